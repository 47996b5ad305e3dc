import type { Campo } from '../formularios/formulario.ts';
import { camposDelPaso, type PasoDeCertificado, type Valor, type Valores } from './campo.ts';
import { PREGUNTAS, type Pregunta, RUTA_DE_PREGUNTA } from './configuracion.ts';
import { DEFINICIONES } from './definiciones.ts';
import type { TipoDeCertificado } from './tipos.ts';

export type DatoLegible = { ruta: string; etiqueta: string; valor: string };
export type GrupoLegible = { paso: string | null; titulo: string; datos: DatoLegible[] };

export type Nombres = Readonly<Record<string, string | undefined>>;

const VACIO = '-';

export const valorLegible = (campo: Campo, valor: Valor | undefined, nombres: Nombres = {}): string => {
  if (valor === undefined || valor === null || valor === '') return VACIO;
  switch (campo.tipo) {
    case 'si_no':
      return valor === true ? 'SÍ' : 'NO';
    case 'opcion':
      return campo.opciones?.find((opcion) => opcion.valor === valor)?.etiqueta ?? VACIO;
    case 'numero':
      return campo.unidad ? `${valor} ${campo.unidad}` : String(valor);
    case 'texto':
    case 'parrafo':
      return String(valor);
    default:
      return nombres[campo.ruta] ?? VACIO;
  }
};

/** CER-095: a question with a limit says it wherever its answer is read, since "SÍ" alone would say nothing. */
const conLimite = ({ tipo, etiqueta, ayuda }: Campo): string =>
  tipo === 'si_no' && ayuda
    ? `${etiqueta} (${ayuda.charAt(0).toLowerCase()}${ayuda.slice(1).replace(/\.$/, '')})`
    : etiqueta;

const NOMBRE_DE_PREGUNTA: Record<Pregunta, string> = {
  suministroElectrico: 'Suministro',
  tipoCableado: 'Cableado',
  verificacion: 'Verificación',
};

const configuracionLegible = (
  type: TipoDeCertificado,
  configuracion: Readonly<Record<string, unknown>>,
): GrupoLegible[] => {
  const datos = Object.entries(PREGUNTAS[type] ?? {}).map(([pregunta, opciones]) => {
    const ruta = RUTA_DE_PREGUNTA[pregunta as Pregunta];
    const elegida = opciones.find(({ valor }) => valor === configuracion[ruta])?.etiqueta ?? VACIO;
    return { ruta, etiqueta: NOMBRE_DE_PREGUNTA[pregunta as Pregunta], valor: elegida };
  });
  return datos.length === 0 ? [] : [{ paso: null, titulo: 'Elección', datos }];
};

const capitalizado = (texto: string): string => texto.charAt(0) + texto.slice(1).toLowerCase();

const delPaso = (paso: PasoDeCertificado, valores: Valores, nombres: Nombres): GrupoLegible[] =>
  paso.grupos.map(({ titulo, campos }) => ({
    paso: paso.id,
    titulo: titulo ?? capitalizado(paso.titulo),
    datos: campos.map((campo) => ({
      ruta: campo.ruta,
      etiqueta: conLimite(campo),
      valor: valorLegible(campo, valores[campo.ruta], nombres),
    })),
  }));

export const declaracionLegible = (
  type: TipoDeCertificado,
  valores: Valores,
  configuracion: Readonly<Record<string, unknown>>,
  nombres: Nombres = {},
): GrupoLegible[] => [
  ...configuracionLegible(type, configuracion),
  ...DEFINICIONES[type].flatMap((paso) => delPaso(paso, valores, nombres)),
];

export const cambiosEntre = (type: TipoDeCertificado, antes: Valores, despues: Valores): Campo[] =>
  DEFINICIONES[type].flatMap(camposDelPaso).filter(({ ruta }) => (antes[ruta] ?? null) !== (despues[ruta] ?? null));
