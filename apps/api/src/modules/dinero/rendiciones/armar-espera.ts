import { condicionVigente } from '@colega/domain/colegio';
import type { Tolerancia } from '@colega/domain/dinero';
import type { Fecha } from '@colega/domain/fechas';
import type { Cobrador } from './origenes.ts';

/** How long what is to arrive on a day is waited for: as long as was agreed on the day of any of its payments (S-1238). */
export const armarEspera = (
  { condiciones }: Pick<Cobrador, 'condiciones'>,
  cobrado: readonly { dia: Fecha; dias_de_cobro: readonly Fecha[] }[],
): Tolerancia => {
  const deLoCobrado = (dia: Fecha): number => condicionVigente(condiciones, dia).tolerancia;
  const deEseDia = new Map<Fecha, number>();
  for (const { dia, dias_de_cobro } of cobrado)
    deEseDia.set(dia, Math.max(deEseDia.get(dia) ?? 0, ...dias_de_cobro.map(deLoCobrado)));
  return (dia) => deEseDia.get(dia) ?? deLoCobrado(dia);
};
