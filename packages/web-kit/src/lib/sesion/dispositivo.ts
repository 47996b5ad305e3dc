const CLAVE = 'dispositivo';

/** Given by the server when somebody signs in here; without it, or without a store, this is a device like any other. */
export const leerDispositivo = (): string | null => {
  try {
    return localStorage.getItem(CLAVE);
  } catch {
    return null;
  }
};

/** It outlives the session: it opens nothing by itself. */
export const recordarDispositivo = (token: string | null): void => {
  if (token === null) return;
  try {
    localStorage.setItem(CLAVE, token);
  } catch {
    // a browser that stores nothing
  }
};
