import { armarResumenAnual } from '@colega/domain/dinero';
import type { DatosDeResumenAnual } from '../../documents/resumen-anual.ts';
import { EMISOR_DE_MUESTRA } from './emisor-de-muestra.ts';

const PERIODO = { desde: '2025-01-01', hasta: '2025-12-31' };
type Movimiento = DatosDeResumenAnual['meses'][number]['movimientos'][number];

const resumenDe = (movimientos: readonly Omit<Movimiento, 'saldo'>[]) =>
  armarResumenAnual(PERIODO, '150.00', movimientos);

/** That many a month. */
export const movimientosDeMuestra = (
  cuantos: number,
  cambios: Partial<Movimiento> = {},
): DatosDeResumenAnual['meses'] =>
  resumenDe(
    Array.from({ length: 12 * cuantos }, (_, i) => ({
      fecha: `2025-${String(Math.floor(i / cuantos) + 1).padStart(2, '0')}-10`,
      ...{ tipo: 'cargo' as const, que: `CUOTA ${i + 1} · T-12.345`, importe: '10.00' },
      ...cambios,
    })),
  ).meses;

export const resumenAnualDeMuestra = (cambios: Partial<DatosDeResumenAnual> = {}): DatosDeResumenAnual => ({
  ...resumenDe([
    { fecha: '2025-03-31', tipo: 'cargo', que: 'ARANCEL 2025 · T-12.345', importe: '1490.80' },
    { fecha: '2025-04-20', tipo: 'recargo', que: 'Recargo del cupón N.º 12345', importe: '74.54' },
    { fecha: '2025-04-20', tipo: 'pago', que: 'Pago del cupón N.º 12345, SiPago, recibo N.º 87', importe: '1565.34' },
    { fecha: '2025-04-20', tipo: 'credito', que: 'Saldo a favor: pago de más del cupón 12345', importe: '34.66' },
  ]),
  ...{ anio: 2025, hoy: '2026-01-06', ahora: new Date('2026-01-06T15:00:00Z'), colegio: EMISOR_DE_MUESTRA },
  titular: {
    nombre: 'María Elena García',
    cuit: '27240816356',
    matriculas: [{ codigo: 'T-12.345', descripcion: 'Maestra Mayor de Obras' }],
    en_revision: '0.00',
  },
  pendientes: [{ vence: '2025-12-15', que: 'CUOTA 2 2025 · T-12.345', importe: '150.00' }],
  adeudado: '150.00',
  a_favor: '34.66',
  ...cambios,
});
