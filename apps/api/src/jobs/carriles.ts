import type { NombreDeTrabajo } from './cola.ts';

/** What waits for others of its kind alone: a mail server that hangs delays neither a download nor what is asked about a payment. */
export type Carril = 'dinero' | 'papeles' | 'correo';

const CARRIL_DE = {
  barrer_intenciones: 'dinero',
  barrer_cobranzas: 'dinero',
  dar_de_baja: 'dinero',
  vencer_cupones: 'dinero',
  armar_lote: 'papeles',
  quitar_imagenes: 'papeles',
  recuperar_clave: 'correo',
  enviar_aviso: 'correo',
  avisar_vencimientos: 'correo',
  avisar_seguridad: 'correo',
} as const satisfies Record<NombreDeTrabajo, Carril>;

/** Jobs at once in each (S-503): of money one of each kind, since none of them runs twice at the same time. */
const SIMULTANEOS: Readonly<Record<Carril, number>> = { dinero: 4, papeles: 2, correo: 2 };

/** Each place of a lane, with the jobs that are done there: one at once. */
export const LUGARES = Object.entries(SIMULTANEOS).flatMap(([carril, simultaneos]) => {
  const trabajos = new Set(Object.keys(CARRIL_DE).filter((nombre) => CARRIL_DE[nombre as NombreDeTrabajo] === carril));
  return Array.from({ length: simultaneos }, () => trabajos);
});
