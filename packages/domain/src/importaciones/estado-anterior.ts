import { simplificar } from '../validacion/simplificar.ts';

/** `confirmado` is in process: its technician confirmed it and nobody approved it yet (S-1159). */
export type EstadoAnterior = 'visado' | 'anulado' | 'confirmado';

const ESTADOS: Readonly<Record<string, EstadoAnterior>> = {
  visado: 'visado',
  visada: 'visado',
  aprobado: 'visado',
  aprobada: 'visado',
  terminado: 'visado',
  terminada: 'visado',
  cerrado: 'visado',
  cerrada: 'visado',
  anulado: 'anulado',
  anulada: 'anulado',
  baja: 'anulado',
  'en tramite': 'confirmado',
  confirmado: 'confirmado',
  confirmada: 'confirmado',
  pendiente: 'confirmado',
  presentado: 'confirmado',
  presentada: 'confirmado',
  ingresado: 'confirmado',
  ingresada: 'confirmado',
  'en curso': 'confirmado',
  'en revision': 'confirmado',
  'sin visar': 'confirmado',
  'a visar': 'confirmado',
};

/** Null is a state that nobody knows; an empty cell says the one that is given. */
export const leerEstadoAnterior = (escrito: string, siNoDice: EstadoAnterior): EstadoAnterior | null =>
  escrito === '' ? siNoDice : (ESTADOS[simplificar(escrito)] ?? null);
