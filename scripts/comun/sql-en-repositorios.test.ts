import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { expect, test } from 'vitest';
import { rutaDesdeRaiz } from './raiz.mjs';

const FUENTES = rutaDesdeRaiz('apps', 'api', 'src');
const DE_PRUEBA = /\.test\.tsx?$|\.escenas\.|(^|\/)testing\//;
/** Repositories and `db`; the demo and the bulk loader write rows in SQL, and serve nothing. */
const CON_SQL = /\.repository\.ts$|^(db|demo)\/|^comandos\/demo-volumen\.ts$/;
/** These begin a statement of the query builder. */
const CONSULTAS: readonly string[] = ['selectFrom', 'insertInto', 'updateTable', 'deleteFrom', 'mergeInto'];

const fuentes = readdirSync(FUENTES, { recursive: true, encoding: 'utf8' })
  .map((archivo) => archivo.replaceAll('\\', '/'))
  .filter((archivo) => /\.tsx?$/.test(archivo) && !DE_PRUEBA.test(archivo))
  .map((archivo) => ({
    archivo,
    fuente: ts.createSourceFile(archivo, readFileSync(join(FUENTES, archivo), 'utf8'), ts.ScriptTarget.Latest),
  }));

/** Each place with SQL, and whether its type is the author's word. */
const sentenciasDe = (fuente: ts.SourceFile): { conTipo: boolean }[] => {
  const halladas: { conTipo: boolean }[] = [];
  const mirar = (nodo: ts.Node): void => {
    if (ts.isTaggedTemplateExpression(nodo) && ts.isIdentifier(nodo.tag) && nodo.tag.text === 'sql')
      halladas.push({ conTipo: nodo.typeArguments !== undefined });
    ts.forEachChild(nodo, mirar);
  };
  mirar(fuente);
  return halladas;
};

const esConsulta = (nodo: ts.Node): boolean =>
  ts.isCallExpression(nodo) &&
  ts.isPropertyAccessExpression(nodo.expression) &&
  CONSULTAS.includes(nodo.expression.name.text);

const tieneConsulta = (nodo: ts.Node): boolean =>
  esConsulta(nodo) || (ts.forEachChild(nodo, (hijo) => tieneConsulta(hijo) || undefined) ?? false);

const escritas = fuentes.flatMap(({ archivo, fuente }) => sentenciasDe(fuente).map((una) => ({ ...una, archivo })));
const archivosDe = (unas: readonly { archivo: string }[]) => [...new Set(unas.map(({ archivo }) => archivo))];

test('se miran las sentencias de todo el servidor', () => {
  expect(escritas.length).toBeGreaterThan(300);
});

test('ninguna sentencia dice el tipo de sus filas sin un esquema: leerFilas, leida', () => {
  expect(archivosDe(escritas.filter(({ conTipo }) => conTipo))).toEqual([]);
});

test('el SQL se escribe en los repositorios y en db', () => {
  expect(archivosDe(escritas).filter((archivo) => !CON_SQL.test(archivo))).toEqual([]);
});

test('lo que arma consultas, también', () => {
  const conConsultas = fuentes.filter(({ fuente }) => tieneConsulta(fuente));
  expect(conConsultas.length).toBeGreaterThan(50);
  expect(archivosDe(conConsultas).filter((archivo) => !CON_SQL.test(archivo))).toEqual([]);
});
