import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { rutaDesdeRaiz } from '../comun/raiz.mjs';
import { declaracionesDelRepositorio, exportadas, tiposRepetidos } from './declaraciones.mjs';
import { malNombradas, verbosDeContribuir } from './verbos.mjs';

// It is read once, before any test: it is every source of the repository.
const declaraciones = declaracionesDelRepositorio();
const verbos = verbosDeContribuir();

test('ningún tipo se exporta dos veces con el mismo nombre', () => {
  expect(declaraciones.length).toBeGreaterThan(3000);
  expect(tiposRepetidos(declaraciones)).toEqual([]);
});

test('se ven los tipos que dos archivos exportan, como alias, interfaz o clase', () => {
  const uno = exportadas('uno.ts', 'export type A = string; export interface B {} type C = 1; export class D {}');
  const otro = exportadas('otro.ts', 'export class A {} export type B = 1; export type C = 2; const D = 3;');
  expect(tiposRepetidos([...uno, ...otro])).toEqual(['A: uno.ts, otro.ts', 'B: uno.ts, otro.ts']);
});

test('las funciones empiezan con una palabra que dice qué hacen, y una sola por cosa', () => {
  const usadas = new Set(declaraciones.map(({ nombre }) => /^[a-z]+/.exec(nombre)?.[0]));
  expect(verbos).toHaveLength(15);
  expect(verbos.filter(({ verbo = '' }) => !usadas.has(verbo))).toEqual([]);
  expect(malNombradas(declaraciones, verbos)).toEqual([]);
});

test('se reconocen las que no', () => {
  const texto = `export const readNota = () => 1; export function enCentavos() {} export const leerNota = () => 1;
    export const nombreDe = () => 1; export const sinFuncion = 1; export const Tarjeta = () => 1; const readMas = () => 1;`;
  const halladas = malNombradas(exportadas('apps/api/src/x.ts', texto), verbos);
  expect(halladas).toEqual(['enCentavos (apps/api/src/x.ts)', 'readNota (apps/api/src/x.ts)']);
});

const terminos = [
  ...readFileSync(rutaDesdeRaiz('GLOSSARY.md'), 'utf8').matchAll(/^\| \*\*([^*]+)\*\* \| ([^|]*) \|/gm),
];

test('cada término del glosario está una vez, con lo que es', () => {
  const palabras = terminos.map(([, termino]) => termino);
  expect(palabras.length).toBeGreaterThan(50);
  expect(palabras.filter((palabra, i) => palabras.indexOf(palabra) !== i)).toEqual([]);
  expect(terminos.filter(([, , queEs = '']) => queEs.length < 10)).toEqual([]);
});

/** Words that the glossary forbids and that mean nothing else in this repository. */
const PROHIBIDAS =
  /(boletas?|facturas?|afiliados?|socios?|estampillas?|expedientes?|tarifarios?|sucursal(es)?)(?![a-z])/;

test('lo que el glosario manda evitar no está en el nombre de nada', () => {
  const separado = (nombre: string) => nombre.replace(/([A-Z])/g, ' $1').toLowerCase();
  const malas = declaraciones.filter(({ nombre, esDePruebas }) => !esDePruebas && PROHIBIDAS.test(separado(nombre)));
  expect(malas.map(({ nombre, archivo }) => `${nombre} (${archivo})`)).toEqual([]);
});

const formas = [...readFileSync(rutaDesdeRaiz('GLOSSARY.md'), 'utf8').matchAll(/^\| `(\w+)` \| \w+ \| (.+) \|$/gm)];

test('un legajo entero tiene nueve formas a lo sumo, cada una con su porqué en el glosario', () => {
  const nombres = formas.map(([, nombre]) => nombre);
  // The demo tells stories of files, and describes none.
  const tipos = declaraciones.filter(
    ({ clase, esDePruebas, archivo }) => clase === 'tipo' && !esDePruebas && !archivo.startsWith('apps/api/src/demo/'),
  );
  expect(nombres.length).toBeLessThanOrEqual(9);
  expect(nombres.filter((forma) => !tipos.some(({ nombre }) => nombre === forma))).toEqual([]);
  const deUnLegajo = tipos.filter(({ nombre }) =>
    /^(Legajo|Propuesta$|(Edicion|Foto|Borrador|Situacion)(DelLegajo|DeLegajo|AEnviar)$)/.test(nombre),
  );
  expect(deUnLegajo.flatMap(({ nombre }) => (nombres.includes(nombre) ? [] : nombre))).toEqual([]);
});
