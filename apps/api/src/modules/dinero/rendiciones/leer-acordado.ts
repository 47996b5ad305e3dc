import type { AcordadoConCobrador } from '@colega/contract/dinero';
import { comienzoDeLaTasa, condicionesEntre, condicionVigente } from '@colega/domain/colegio';
import type { Fecha } from '@colega/domain/fechas';
import { Decimal } from '@colega/domain/importes';
import type { Cobrador } from './origenes.ts';

const CIEN = 100;
const DECIMALES = 2;
const enPorCiento = (tasa: string): string => {
  const parte = new Decimal(tasa).times(CIEN);
  return parte.toFixed(Math.max(DECIMALES, parte.decimalPlaces()));
};

/** What it keeps of what is paid that day; null where nothing was agreed. */
export const leerAcordado = (
  { condiciones }: Pick<Cobrador, 'condiciones'>,
  dia: Fecha,
): AcordadoConCobrador | null => {
  const { tasa, de_referencia } = condicionVigente(condiciones, dia);
  if (tasa === null) return null;
  return { por_ciento: enPorCiento(tasa), desde: comienzoDeLaTasa(condiciones, dia), de_referencia };
};

/** All that was agreed on some of those days, oldest first: each time that it is another part, or of another norm. */
export const leerAcordados = (
  { condiciones }: Pick<Cobrador, 'condiciones'>,
  { desde, hasta }: { desde: Fecha; hasta: Fecha },
): (AcordadoConCobrador | null)[] => {
  const dichos = condicionesEntre(condiciones, desde, hasta).map(({ vigente_desde }) =>
    leerAcordado({ condiciones }, vigente_desde),
  );
  return dichos.filter((uno, i) => JSON.stringify(uno) !== JSON.stringify(dichos[i + 1]));
};
