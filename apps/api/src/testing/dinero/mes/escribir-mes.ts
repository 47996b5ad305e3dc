import { sumarDias } from '@colega/domain/fechas';
import { Decimal, type Importe, importe } from '@colega/domain/importes';
import type { AzarDelMes } from './azar.ts';

const FALLAS_DEL_MES = [
  ...(['renglon_repetido', 'renglon_que_falta', 'otro_importe', 'otra_fecha', 'cupon_desconocido'] as const),
  ...(['contracargo', 'tarde'] as const),
] as const;
export type FallaDelMes = (typeof FALLAS_DEL_MES)[number];

export type PagoDelMes = {
  indice: number;
  medio: 'caja' | 'transferencia' | 'codigo_barra' | 'redLink';
  dia: string;
  importe: Importe;
  externo: string;
  falla: FallaDelMes | null;
};

const PARTE_CON_FALLA = 0.02;
const DE_UN_COBRADOR = ['codigo_barra', 'redLink'] as const;

/** One payment of each technician: who pays what, when, by what, and what goes wrong with it (2 %). */
export const escribirMes = (azar: AzarDelMes, cuantos: number, primerDia: string): PagoDelMes[] =>
  Array.from({ length: cuantos }, (_, indice) => {
    const medio = azar.unoDe(['caja', 'transferencia', ...DE_UN_COBRADOR, ...DE_UN_COBRADOR] as const);
    const deCobrador = DE_UN_COBRADOR.some((uno) => uno === medio);
    return {
      ...{ indice, medio, dia: sumarDias(primerDia, azar.entre(0, 27)) },
      importe: importe(new Decimal(azar.entre(100_000, 9_000_000)).div(100)),
      externo: medio === 'caja' || medio === 'transferencia' ? `${medio}-${indice}` : String(1_000_000 + indice),
      falla: deCobrador && azar.pasa(PARTE_CON_FALLA) ? azar.unoDe(FALLAS_DEL_MES) : null,
    };
  });
