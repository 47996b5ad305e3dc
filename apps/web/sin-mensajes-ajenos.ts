import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin, ResolvedConfig } from 'vite';

const DONDE_SE_DICEN = ['apps/web/src', 'packages/contract/src', 'packages/domain/src'];
export const MENSAJES = /\/packages\/contract\/src\/mensajes\/[\w-]+\.ts$/;
const PROGRAMA = /(?<!\.test|\.escenas)\.tsx?$/;
/** A key of one of the tables and its text as it is written, over as many lines as it takes. */
export const ENTRADA = /^ {2}(\w+):\s*('(?:[^'\\]|\\.)*'|"(?:[^"\\]|\\.)*"),\n/gm;

const LOS_PIDE = /import \{[^}]*\bmensajes\b[^}]*\} from '@colega\/contract\/mensajes'/;
const NOMBRADO = /(?<![.\w])mensajes\.(\w+)\b/g;

/** A file with each message that it names as another would have it; one that it looks up by a code stays as it is. */
export const cambiarNombrados = (codigo: string, otro: (clave: string, nombrado: string) => string): string =>
  LOS_PIDE.test(codigo) ? codigo.replace(NOMBRADO, (nombrado, clave: string) => otro(clave, nombrado)) : codigo;

/**
 * Every word of the program outside the tables: a message that the portal can look up by its code is named by one of them. What
 * is only named where it is said comes with that (mensajes-en-su-lugar.ts).
 */
const leerPalabras = (raiz: string): Set<string> => {
  const palabras = new Set<string>();
  for (const carpeta of DONDE_SE_DICEN)
    for (const archivo of readdirSync(join(raiz, carpeta), { recursive: true, encoding: 'utf8' })) {
      const camino = join(raiz, carpeta, archivo);
      if (!PROGRAMA.test(archivo) || MENSAJES.test(camino)) continue;
      const codigo = cambiarNombrados(readFileSync(camino, 'utf8'), () => '');
      for (const [palabra] of codigo.matchAll(/\w+/g)) palabras.add(palabra);
    }
  return palabras;
};

export const sinLosQueNadieNombra = (tabla: string, palabras: ReadonlySet<string>): string =>
  tabla.replace(ENTRADA, (entrada, clave: string) => (palabras.has(clave) ? entrada : ''));

/** Of what the API answers with, the portal reads the text that came: its own tables do without. */
export const sinMensajesAjenos = (): Plugin => {
  let palabras: Set<string> | undefined;
  let raiz = '';
  return {
    name: 'colega-sin-mensajes-ajenos',
    apply: 'build',
    enforce: 'pre',
    configResolved({ root }: ResolvedConfig) {
      raiz = join(root, '../..');
    },
    transform(codigo, id) {
      if (!MENSAJES.test(id)) return null;
      palabras ??= leerPalabras(raiz);
      return { code: sinLosQueNadieNombra(codigo, palabras), map: null };
    },
  };
};
