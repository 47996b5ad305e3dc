import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { todosLosMensajes } from './todos.ts';

const HOJA = readFileSync(join(import.meta.dirname, '../../../../docs/textos-literales.md'), 'utf8');
const filas = [...HOJA.matchAll(/^\| `(\w+)` \| (.+?) \| (.+?) \|$/gm)].map(
  ([, clave = '', hoy = '', propuesta = '']) => ({
    clave,
    hoy,
    propuesta,
  }),
);

test('la hoja para el Colegio dice lo que el portal dice, y lo que propone trata de vos', () => {
  expect(filas.length).toBeGreaterThan(25);
  for (const { clave, hoy, propuesta } of filas) {
    expect((todosLosMensajes as Readonly<Record<string, string>>)[clave], clave).toBe(hoy);
    expect(propuesta, clave).not.toMatch(/exitosamente|\b(Debe|debe|intente|recargue|deberá|verifique|seleccione)\b/i);
  }
});
