import { cargoPorTasa, type ListasEnVigor, tasaDe } from '@colega/domain/colegio';
import type { Fecha } from '@colega/domain/fechas';
import type { Importe } from '@colega/domain/importes';
import type { CircuitoDeDetalle } from '@colega/domain/legajos';
import type { Traido } from '../../../db/traido-de-contrato.ts';

export const TASA: Readonly<Record<CircuitoDeDetalle, 'cep' | 'timbrado'>> = { cep: 'cep', timbrados: 'timbrado' };

/** What a contract is charged by a circuit, whatever was paid of it: nothing where the college charges none, and what it brought where it did. */
export const importeDelCargo = (
  listas: ListasEnVigor,
  circuito: CircuitoDeDetalle,
  { monto, fecha, traido }: { monto: string; fecha: Fecha; traido: Traido },
): Importe => traido[circuito] ?? cargoPorTasa(tasaDe(listas, TASA[circuito], fecha), monto);
