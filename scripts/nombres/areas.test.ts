import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { listarArchivos } from '../comun/archivos.mjs';
import { rutaDesdeRaiz } from '../comun/raiz.mjs';
import { carpetasDe, carpetasHondas, leerAreas } from './areas.mjs';

const archivos = listarArchivos();
const previstas = leerAreas(readFileSync(rutaDesdeRaiz('docs/reference/areas.md'), 'utf8'));

test.each([
  ['domain', 'packages/domain/src'],
  ['contract', 'packages/contract/src'],
  ['api', 'apps/api/src/modules'],
  ['web', 'apps/web/src/features'],
])('en %s cada carpeta es un área, con el nombre que tiene en los otros pisos', (piso, raiz) => {
  expect(previstas[piso]?.length).toBeGreaterThan(5);
  expect(carpetasDe(archivos, raiz)).toEqual(previstas[piso]);
});

test('nada está debajo de más de seis carpetas', () => {
  expect(carpetasHondas(archivos)).toEqual([]);
});

test('los ayudantes de las pruebas están en una sola carpeta de cada aplicación', () => {
  const sueltas = /(^|\/)(pruebas|fixtures|helpers|mocks)\/|^(apps|packages)\/[^/]+\/src\/.+\/testing\//;
  expect(archivos.filter((archivo) => sueltas.test(archivo))).toEqual([]);
});

test('se reconoce un área sin fila, una base y lo que está muy hondo', () => {
  const tabla =
    '| Area | What | domain | web |\n|---|---|---|---|\n| `dinero` | money | ✓ | |\n\n| `fechas` | days | domain |\n';
  expect(leerAreas(tabla)).toEqual({ domain: ['dinero', 'fechas'], web: [] });
  const hallados = ['p/src/dinero/x.ts', 'p/src/pagos/y.ts', 'p/src/raiz.ts', 'p/src/testing/z.ts'];
  expect(carpetasDe(hallados, 'p/src')).toEqual(['dinero', 'pagos']);
  expect(carpetasHondas(['a/b/c/d/e/f/x.ts', 'a/b/c/d/e/f/g/x.ts'])).toEqual(['a/b/c/d/e/f/g']);
});
