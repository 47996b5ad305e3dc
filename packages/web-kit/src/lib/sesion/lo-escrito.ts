import { CAMBIO_LO_ESCRITO, guardarDe, leerGuardado, PREFIJO_DE_LO_ESCRITO } from './entregar-lo-escrito.ts';

/*
 * What somebody typed on a page that keeps nothing, so that it goes with them to the next one: in this tab, and of whoever typed it (S-1246). Of
 * nobody while there is no session, and then it goes only with whoever signs in by the way that its button began, soon after.
 */
const PARA_INGRESAR_MS = 15 * 60_000;

const claveDe = (nombre: string): string => `${PREFIJO_DE_LO_ESCRITO}${nombre}`;

export const leerLoEscrito = (nombre: string, de_quien: number | null): unknown => {
  const guardado = leerGuardado(claveDe(nombre));
  return guardado?.de_quien === de_quien ? guardado.valor : null;
};

export const guardarLoEscrito = (nombre: string, de_quien: number | null, valor: unknown): void =>
  guardarDe(claveDe(nombre), { de_quien, se_lleva_hasta: 0, valor });

export const quitarLoEscrito = (nombre: string): void => sessionStorage.removeItem(claveDe(nombre));

/** Whoever typed it without a session is going to sign in, and takes it along. */
export const llevarLoEscrito = (nombre: string): void => {
  const guardado = leerGuardado(claveDe(nombre));
  if (guardado) guardarDe(claveDe(nombre), { ...guardado, se_lleva_hasta: Date.now() + PARA_INGRESAR_MS });
};

/** It may be another's now, or nobody's. Answers the way to stop listening. */
export const alCambiarLoEscrito = (escucha: () => void): (() => void) => {
  addEventListener(CAMBIO_LO_ESCRITO, escucha);
  return () => removeEventListener(CAMBIO_LO_ESCRITO, escucha);
};
