/** What a person is filling in, kept on this machine and for this user alone. */
const PREFIJO = 'borrador:';
const claveDe = (user_id: number, nombre: string): string => `${PREFIJO}${user_id}:${nombre}`;

export const leerBorrador = (user_id: number, nombre: string): unknown => {
  try {
    return JSON.parse(localStorage.getItem(claveDe(user_id, nombre)) ?? 'null');
  } catch {
    return null;
  }
};

/** A full or forbidden storage loses the copy, never the screen. Answers whether it is kept. */
export const guardarBorrador = (user_id: number, nombre: string, valor: unknown): boolean => {
  try {
    localStorage.setItem(claveDe(user_id, nombre), JSON.stringify(valor));
    return true;
  } catch {
    borrarBorrador(user_id, nombre);
    return false;
  }
};

export const borrarBorrador = (user_id: number, nombre: string): void =>
  localStorage.removeItem(claveDe(user_id, nombre));

/** A chosen logout leaves nothing behind (decisions, "Session, drafts, mail"). */
export const olvidarBorradores = (user_id: number): void => {
  for (const clave of Object.keys(localStorage)) {
    if (clave.startsWith(`${PREFIJO}${user_id}:`)) localStorage.removeItem(clave);
  }
};
