import { readFileSync } from 'node:fs';
import { posix } from 'node:path';
import { listarArchivos } from '../comun/archivos.mjs';
import { rutaDesdeRaiz } from '../comun/raiz.mjs';

const LEIDOS = /\.(tsx?|mjs|cjs|sql|css|typ|md|sh|ya?ml)$|^Containerfile$/;
// Tests of document readers write lines of their own.
const SIN_LEER = /^(CHANGELOG\.md|scripts\/documentos\/|scripts\/comun\/requisitos\.test\.ts)/;
const leer = (archivo) => readFileSync(rutaDesdeRaiz(archivo), 'utf8');

export const textosDelRepositorio = () =>
  listarArchivos()
    .filter((archivo) => LEIDOS.test(archivo) && !SIN_LEER.test(archivo))
    .map((archivo) => ({ archivo, lineas: leer(archivo).split('\n') }));

/** GitHub's anchor of a heading: lower case, no punctuation, hyphens for spaces. */
export const anclaDe = (titulo) =>
  titulo
    .trim()
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s_-]/gu, '')
    .replace(/\s/g, '-');

const anclas = new Map();
function anclasDe(documento) {
  if (!anclas.has(documento)) {
    const titulos = leer(documento).matchAll(/^#+ (.+)$/gm);
    anclas.set(documento, new Set([...titulos].map(([, titulo]) => anclaDe(titulo))));
  }
  return anclas.get(documento);
}

// A document is written `x.md`, `docs/x.md#heading` or [text](x.md#heading).
const DOCUMENTO = /(?<![\w./-])([\w./-]+\.md)(?!\.?\w)(?:#([\p{L}\p{N}_-]+))?/gu;
// Names of documents that a reader of the repository does not have.
const AJENAS = [
  /\bspec \d/i,
  /\bfacts(?= §|\.md| of the)/,
  /\bdecisions(?=, ("|amended)|: \w| (give|ask)s? )/,
  /(?<!RFC \d+ )§ ?\d/,
];
// Its rows name the three parts of the specification that they come from, and its head says so.
const DE_LA_ESPECIFICACION = 'docs/requirements.md';
const DECISION = /\b[Dd]ecision (\d{4})\b/g;
const FILA = /\b(?:S-\d{2,}|[A-Z]{3}-\d{3})\b/g;

const seEncuentra = (archivos, desde, nombre) =>
  [posix.join(posix.dirname(desde), nombre), nombre, `docs/${nombre}`].find((camino) => archivos.has(camino));

/** What a line cites and the repository lacks, one sentence each. */
export function citasPerdidas({ archivo, linea }, { archivos, filas }) {
  const perdidas = [];
  for (const [cita, nombre, ancla] of linea.matchAll(DOCUMENTO)) {
    const documento = seEncuentra(archivos, archivo, nombre);
    if (!documento) perdidas.push(`${cita}: no está en el repositorio`);
    else if (ancla && !anclasDe(documento).has(ancla)) perdidas.push(`${cita}: ${documento} no tiene ese título`);
  }
  for (const [cita, numero] of linea.matchAll(DECISION))
    if (![...archivos].some((camino) => camino.startsWith(`docs/decisions/${numero}-`)))
      perdidas.push(`${cita}: no está en docs/decisions`);
  for (const [fila] of linea.matchAll(FILA))
    if (filas.familias.has(fila.slice(0, fila.indexOf('-'))) && !filas.ids.has(fila))
      perdidas.push(`${fila}: no es una fila de docs/requirements.md ni de docs/assumptions.md`);
  if (archivo !== DE_LA_ESPECIFICACION)
    for (const [cita] of AJENAS.map((ajena) => ajena.exec(linea)).filter(Boolean))
      perdidas.push(`«${cita}» cita un documento que no está en el repositorio`);
  return perdidas;
}

/** The ids of requirements and assumptions, and their prefixes. */
export function filasDelRepositorio() {
  const requisitos = leer(DE_LA_ESPECIFICACION).matchAll(/^([A-Z]{3}-\d{3}) \|/gm);
  const supuestos = leer('docs/assumptions.md').matchAll(/^\| (S-\d+) \|/gm);
  const ids = new Set([...requisitos, ...supuestos].map(([, id]) => id));
  return { ids, familias: new Set([...ids].map((id) => id.slice(0, id.indexOf('-')))) };
}
