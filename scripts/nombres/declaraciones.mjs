import { readFileSync } from 'node:fs';
import ts from 'typescript';
import { listarArchivos } from '../comun/archivos.mjs';
import { rutaDesdeRaiz } from '../comun/raiz.mjs';

const FUENTE = /^(apps|packages)\/[^/]+\/src\/.*\.tsx?$/;
const DE_PRUEBAS = /\.(test|escenas)\.tsx?$|\/testing\//;

const esTipo = (nodo) =>
  ts.isTypeAliasDeclaration(nodo) ||
  ts.isInterfaceDeclaration(nodo) ||
  ts.isClassDeclaration(nodo) ||
  ts.isEnumDeclaration(nodo);
const esFuncion = (nodo) => nodo !== undefined && (ts.isArrowFunction(nodo) || ts.isFunctionExpression(nodo));
const seExporta = (nodo) => nodo.modifiers?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword) ?? false;

/** A parameter is work to run: a function, or a promise that already began. */
const recibeTrabajo = ({ parameters }) =>
  parameters.some(({ name, type }) => {
    if (type === undefined) return false;
    return ts.isFunctionTypeNode(type) || (ts.isIdentifier(name) && /^(trabajo|hacer|escucha)$/.test(name.text));
  });

const funcion = (nombre, nodo) => ({ clase: 'funcion', nombre, recibeTrabajo: recibeTrabajo(nodo) });

function declaradas(nodo) {
  if (esTipo(nodo)) return [{ clase: 'tipo', nombre: nodo.name?.text ?? '' }];
  if (ts.isFunctionDeclaration(nodo)) return [funcion(nodo.name?.text ?? '', nodo)];
  if (!ts.isVariableStatement(nodo)) return [];
  return nodo.declarationList.declarations
    .filter(({ name, initializer }) => ts.isIdentifier(name) && esFuncion(initializer))
    .map(({ name, initializer }) => funcion(name.text, initializer));
}

export const exportadas = (archivo, texto) =>
  ts
    .createSourceFile(archivo, texto, ts.ScriptTarget.Latest, false)
    .statements.filter(seExporta)
    .flatMap(declaradas)
    .map((declaracion) => ({ ...declaracion, archivo, esDePruebas: DE_PRUEBAS.test(archivo) }));

export const declaracionesDelRepositorio = () =>
  listarArchivos()
    .filter((archivo) => FUENTE.test(archivo))
    .flatMap((archivo) => exportadas(archivo, readFileSync(rutaDesdeRaiz(archivo), 'utf8')));

export function tiposRepetidos(declaraciones) {
  const archivos = Map.groupBy(
    declaraciones.filter(({ clase }) => clase === 'tipo'),
    ({ nombre }) => nombre,
  );
  return [...archivos]
    .filter(([, veces]) => veces.length > 1)
    .map(([nombre, veces]) => `${nombre}: ${veces.map(({ archivo }) => archivo).join(', ')}`);
}
