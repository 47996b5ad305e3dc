import type { CodigoDeCampo } from '../formularios/codigos.ts';
import type { Campo } from '../formularios/formulario.ts';
import { validarCampos } from '../formularios/validar.ts';
import { Decimal } from '../importes/decimal.ts';
import type { Problema } from '../resultado/problema.ts';
import { camposDelPaso, type PasoDeCertificado, type Valores } from './campo.ts';
import type { CodigoDeCertificado } from './codigos.ts';
import { BANDAS_DE_ACOPLE, ETIQUETA_DE_ACOPLE, type SuministroCaieEr } from './definiciones/caie-er.ts';
import { DEFINICIONES } from './definiciones.ts';
import type { TipoDeCertificado } from './tipos.ts';

export type ProblemaDeCertificado = Problema<CodigoDeCertificado | CodigoDeCampo>;

export const leerDecimal = (valor: string): Decimal => new Decimal(valor.trim().replace(',', '.'));

export const validarCampo = (campo: Campo, valor: Valores[string]): ProblemaDeCertificado | null =>
  validarCampos([campo], { [campo.ruta]: valor ?? null })[0] ?? null;

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
/** These rules need more than one value, so they run once the fields that they read are in order. */
const CRUZADAS: readonly { leidos: readonly string[]; regla: Cruzada }[] = [
  { leidos: ['potencia_acople'], regla: validarAcople },
  { leidos: ['presion_red', 'presion_interna'], regla: validarPresion },
];

export const validarPaso = (
  paso: PasoDeCertificado,
  valores: Valores,
  suministro: string | null,
): ProblemaDeCertificado[] => {
  const campos = camposDelPaso(paso);
  const problemas: ProblemaDeCertificado[] = validarCampos(campos, valores);
  const sanos = new Set(campos.map(({ ruta }) => ruta));
  for (const { campo } of problemas) sanos.delete(campo ?? '');
  const cruzadas = CRUZADAS.filter(({ leidos }) => leidos.every((ruta) => sanos.has(ruta)));
  return [...problemas, ...cruzadas.flatMap(({ regla }) => regla(valores, suministro))];
};

export const validarCertificado = (
  type: TipoDeCertificado,
  valores: Valores,
  suministro: string | null,
): ProblemaDeCertificado[] => DEFINICIONES[type].flatMap((paso) => validarPaso(paso, valores, suministro));
