import { type CasoDeApertura, SALUDO_DE_ENTRADA } from '@colega/domain/colegio';
import { llenar } from './llenar.ts';

export type Adjunto = { nombre: string; tipo: string; contenido: Uint8Array };

export type ParDeCarta = readonly [nombre: string, valor: string];

export type Bloque =
  | { parrafo: string; enlace?: string }
  | { pares: readonly ParDeCarta[] }
  | { puntos: readonly { titulo: string; texto: string }[] }
  | { boton: string; enlace: string };

/**
 * What a letter says of what happened; `redactar` decides how every letter looks, as a page and in plain text. How it begins and ends is
 * in the college's words, which `datos` fill in.
 */
export type Carta = {
  datos: Readonly<Record<string, string>>;
  cuerpo: readonly Bloque[];
  /** It begins otherwise than most. */
  caso?: CasoDeApertura;
  adjuntos?: readonly Adjunto[];
};

/** Without a name, neither its comma: `Hola:`, or `buenos días:`. */
const sinNombre = (saludo: string): string => saludo.replace(/^\s*\{nombre\}\s*,?\s*|,?\s*\{nombre\}/g, '').trim();

export const saludar = ({ colegio: { saludo }, nombre }: Membrete): string => {
  if (nombre !== '') return llenar(saludo, { nombre });
  const solo = sinNombre(saludo);
  return /\p{L}/u.test(solo) ? solo : sinNombre(SALUDO_DE_ENTRADA);
};

export type Membrete = {
  colegio: {
    nombre: string;
    domicilio: string;
    telefono: string;
    correo: string;
    /** Where its offices are told, with their telephones. */
    oficinas_url: string;
    /** As it greets, with `{nombre}`. */
    saludo: string;
    /** With what each letter ends, and what is under it; empty, nothing. */
    despedida: string;
    pie: string;
    /** Where its mark is served to anybody; null, none. */
    marca_url: string | null;
    /** Of the light theme, and of the dark one. Null: what the program brings. */
    color: string | null;
    color_oscuro: string | null;
  };
  /** Whom it greets; empty, nobody by name. */
  nombre: string;
  motivo: string;
  /** Where they choose which letters they get, of those that can be chosen. */
  preferencias?: string | null;
};
