import { readFileSync } from 'node:fs';
import { todosLosMensajes } from '@colega/contract/mensajes';
import { expect, test } from 'vitest';
import { listarArchivos } from './archivos.mjs';
import { rutaDesdeRaiz } from './raiz.mjs';

/** The product's sources, and not what a test expects to read. */
const CODIGO = /^(apps\/(web|api)|packages\/(domain|contract))\/src\/.*(?<!\.test)\.tsx?$/;
const SU_CASA = 'packages/contract/src/mensajes/';
const APARTE = /\/testing\/|\.escenas\.tsx?$/;
/** Shorter texts are words that any screen may use. */
const LARGO_DE_UNA_ORACION = 12;

test('ningún mensaje está escrito otra vez fuera de su lugar', () => {
  const oraciones = Object.values<string>(todosLosMensajes).filter((texto) => texto.length >= LARGO_DE_UNA_ORACION);
  const escritos = new Set(["'", '"', '`'].flatMap((comilla) => oraciones.map((texto) => comilla + texto + comilla)));
  for (const texto of oraciones) escritos.add(`>${texto}<`);
  const repetidos = listarArchivos()
    .filter((archivo) => CODIGO.test(archivo) && !archivo.startsWith(SU_CASA) && !APARTE.test(archivo))
    .flatMap((archivo) => {
      const fuente = readFileSync(rutaDesdeRaiz(archivo), 'utf8');
      return [...escritos].filter((texto) => fuente.includes(texto)).map((texto) => `${archivo}: ${texto}`);
    });
  expect(oraciones.length).toBeGreaterThan(300);
  expect(repetidos).toEqual([]);
});
