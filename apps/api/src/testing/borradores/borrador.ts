import type { BorradorPorGuardar } from '@colega/contract/borradores';

/** As a wizard sends it. */
export const borradorDePrueba = (cambios: Partial<BorradorPorGuardar> = {}): BorradorPorGuardar => ({
  nombre: 'legajo-manual',
  que: 'Legajo Manual',
  detalle: 'FERNANDEZ ANA PAULA · Calle 50 1234',
  paso: 'COMITENTE',
  falta: ['COMITENTE', 'CONTRATO'],
  enlace: '/app/ejercicio/legajo/manual',
  formulario: 1,
  valores: JSON.stringify({ borrador: { fecha: '2026-03-16' } }),
  ...cambios,
});
