import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin, ResolvedConfig } from 'vite';
import { cambiarNombrados, ENTRADA, MENSAJES } from './sin-mensajes-ajenos.ts';

const TABLAS = 'packages/contract/src/mensajes';

/** Each message of a table and its text, quoted as it is written there. */
export const textosDe = (tabla: string): [clave: string, texto: string][] =>
  [...tabla.matchAll(ENTRADA)].map(([, clave = '', texto = '']) => [clave, texto]);

/** What a file names one by one becomes its text; what it looks up by a code keeps needing the tables. */
export const conSusTextos = (codigo: string, textos: ReadonlyMap<string, string>): string =>
  cambiarNombrados(codigo, (clave, nombrado) => textos.get(clave) ?? nombrado);

const leerTextos = (carpeta: string): Map<string, string> =>
  new Map(
    readdirSync(carpeta)
      .filter((archivo) => MENSAJES.test(join(carpeta, archivo)))
      .flatMap((archivo) => textosDe(readFileSync(join(carpeta, archivo), 'utf8'))),
  );

/** A screen that says two sentences does not wait for the tables with all of them. */
export const mensajesEnSuLugar = (): Plugin => {
  let textos: Map<string, string> | undefined;
  let tablas = '';
  return {
    name: 'colega-mensajes-en-su-lugar',
    apply: 'build',
    enforce: 'pre',
    configResolved({ root }: ResolvedConfig) {
      tablas = join(root, '../..', TABLAS);
    },
    transform(codigo, id) {
      if (!id.includes('/apps/web/src/') || !codigo.includes('mensajes.')) return null;
      textos ??= leerTextos(tablas);
      return { code: conSusTextos(codigo, textos), map: null };
    },
  };
};
