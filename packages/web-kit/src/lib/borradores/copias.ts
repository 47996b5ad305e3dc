import type { BorradorNombrado } from '@colega/contract/route';
import { z } from 'zod';
import { claveDe, guardarTexto, leerTexto, quitarTexto } from './en-el-dispositivo.ts';

/** What this machine knows of the copy that the server has of a draft; all tabs of the person read the same. */
const zCopia = z.object({
  id: z.string(),
  /** 0 until the first answer. */
  version: z.number(),
  /** Of what the server is known to have; and of what was sent since, whose answer may have been lost. */
  huella: z.string(),
  enviadas: z.array(z.string()),
  /** While what is here has not gone up: without its screen (subir-lo-pendiente.ts) it is listed so. */
  porSubir: z
    .object({
      ...{ que: z.string(), detalle: z.string(), paso: z.string(), falta: z.array(z.string()) },
      ...{ enlace: z.string(), formulario: z.number() },
    })
    .nullable()
    .default(null),
  /** It was saved or removed elsewhere: what is here goes up as another one when the person says so. */
  terminada: z.boolean().default(false),
});
export type Copia = z.output<typeof zCopia>;

const lugarDe = (user_id: number, nombre: string): string => claveDe('copia-de-borrador', user_id, nombre);

export const leerCopia = (user_id: number, nombre: string): Copia | null => {
  try {
    return zCopia.safeParse(JSON.parse(leerTexto(lugarDe(user_id, nombre)) ?? 'null')).data ?? null;
  } catch {
    return null;
  }
};

export const anotarCopia = (user_id: number, nombre: string, copia: Copia): void =>
  void guardarTexto(lugarDe(user_id, nombre), JSON.stringify(copia));

/** As it was read from the server. */
export const copiaDe = ({ id, version, valores }: BorradorNombrado & { valores: string }): Copia => ({
  ...{ id, version, huella: huellaDe(valores), enviadas: [], porSubir: null, terminada: false },
});

export const olvidarCopia = (user_id: number, nombre: string): void => quitarTexto(lugarDe(user_id, nombre));

/** The draft that a save ends: only what the server has. */
export const copiaEnElServidor = (user_id: number, nombre: string): BorradorNombrado | null => {
  const copia = leerCopia(user_id, nombre);
  return copia !== null && copia.version > 0 && !copia.terminada ? { id: copia.id, version: copia.version } : null;
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
