import type { Db } from '../db/conectar.ts';
import type { AvisoDeSeguridad } from '../modules/sesion/aviso-de-seguridad.ts';
import { insertTrabajo } from './cola.repository.ts';

/** What is done in the background, with what each one needs to know. */
export type Trabajos = {
  /** Somebody asked to choose another password for that user, if there is one. One left by an older version has no `pedido`. */
  recuperar_clave: { username: string; pedido?: string };
  /** Sends the letter of a notice: whatever is told by mail leaves this way. */
  enviar_aviso: { aviso_id: number };
  /** Tells everybody what of theirs is due soon. */
  avisar_vencimientos: unknown;
  /** How an older version leaves a letter about an account: the portals of that one, while they are being replaced, go on doing it. */
  avisar_seguridad: AvisoDeSeguridad;
  /** Asks the providers about the payments whose time has come. */
  barrer_intenciones: unknown;
  /** Credits what was collected for printed coupons and codes. */
  barrer_cobranzas: unknown;
  /** Closes, at their providers, what can no longer be paid here. */
  dar_de_baja: unknown;
  /** Writes down which coupons are past their last day. */
  vencer_cupones: unknown;
  /** Makes the papers that somebody asked for together. */
  armar_lote: { lote_id: number };
  /** Removes the images that no certificate keeps. */
  quitar_imagenes: unknown;
};
export type NombreDeTrabajo = keyof Trabajos;

/** Times a job is tried, with longer and longer waits in between: a whole day without mail loses no letter (S-366). */
export const INTENTOS = 14;

/** The library's order: the least first, and 0 unless something is said. */
const PRIMERO = -10;

/**
 * Leaves a job for later, in the transaction of what asks for it: both or neither. At least once, never lost. Those with the same
 * `fila` are done one after another: whoever asks for several takes one place of their lane. Of a lane what is `urgente` goes first.
 */
export const encolar = async <N extends NombreDeTrabajo>(
  db: Db,
  nombre: N,
  datos: Trabajos[N],
  { fila = null, urgente = false }: { fila?: string | null; urgente?: boolean } = {},
): Promise<void> => {
  await insertTrabajo(db, { nombre, datos, fila, intentos: INTENTOS, prioridad: urgente ? PRIMERO : null });
};
