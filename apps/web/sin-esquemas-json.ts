import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';

const DE_ZOD = /\/zod\/v4\/core\/(to-json-schema|json-schema-processors)\.js$/;
const EXPORTADO = /^export (?:const|function) (\w+)/gm;
const CON_OTRO_NOMBRE = /^export \{ \w+ as (\w+) \}/gm;

/** What zod describes itself in JSON Schema with, and hangs from every schema: the browser never asks for it. */
export const sinEsquemasJson = (): Plugin => ({
  name: 'colega-sin-esquemas-json',
  apply: 'build',
  load(id) {
    if (!DE_ZOD.test(id)) return null;
    const texto = readFileSync(id, 'utf8');
    const nombres = [EXPORTADO, CON_OTRO_NOMBRE].flatMap((uno) =>
      [...texto.matchAll(uno)].map(([, nombre = '']) => nombre),
    );
    return [
      "const nadie = () => { throw new Error('El portal no describe sus esquemas'); };",
      `export { ${nombres.map((nombre) => `nadie as ${nombre}`).join(', ')} };`,
    ].join('\n');
  },
});
