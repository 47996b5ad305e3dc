import { z } from 'zod';

/** What this machine knows of the copy that the server has of a draft; all tabs of the person read the same. */
const zCopia = z.object({
  id: z.string(),
  /** 0 until the first answer. */
  version: z.number(),
  /** Of what the server is known to have; and of what was sent since, whose answer may have been lost. */
  huella: z.string(),
  enviadas: z.array(z.string()),
});
export type Copia = z.output<typeof zCopia>;

const PREFIJO = 'copia-de-borrador:';
const claveDe = (user_id: number, nombre: string): string => `${PREFIJO}${user_id}:${nombre}`;

/** Where the storage is full or forbidden: the draft goes up all the same, and is one while the page is open. */
const enMemoria = new Map<string, Copia>();

export const leerCopia = (user_id: number, nombre: string): Copia | null => {
  const suya = enMemoria.get(claveDe(user_id, nombre));
  if (suya) return suya;
  try {
    return zCopia.safeParse(JSON.parse(localStorage.getItem(claveDe(user_id, nombre)) ?? 'null')).data ?? null;
  } catch {
    return null;
  }
};

export const anotarCopia = (user_id: number, nombre: string, copia: Copia): void => {
  try {
    localStorage.setItem(claveDe(user_id, nombre), JSON.stringify(copia));
    enMemoria.delete(claveDe(user_id, nombre));
  } catch {
    localStorage.removeItem(claveDe(user_id, nombre));
    enMemoria.set(claveDe(user_id, nombre), copia);
  }
};

export const olvidarCopia = (user_id: number, nombre: string): void => {
  enMemoria.delete(claveDe(user_id, nombre));
  localStorage.removeItem(claveDe(user_id, nombre));
};

/** A chosen logout forgets them: what the server has stays there. */
export const olvidarCopias = (user_id: number): void => {
  enMemoria.clear();
  for (const clave of Object.keys(localStorage))
    if (clave.startsWith(`${PREFIJO}${user_id}:`)) localStorage.removeItem(clave);
};

/** The draft that a save ends: only what the server has. */
export const copiaEnElServidor = (user_id: number, nombre: string): string | null => {
  const copia = leerCopia(user_id, nombre);
  return copia !== null && copia.version > 0 ? copia.id : null;
};

/** The same text gives the same one. */
export const huellaDe = (texto: string): string => {
  let [una, otra] = [0x811c9dc5, 0x01000193];
  for (let i = 0; i < texto.length; i += 1) {
    const c = texto.charCodeAt(i);
    una = Math.imul(una ^ c, 0x01000193);
    otra = Math.imul(otra + c, 0x85ebca6b) ^ (otra >>> 13);
  }
  return `${texto.length}-${(una >>> 0).toString(36)}-${(otra >>> 0).toString(36)}`;
};

/** As `crypto.randomUUID`, which is not there without a secure address. */
export const crearIdDeBorrador = (): string => {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
  const variante = '89ab'[(bytes[8] ?? 0) & 3] ?? '8';
  return [
    hex.slice(0, 8),
    hex.slice(8, 12),
    `4${hex.slice(13, 16)}`,
    `${variante}${hex.slice(17, 20)}`,
    hex.slice(20),
  ].join('-');
};
