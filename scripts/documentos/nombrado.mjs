import { existsSync, readFileSync } from 'node:fs';
import { posix } from 'node:path';
import { listarArchivos } from '../comun/archivos.mjs';
import { rutaDesdeRaiz } from '../comun/raiz.mjs';

const EXTENSION = /\.(tsx?|mjs|cjs|json|md|typ|csv|geojson|sh|css|sql|ya?ml)$/;
const CAMINO = /^[\w.@-]*[\w.@{},*<>-]+(\/[\w.@{},*<>…-]+)*\/?$/;
// What stands on another machine or in a registry, and the `x` of an example.
const DE_OTRO_LADO = /^(@|\.colega|DATA_DIR|node_modules|secretos|linux\/|base\.json|x\.)/;

/** The Markdown that people follow, without the changelog, which speaks of the past. */
export const documentos = () =>
  listarArchivos()
    .filter((archivo) => archivo.endsWith('.md') && archivo !== 'CHANGELOG.md')
    .map((archivo) => ({ archivo, texto: readFileSync(rutaDesdeRaiz(archivo), 'utf8') }));

export function caminosDelRepositorio() {
  const caminos = new Set();
  for (const archivo of listarArchivos())
    for (let camino = archivo; camino !== '.'; camino = posix.dirname(camino)) caminos.add(camino);
  return [...caminos];
}

const escapar = (texto) => texto.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
// `{a,b}` is a or b; `<area>`, `*` and `…` are anything; a path may begin at any folder.
const comoExpresion = (nombre) => {
  const partes = nombre.replace(/\/$/, '').split(/(\{[^}]*\}|<[^>]*>|\*+|…)/);
  const patron = partes.map((parte) => {
    if (/^(<|\*|…)/.test(parte)) return '[^/]+';
    if (parte.startsWith('{')) return `(${parte.slice(1, -1).split(',').map(escapar).join('|')})`;
    return escapar(parte);
  });
  return new RegExp(`(^|/)${patron.join('')}$`);
};

export function caminosPerdidos({ texto }, caminos) {
  const nombres = [...texto.matchAll(/`([^`\n]+)`/g)].map(([, nombre]) => nombre);
  return nombres
    .filter((nombre) => CAMINO.test(nombre) && !DE_OTRO_LADO.test(nombre))
    .filter((nombre) => EXTENSION.test(nombre) || /^(apps|packages|data|docs|e2e|bench|scripts)\//.test(nombre))
    .filter((nombre) => {
      const expresion = comoExpresion(nombre);
      return !caminos.some((camino) => expresion.test(camino));
    });
}

export const enlacesPerdidos = ({ archivo, texto }) =>
  [...texto.matchAll(/\]\(([^)\s#]+)(?:#[^)]*)?\)/g)]
    .map(([, destino]) => destino)
    .filter((destino) => !/^[a-z]+:/.test(destino))
    .filter((destino) => !existsSync(rutaDesdeRaiz(posix.join(posix.dirname(archivo), destino))));

/** Commands of npm, and figures of `npm run bench`, that a document names and nothing runs. */
export function comandosPerdidos({ texto }) {
  const { scripts } = JSON.parse(readFileSync(rutaDesdeRaiz('package.json'), 'utf8'));
  const deNpm = [...texto.matchAll(/\bnpm run ([\w:-]+)/g)].filter(([, comando]) => !Object.hasOwn(scripts, comando));
  const deBench = [...texto.matchAll(/\bnpm run bench -- ([\w-]+)/g)].filter(
    ([, cifra]) => !existsSync(rutaDesdeRaiz(`bench/${cifra}.bench.ts`)),
  );
  const deVitest = [...texto.matchAll(/\bnpx vitest run (.+)/g)].flatMap(([orden]) =>
    orden
      .split(/[\s`]/)
      .filter((parte) => parte.includes('/') && !existsSync(rutaDesdeRaiz(parte)))
      .map((parte) => [parte]),
  );
  return [...deNpm, ...deBench, ...deVitest].map(([comando]) => comando);
}
