import { type ListasEnVigor, tasaDe } from '@colega/domain/colegio';
import type { Fecha } from '@colega/domain/fechas';
import { Decimal, type Importe, importe } from '@colega/domain/importes';
import type { CircuitoDeDetalle } from '@colega/domain/legajos';

export const TASA: Readonly<Record<CircuitoDeDetalle, 'cep' | 'timbrado'>> = { cep: 'cep', timbrados: 'timbrado' };

/** The charge of a contract of cents would round to nothing. */
const IMPORTE_MINIMO = '0.01';

/** What a contract is charged by a circuit, whatever was paid of it: nothing where the college charges none. */
export const importeDelCargo = (
  listas: ListasEnVigor,
  circuito: CircuitoDeDetalle,
  { monto, fecha }: { monto: string; fecha: Fecha },
): Importe => {
  const tasa = new Decimal(tasaDe(listas, TASA[circuito], fecha));
  return tasa.isZero() ? '0.00' : importe(Decimal.max(tasa.times(monto), IMPORTE_MINIMO));
};
