import { quitarClaves } from './quitar-claves.ts';

type Guardado = { de_quien: number | null; se_lleva_hasta: number; valor: unknown };

export const PREFIJO_DE_LO_ESCRITO = 'escrito:';
/** Told to the page: it may be another's now, or nobody's. */
export const CAMBIO_LO_ESCRITO = 'escrito';

export const leerGuardado = (clave: string): Guardado | null => {
  try {
    return JSON.parse(sessionStorage.getItem(clave) ?? 'null') as Guardado | null;
  } catch {
    return null;
  }
};

export const guardarDe = (clave: string, guardado: Guardado): void => {
  try {
    sessionStorage.setItem(clave, JSON.stringify(guardado));
  } catch {
    // a browser that keeps nothing, or has no room: what comes after goes on without it
  }
};

const avisar = (): void => void dispatchEvent(new Event(CAMBIO_LO_ESCRITO));

/** Somebody's session is here: what is another's goes away, and what came to sign in is theirs (S-1246). */
export const entregarLoEscrito = (user_id: number): void => {
  const deOtro = (clave: string): boolean => {
    const guardado = leerGuardado(clave);
    if (guardado?.de_quien === user_id) return false;
    if (guardado?.de_quien !== null || guardado.se_lleva_hasta < Date.now()) return true;
    guardarDe(clave, { ...guardado, de_quien: user_id });
    return false;
  };
  if (quitarClaves(PREFIJO_DE_LO_ESCRITO, deOtro)) avisar();
};

/** Somebody ended a session, here or in another tab. */
export const olvidarLoEscrito = (): void => {
  quitarClaves(PREFIJO_DE_LO_ESCRITO);
  avisar();
};
