import { cargoPorTasa, type ListasEnVigor, tasaDe } from '@colega/domain/colegio';
import type { Fecha } from '@colega/domain/fechas';
import type { Importe } from '@colega/domain/importes';
import type { CircuitoDeDetalle } from '@colega/domain/legajos';

export const TASA: Readonly<Record<CircuitoDeDetalle, 'cep' | 'timbrado'>> = { cep: 'cep', timbrados: 'timbrado' };

/** What a contract is charged by a circuit, whatever was paid of it: nothing where the college charges none. */
export const importeDelCargo = (
  listas: ListasEnVigor,
  circuito: CircuitoDeDetalle,
  { monto, fecha }: { monto: string; fecha: Fecha },
): Importe => cargoPorTasa(tasaDe(listas, TASA[circuito], fecha), monto);
