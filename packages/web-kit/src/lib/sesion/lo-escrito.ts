/**
 * What somebody typed on a page that keeps nothing, so that it goes with them to the next one: in this tab, and of whoever typed it (S-1246). Of
 * nobody while there is no session, and then it goes only with whoever signs in by the way that its button began, soon after.
 */
type Guardado = { de_quien: number | null; se_lleva_hasta: number; valor: unknown };

const PREFIJO = 'escrito:';
const PARA_INGRESAR_MS = 15 * 60_000;
const interesados = new Set<() => void>();

const leer = (clave: string): Guardado | null => {
  try {
    return JSON.parse(sessionStorage.getItem(clave) ?? 'null') as Guardado | null;
  } catch {
    return null;
  }
};

const guardar = (clave: string, guardado: Guardado): void => {
  try {
    sessionStorage.setItem(clave, JSON.stringify(guardado));
  } catch {
    // a browser that keeps nothing, or has no room: what comes after goes on without it
  }
};

const claves = (): string[] => Object.keys(sessionStorage).filter((clave) => clave.startsWith(PREFIJO));

const quitar = (sobran: readonly string[]): void => {
  for (const clave of sobran) sessionStorage.removeItem(clave);
  for (const escucha of interesados) escucha();
};

export const leerLoEscrito = (nombre: string, de_quien: number | null): unknown => {
  const guardado = leer(`${PREFIJO}${nombre}`);
  return guardado?.de_quien === de_quien ? guardado.valor : null;
};

export const guardarLoEscrito = (nombre: string, de_quien: number | null, valor: unknown): void =>
  guardar(`${PREFIJO}${nombre}`, { de_quien, se_lleva_hasta: 0, valor });

export const quitarLoEscrito = (nombre: string): void => sessionStorage.removeItem(`${PREFIJO}${nombre}`);

/** Whoever typed it without a session is going to sign in, and takes it along. */
export const llevarLoEscrito = (nombre: string): void => {
  const guardado = leer(`${PREFIJO}${nombre}`);
  if (guardado) guardar(`${PREFIJO}${nombre}`, { ...guardado, se_lleva_hasta: Date.now() + PARA_INGRESAR_MS });
};

/** Somebody's session is here: what is another's goes away, and what came to sign in is theirs. */
export const entregarLoEscrito = (user_id: number): void => {
  const sobran: string[] = [];
  for (const clave of claves()) {
    const guardado = leer(clave);
    if (guardado?.de_quien === user_id) continue;
    if (guardado?.de_quien === null && guardado.se_lleva_hasta >= Date.now())
      guardar(clave, { ...guardado, de_quien: user_id });
    else sobran.push(clave);
  }
  if (sobran.length > 0) quitar(sobran);
};

/** Somebody ended a session, here or in another tab. */
export const olvidarLoEscrito = (): void => quitar(claves());

/** It may be another's now, or nobody's. Answers the way to stop listening. */
export const alCambiarLoEscrito = (escucha: () => void): (() => void) => {
  interesados.add(escucha);
  return () => interesados.delete(escucha);
};
