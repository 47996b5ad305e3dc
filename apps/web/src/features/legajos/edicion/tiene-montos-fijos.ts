import type { Abierto } from './abrir.ts';

/** Money in course: amounts, tasks and dates of a confirmed contract stay as they are (docs/reference/rules.md#states). */
export const tieneMontosFijos = ({ legajo, detalle }: Abierto): boolean =>
  legajo.edicion === 'sin_montos' && detalle?.estado.clave === 'confirmado';
