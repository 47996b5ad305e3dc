import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { listarArchivos } from '../comun/archivos.mjs';
import { correrNode } from '../comun/correr.mjs';
import { RAIZ, rutaDesdeRaiz } from '../comun/raiz.mjs';
import { esDeProcesos, esLarga } from './clases-de-prueba.mjs';
import { instalarPaquetesSiFaltan } from './paquetes.mjs';
import { exigirLectura, fallada } from './resultado.mjs';

const PRUEBA = /^(packages|apps|scripts|bench)\/.*\.test\.tsx?$/;

function resumir(informe, esSuya) {
  const { numPassedTests, numFailedTests, numPendingTests, numTodoTests, testResults } = informe;
  const rotos = testResults.filter(
    ({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0,
  );
  const leidos = testResults.map(({ name }) => relative(RAIZ, name));
  const problemas = [
    exigirLectura(
      leidos,
      listarArchivos().filter((archivo) => PRUEBA.test(archivo) && esSuya(archivo)),
    ),
    ...leidos.filter((archivo) => !esSuya(archivo)).map((archivo) => `${archivo} no es de esta etapa.`),
  ].filter(Boolean);
  const salteadas = numPendingTests + numTodoTests;
  return {
    aprobadas: numPassedTests,
    falladas: numFailedTests + rotos.length + salteadas + problemas.length,
    leido: `${testResults.length} archivos de pruebas`,
    detalle: [...(salteadas > 0 ? [`Hay ${salteadas} pruebas salteadas.`] : []), ...problemas].join('\n'),
  };
}

const CORTAS = ['packages', 'api', 'web', 'scripts'];
const esCorta = (archivo) => !esLarga(archivo) && !esDeProcesos(archivo);
export const unidades = () => correrVitest(CORTAS, { PRUEBAS_CORTAS: '1' }, esCorta);

// Adds the long tests, and those that read the papers as a screen reader would.
export async function unidadesYLargas() {
  const ayuda = await instalarPaquetesSiFaltan();
  return ayuda ? fallada('nada', ayuda) : correrVitest([...CORTAS, 'procesos'], {}, () => true);
}

async function correrVitest(proyectos, entorno, esSuya) {
  const carpeta = mkdtempSync(join(tmpdir(), 'colega-vitest-'));
  const archivo = join(carpeta, 'informe.json');
  try {
    const opciones = [
      'run',
      ...proyectos.map((proyecto) => `--project=${proyecto}`),
      '--reporter=json',
      '--reporter=dot',
      `--outputFile.json=${archivo}`,
    ];
    const { codigo, salida } = await correrNode([rutaDesdeRaiz('node_modules/vitest/vitest.mjs'), ...opciones], {
      entorno: { ...entorno, NO_COLOR: '1', DEBUG_PRINT_LIMIT: '1500' },
    });
    const resumen = resumir(JSON.parse(readFileSync(archivo, 'utf8')), esSuya);
    if (codigo === 0) return resumen;
    return { ...resumen, falladas: Math.max(1, resumen.falladas), detalle: `${salida}\n${resumen.detalle}` };
  } finally {
    rmSync(carpeta, { recursive: true, force: true });
  }
}
