import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { listarArchivos } from '../comun/archivos.mjs';
import { correrNode } from '../comun/correr.mjs';
import { enRaiz } from '../comun/raiz.mjs';
import { instalarPaquetesSiFaltan } from './paquetes.mjs';
import { exigirLectura, fallada } from './resultado.mjs';

const RECORRIDO = /^e2e\/.*\.journey\.ts$/;

const duracion = ({ specs = [], suites = [] }) =>
  specs
    .flatMap(({ tests }) => tests.flatMap(({ results }) => results))
    .reduce((suma, { duration }) => suma + duration, 0) + suites.reduce((suma, suite) => suma + duracion(suite), 0);

/** The files that take the most, for whoever has to make the whole shorter. */
const losMasLentos = (suites) =>
  suites
    .map((suite) => ({ archivo: suite.file.replace('.journey.ts', ''), ms: duracion(suite) }))
    .sort((a, b) => b.ms - a.ms)
    .slice(0, 3)
    .map(({ archivo, ms }) => `${archivo} ${Math.round(ms / 1000)} s`)
    .join(', ');

function resumir({ stats, suites, errors }) {
  const esperados = listarArchivos().filter((archivo) => RECORRIDO.test(archivo));
  const leidos = new Set(suites.map(({ file }) => `e2e/${file}`));
  const sinLeer = exigirLectura(leidos, esperados);
  return {
    aprobadas: stats.expected,
    falladas: stats.unexpected + stats.flaky + stats.skipped + (sinLeer ? 1 : 0),
    leido: `${leidos.size} recorridos (los más largos: ${losMasLentos(suites)})`,
    detalle: [...errors.map(({ message }) => message), stats.skipped > 0 ? 'Hay recorridos salteados.' : '', sinLeer]
      .filter(Boolean)
      .join('\n'),
  };
}

export async function navegador() {
  const ayuda = await instalarPaquetesSiFaltan();
  if (ayuda) return fallada('nada', ayuda);
  const carpeta = mkdtempSync(join(tmpdir(), 'colega-playwright-'));
  const archivo = join(carpeta, 'informe.json');
  try {
    const { codigo, salida } = await correrNode(
      [enRaiz('node_modules/@playwright/test/cli.js'), 'test', '--reporter=dot,json'],
      { entorno: { PLAYWRIGHT_JSON_OUTPUT_NAME: archivo, NO_COLOR: '1', CI: '1' } },
    );
    const resumen = resumir(JSON.parse(readFileSync(archivo, 'utf8')));
    if (codigo === 0) return resumen;
    return { ...resumen, falladas: Math.max(1, resumen.falladas), detalle: `${salida}\n${resumen.detalle}` };
  } finally {
    rmSync(carpeta, { recursive: true, force: true });
  }
}
