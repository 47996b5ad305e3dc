/** Where the storage is full or forbidden: what is kept is so while the page is open. */
const enMemoria = new Map<string, string>();

export const leerTexto = (clave: string): string | null => {
  try {
    return enMemoria.get(clave) ?? localStorage.getItem(clave);
  } catch {
    return null;
  }
};

/** Answers whether it outlives the page. */
export const guardarTexto = (clave: string, texto: string): boolean => {
  try {
    localStorage.setItem(clave, texto);
    enMemoria.delete(clave);
    return true;
  } catch {
    quitarTexto(clave);
    enMemoria.set(clave, texto);
    return false;
  }
};

export const quitarTexto = (clave: string): void => {
  enMemoria.delete(clave);
  localStorage.removeItem(clave);
};

/** A draft, and what is known of the copy that the server has of it (copias.ts). */
type Que = 'borrador' | 'copia-de-borrador';
export const claveDe = (que: Que, user_id: number, nombre: string): string => `${que}:${user_id}:${nombre}`;

export const nombresDe = (que: Que, user_id: number): string[] => {
  const comienzo = claveDe(que, user_id, '');
  return [...new Set([...enMemoria.keys(), ...Object.keys(localStorage)])]
    .filter((clave) => clave.startsWith(comienzo))
    .map((clave) => clave.slice(comienzo.length));
};
