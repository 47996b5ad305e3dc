/** Drafts are kept on this machine and for this user alone. */
const PREFIJO = 'borrador:';
const claveDe = (user_id: number, nombre: string): string => `${PREFIJO}${user_id}:${nombre}`;

export const leerBorrador = (user_id: number, nombre: string): unknown => {
  try {
    return JSON.parse(localStorage.getItem(claveDe(user_id, nombre)) ?? 'null');
  } catch {
    return null;
  }
};

/** What could not be kept must not be said to be. */
let seGuardo = true;
export const seGuardanLosBorradores = (): boolean => seGuardo;

/** A full or forbidden storage loses the copy, never the screen. */
export const guardarBorrador = (user_id: number, nombre: string, valor: unknown): void => {
  try {
    localStorage.setItem(claveDe(user_id, nombre), JSON.stringify(valor));
    seGuardo = true;
  } catch {
    seGuardo = false;
    quitarBorrador(user_id, nombre);
  }
};

export const quitarBorrador = (user_id: number, nombre: string): void =>
  localStorage.removeItem(claveDe(user_id, nombre));

/** docs/reference/rules.md#drafts: a chosen logout leaves nothing behind. */
export const olvidarBorradores = (user_id: number): void => {
  // This code is loaded only when somebody leaves: few people take photos.
  void import('./fotos-guardadas.ts').then(({ olvidarFotos }) => olvidarFotos(user_id));
  for (const clave of Object.keys(localStorage)) {
    if (clave.startsWith(`${PREFIJO}${user_id}:`)) localStorage.removeItem(clave);
  }
};
