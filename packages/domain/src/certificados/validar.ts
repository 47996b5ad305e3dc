import { Decimal } from '../dinero/decimal.ts';
import type { Problema } from '../resultado/problema.ts';
import {
  anio,
  type CodigoDeValidacion,
  digitosYSeparadores,
  entero,
  largoMaximo,
  ochoDigitos,
  type ReglaDeFormato,
  seisDigitos,
  seisDigitosSinSeparadores,
} from '../validacion/reglas.ts';
import {
  type CampoCertificado,
  type CampoDeNumero,
  type CampoDeTexto,
  camposDelPaso,
  type PasoDeCertificado,
  type Valores,
} from './campo.ts';
import type { CodigoDeCertificado } from './codigos.ts';
import { BANDAS_DE_ACOPLE, ETIQUETA_DE_ACOPLE, type SuministroCaieEr } from './definiciones/caie-er.ts';
import { DEFINICIONES } from './definiciones.ts';
import type { TipoDeCertificado } from './tipos.ts';

export type ProblemaDeCertificado = Problema<CodigoDeCertificado | CodigoDeValidacion>;
type SinCampo = Omit<ProblemaDeCertificado, 'campo'>;

const NUEVE_DECIMALES = /^\d{1,6}([.,]\d{1,9})?$/;

const REGLAS: Record<CampoDeNumero['regla'], (texto: string) => SinCampo | null> = {
  seis_digitos: seisDigitos,
  seis_digitos_sin_separadores: seisDigitosSinSeparadores,
  ocho_digitos: ochoDigitos,
  entero,
  anio,
  nueve_decimales: (texto) => (NUEVE_DECIMALES.test(texto) ? null : { codigo: 'nueve_decimales' }),
};
const REGLAS_DE_TEXTO: Record<NonNullable<CampoDeTexto['regla']>, ReglaDeFormato> = {
  digitos_y_separadores: digitosYSeparadores,
};

const estaVacio = (valor: unknown): boolean =>
  valor === undefined || valor === null || (typeof valor === 'string' && valor.trim() === '');

const faltante = (campo: CampoCertificado): SinCampo => {
  if (campo.tipo === 'si_no') return { codigo: campo.mensaje ?? 'seleccion_requerida' };
  if (campo.tipo === 'opcion') return { codigo: 'opcion_requerida' };
  return { codigo: campo.tipo === 'foto' ? 'foto_requerida' : 'requerido' };
};

/** What was typed, as a number; a comma or a dot is its decimal point. */
export const leerDecimal = (valor: string): Decimal => new Decimal(valor.trim().replace(',', '.'));

const validarNumero = (campo: CampoDeNumero, valor: unknown): SinCampo | null => {
  const escrito = String(valor).trim();
  const problema = REGLAS[campo.regla](escrito);
  if (problema) return problema;
  const numero = leerDecimal(escrito);
  if (numero.isNegative()) return { codigo: campo.regla === 'entero' ? 'entero' : 'decimal' };
  if (campo.positivo && numero.isZero()) return { codigo: 'minimo', datos: { target: 0 } };
  if (campo.maximo !== undefined && numero.gt(campo.maximo)) {
    return { codigo: 'valor_hasta', datos: { target: campo.maximo } };
  }
  return null;
};

const validarValor = (campo: CampoCertificado, valor: unknown): SinCampo | null => {
  if (estaVacio(valor)) return campo.opcional ? null : faltante(campo);
  switch (campo.tipo) {
    case 'si_no':
      return typeof valor === 'boolean' ? null : faltante(campo);
    case 'opcion':
      return campo.opciones.some((opcion) => opcion.valor === valor) ? null : { codigo: 'opcion_invalida' };
    case 'numero':
      return validarNumero(campo, valor);
    case 'texto': {
      const escrito = String(valor);
      return largoMaximo(campo.largo)(escrito) ?? (campo.regla ? REGLAS_DE_TEXTO[campo.regla](escrito) : null);
    }
    default:
      return Number.isInteger(valor) && Number(valor) > 0 ? null : faltante(campo);
  }
};

/** One field against what was typed or chosen in it. */
export const validarCampo = (campo: CampoCertificado, valor: unknown): ProblemaDeCertificado | null => {
  const problema = validarValor(campo, valor);
  return problema && { ...problema, campo: campo.ruta };
};

const CONDICION = ({ desde, hasta }: { desde?: number; hasta?: number }): string => {
  if (desde === undefined) return `menor o igual a ${hasta}`;
  return hasta === undefined ? `mayor o igual a ${desde}` : `entre ${desde} y ${hasta}`;
};

/** CER-062..067, OPN-113. */
const validarAcople = (valores: Valores, suministro: string | null): ProblemaDeCertificado[] => {
  const banda = BANDAS_DE_ACOPLE[suministro as SuministroCaieEr];
  const potencia = leerDecimal(String(valores.potencia_acople));
  if (!banda) return [];
  const entra = potencia.gte(banda.desde ?? 0) && (banda.hasta === undefined || potencia.lte(banda.hasta));
  if (entra) return [];
  const datos = { field: ETIQUETA_DE_ACOPLE, condition: CONDICION(banda) };
  return [{ codigo: 'potencia_de_acople', campo: 'potencia_acople', datos }];
};

/** S-405: gas enters a house at its pressure or less; a business may have a compressor (a warning says so). */
const validarPresion = (valores: Valores): ProblemaDeCertificado[] => {
  const [red, interna] = [valores.presion_red, valores.presion_interna].map((valor) => leerDecimal(String(valor)));
  const sube = valores.uso === 'domiciliario' && red && interna?.gt(red);
  return sube ? [{ codigo: 'presion_interna_imposible', campo: 'presion_interna' }] : [];
};

type Cruzada = (valores: Valores, suministro: string | null) => ProblemaDeCertificado[];
/** Rules of a step that need more than one value: run once the fields that they read are in order. */
const CRUZADAS: readonly { leidos: readonly string[]; regla: Cruzada }[] = [
  { leidos: ['potencia_acople'], regla: validarAcople },
  { leidos: ['presion_red', 'presion_interna'], regla: validarPresion },
];

/** One step, with what the chooser settled. */
export const validarPaso = (
  paso: PasoDeCertificado,
  valores: Valores,
  suministro: string | null,
): ProblemaDeCertificado[] => {
  const campos = camposDelPaso(paso);
  const problemas = campos.flatMap((campo) => validarCampo(campo, valores[campo.ruta]) ?? []);
  const sanos = new Set(campos.map(({ ruta }) => ruta));
  for (const { campo } of problemas) sanos.delete(campo ?? '');
  const cruzadas = CRUZADAS.filter(({ leidos }) => leidos.every((ruta) => sanos.has(ruta)));
  return [...problemas, ...cruzadas.flatMap(({ regla }) => regla(valores, suministro))];
};

/** All of it, in the order of its steps: what the server asks again. */
export const validarCertificado = (
  type: TipoDeCertificado,
  valores: Valores,
  suministro: string | null,
): ProblemaDeCertificado[] => DEFINICIONES[type].flatMap((paso) => validarPaso(paso, valores, suministro));
