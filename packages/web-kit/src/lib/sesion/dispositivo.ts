const CLAVE = 'dispositivo';

/** The server gave it at a sign-in here; null is a device like any other. */
export const leerDispositivo = (): string | null => {
  try {
    return localStorage.getItem(CLAVE);
  } catch {
    return null;
  }
};

export const recordarDispositivo = (token: string | null): void => {
  if (token === null) return;
  try {
    localStorage.setItem(CLAVE, token);
  } catch {
    // This browser stores nothing.
  }
};
