import { Decimal } from '../../importes/decimal.ts';
import { exito, fracaso, type Resultado } from '../../resultado/resultado.ts';
import type { CeldaDeArancel, TipoDeCelda } from './celda.ts';
import type { CeldaEscrita } from './escribir-celdas.ts';

export const REDONDEOS = ['0.0001', '0.001', '0.01', '0.1', '1', '10', '100', '1000', '10000'] as const;
export type Redondeo = (typeof REDONDEOS)[number];

/** The end of a bracket, a count or the name of a share is not a price. */
const SUBEN: readonly TipoDeCelda[] = ['importe', 'coeficiente', 'porcentaje'];

export type CodigoDePorcentaje = 'porcentaje_de_aumento_invalido' | 'redondeo_a_cero' | 'nada_que_aumentar';

const PORCENTAJE = /^[-−+]?\d{1,4}([.,]\d{1,4})?$/;

/** `12,5`, `+12,5`, `-3`. */
export const parsePorcentaje = (escrito: string): Decimal | null => {
  const limpio = escrito.replace(/[\s%]/g, '').replace('−', '-').replace(/^\+/, '').replace(',', '.');
  return PORCENTAJE.test(limpio) ? new Decimal(limpio) : null;
};

/** Those figures with a percentage more or less, rounded to the nearest multiple (half, up), as they are written in their cells (S-975). */
export const aplicarPorcentaje = (
  celdas: readonly CeldaDeArancel[],
  escrito: string,
  redondeo: Redondeo,
): Resultado<CeldaEscrita[], CodigoDePorcentaje> => {
  const porcentaje = parsePorcentaje(escrito);
  if (!porcentaje || porcentaje.isZero() || porcentaje.lte(-100)) return fracaso('porcentaje_de_aumento_invalido');
  const suben = celdas.filter(({ tipo, valor }) => SUBEN.includes(tipo) && /^\d+(\.\d+)?$/.test(valor));
  if (suben.length === 0) return fracaso('nada_que_aumentar');
  const factor = porcentaje.div(100).plus(1);
  const nuevas = suben.map(({ ruta, tipo, valor }) => {
    const paso = tipo === 'importe' && Number(redondeo) < 0.01 ? '0.01' : redondeo;
    const cifra = new Decimal(valor).times(factor).div(paso).toDecimalPlaces(0, Decimal.ROUND_HALF_UP).times(paso);
    return { ruta, cifra, era: new Decimal(valor) };
  });
  if (nuevas.some(({ cifra, era }) => cifra.isZero() && !era.isZero())) return fracaso('redondeo_a_cero');
  return exito(nuevas.map(({ ruta, cifra }) => ({ ruta, escrito: cifra.toFixed().replace('.', ',') })));
};
