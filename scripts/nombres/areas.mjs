const MAXIMO_DE_CARPETAS = 6;
/** Helpers of tests are no area. */
const PRUEBAS = 'testing';

const celdasDe = (fila) =>
  fila
    .split('|')
    .slice(1, -1)
    .map((celda) => celda.trim());

/** The folders that each floor is to have, by the tables of areas and of what they stand on. */
export function leerAreas(documento) {
  const filas = documento.split('\n').filter((linea) => linea.startsWith('| '));
  const pisos = celdasDe(filas[0] ?? '').slice(2);
  const previstas = Object.fromEntries(pisos.map((piso) => [piso, []]));
  for (const fila of filas) {
    const [nombre = '', , ...resto] = celdasDe(fila);
    const carpeta = /^`([a-z]+)`$/.exec(nombre)?.[1];
    if (!carpeta) continue;
    const suyos = resto.length === 1 ? resto : pisos.filter((_, i) => resto[i] === '✓');
    for (const piso of suyos) previstas[piso]?.push(carpeta);
  }
  for (const carpetas of Object.values(previstas)) carpetas.sort();
  return previstas;
}

/** The folders that a floor has. */
export const carpetasDe = (archivos, raiz) =>
  [
    ...new Set(
      archivos
        .filter((archivo) => archivo.startsWith(`${raiz}/`))
        .map((archivo) => archivo.slice(raiz.length + 1).split('/'))
        .filter((partes) => partes.length > 1 && partes[0] !== PRUEBAS)
        .map(([carpeta]) => carpeta),
    ),
  ].sort();

/** Those that are under too many others, counted from the root of the repository. */
export const carpetasHondas = (archivos) =>
  [
    ...new Set(
      archivos
        .map((archivo) => archivo.split('/').slice(0, -1))
        .filter((carpetas) => carpetas.length > MAXIMO_DE_CARPETAS)
        .map((carpetas) => carpetas.join('/')),
    ),
  ].sort();
