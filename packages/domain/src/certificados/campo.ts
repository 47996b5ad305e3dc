import type { CodigoDeFalta } from '../formularios/codigos.ts';
import { crearCampo } from '../formularios/crear-campo.ts';
import type { NombreDeFormato } from '../formularios/formatos.ts';
import type { Campo, Opcion, ReglaDeCampo, TipoDeCampo } from '../formularios/formulario.ts';

export type GrupoDeCampos = { titulo?: string; campos: readonly Campo[] };
export type PasoDeCertificado = { id: string; titulo: string; grupos: readonly GrupoDeCampos[] };

/** Of a definition with its values: text as typed for numbers and texts, an id, an option's value, a yes or no. */
export type Valor = string | number | boolean | null;
export type Valores = Readonly<Record<string, Valor | undefined>>;

export const camposDelPaso = ({ grupos }: PasoDeCertificado): Campo[] => grupos.flatMap(({ campos }) => campos);

type Comun = {
  /** CER-023: the specification gives some inputs a name of their own. */
  nombre?: string;
  opcional?: true;
  ayuda?: string;
  unidad?: string;
  deLaPregunta?: string;
  deEsteLugar?: true;
};

const crear = (
  tipo: TipoDeCampo,
  ruta: string,
  etiqueta: string,
  { opcional, ...comun }: Comun,
  reglas: readonly ReglaDeCampo[],
  falta?: CodigoDeFalta,
): Campo => crearCampo(ruta, etiqueta, tipo, { ...comun, reglas, ...(!opcional && { requerido: falta ?? true }) });

type DeSiNo = Comun & { mensaje?: 'opcion_requerida'; esUnHecho?: true };

export const campoSiNo = (ruta: string, etiqueta: string, { mensaje, ...comun }: DeSiNo = {}): Campo =>
  crear('si_no', ruta, etiqueta, comun, [], mensaje ?? 'seleccion_requerida');

export const opcion = (ruta: string, etiqueta: string, opciones: readonly Opcion[], comun: Comun = {}): Campo => ({
  ...crear('opcion', ruta, etiqueta, comun, [], 'opcion_requerida'),
  opciones,
});

type DeNumero = Comun & {
  maximo?: number;
  /** S-405: a zero is not a measure, there would be nothing to certify. */
  positivo?: true;
};

export const numero = (
  ruta: string,
  etiqueta: string,
  formato: NombreDeFormato,
  { maximo, positivo, ...comun }: DeNumero = {},
): Campo =>
  crear('numero', ruta, etiqueta, comun, [
    { regla: formato },
    ...(positivo ? [{ regla: 'minimo', tope: 0 } as const] : []),
    ...(maximo === undefined ? [] : [{ regla: 'hasta', tope: maximo } as const]),
  ]);

const LINEAS_DE_PARRAFO = 3;

type DeTexto = Comun & { regla?: NombreDeFormato; parrafo?: true };

export const texto = (
  ruta: string,
  etiqueta: string,
  largo: number,
  { regla, parrafo, ...comun }: DeTexto = {},
): Campo => ({
  ...crear(parrafo ? 'parrafo' : 'texto', ruta, etiqueta, comun, [
    { regla: 'largo', tope: largo },
    ...(regla ? [{ regla }] : []),
  ]),
  ...(parrafo && { lineas: LINEAS_DE_PARRAFO }),
});

type TipoDeId = 'titular' | 'inmueble' | 'localidad' | 'certificado' | 'foto';

export const elegido = (tipo: TipoDeId, ruta: string, etiqueta: string, comun: Comun = {}): Campo =>
  crear(tipo, ruta, etiqueta, comun, [], tipo === 'foto' ? 'foto_requerida' : 'requerido');
