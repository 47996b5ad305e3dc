import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { listarArchivos } from '../comun/archivos.mjs';
import { correrNode } from '../comun/correr.mjs';
import { enRaiz, RAIZ } from '../comun/raiz.mjs';
import { LARGAS } from './orden-de-pruebas.mjs';
import { exigirLectura } from './resultado.mjs';

const PRUEBA = /^(packages|apps|scripts|bench)\/.*\.test\.tsx?$/;
const LARGA = /\.(proceso|flujo|azar|largo)\.test\.tsx?$/;

function resumir(informe, esSuya) {
  const { numPassedTests, numFailedTests, numPendingTests, numTodoTests, testResults } = informe;
  const rotos = testResults.filter(
    ({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0,
  );
  const sinLeer = exigirLectura(
    testResults.map(({ name }) => relative(RAIZ, name)),
    listarArchivos().filter((archivo) => PRUEBA.test(archivo) && esSuya(archivo)),
  );
  const salteadas = numPendingTests + numTodoTests;
  return {
    aprobadas: numPassedTests,
    falladas: numFailedTests + rotos.length + salteadas + (sinLeer ? 1 : 0),
    leido: `${testResults.length} archivos de pruebas`,
    detalle: [salteadas > 0 ? `Hay ${salteadas} pruebas salteadas.` : '', sinLeer].filter(Boolean).join('\n'),
  };
}

// Unit, API and screen tests.
const CORTAS = ['packages', 'api', 'web', 'scripts'];
const sinLargas = LARGAS.map((largas) => `--exclude=${largas}`);
export const unidades = () => correrVitest(CORTAS, sinLargas, (archivo) => !LARGA.test(archivo));

// With what takes long.
export const unidadesYLargas = () => correrVitest([...CORTAS, 'procesos'], [], () => true);

async function correrVitest(proyectos, filtros, esSuya) {
  const carpeta = mkdtempSync(join(tmpdir(), 'colega-vitest-'));
  const archivo = join(carpeta, 'informe.json');
  try {
    const opciones = [
      'run',
      ...proyectos.map((proyecto) => `--project=${proyecto}`),
      ...filtros,
      '--reporter=json',
      '--reporter=dot',
      `--outputFile.json=${archivo}`,
    ];
    const { codigo, salida } = await correrNode([enRaiz('node_modules/vitest/vitest.mjs'), ...opciones], {
      entorno: { NO_COLOR: '1', DEBUG_PRINT_LIMIT: '1500' },
    });
    const resumen = resumir(JSON.parse(readFileSync(archivo, 'utf8')), esSuya);
    if (codigo === 0) return resumen;
    return { ...resumen, falladas: Math.max(1, resumen.falladas), detalle: `${salida}\n${resumen.detalle}` };
  } finally {
    rmSync(carpeta, { recursive: true, force: true });
  }
}
