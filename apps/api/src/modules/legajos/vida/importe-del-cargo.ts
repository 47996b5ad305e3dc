import { type ListasEnVigor, tasaDe } from '@colega/domain/colegio';
import type { Fecha } from '@colega/domain/fechas';
import { Decimal, type Importe, importe } from '@colega/domain/importes';
import type { CircuitoDeDetalle } from '@colega/domain/legajos';
import type { Traido } from '../../../db/traido-de-contrato.ts';

export const TASA: Readonly<Record<CircuitoDeDetalle, 'cep' | 'timbrado'>> = { cep: 'cep', timbrados: 'timbrado' };

/** The charge of a contract of cents would round to nothing. */
const IMPORTE_MINIMO = '0.01';

/** What a contract is charged by a circuit, whatever was paid of it: nothing where the college charges none, and what it brought where it did. */
export const importeDelCargo = (
  listas: ListasEnVigor,
  circuito: CircuitoDeDetalle,
  { monto, fecha, traido }: { monto: string; fecha: Fecha; traido: Traido },
): Importe => {
  const suyo = traido[circuito];
  if (suyo !== null) return suyo;
  const tasa = new Decimal(tasaDe(listas, TASA[circuito], fecha));
  return tasa.isZero() ? '0.00' : importe(Decimal.max(tasa.times(monto), IMPORTE_MINIMO));
};
