import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type BaseDePrueba, crearBaseDePrueba } from '../testing/crear-base-de-prueba.ts';
import { armarTablas } from '../testing/tablas/armar-tablas.ts';
import { TIPOS_DE_COLUMNAS } from '../testing/tablas/tipos-de-columnas.ts';

let base: BaseDePrueba;
beforeAll(async () => {
  base = await crearBaseDePrueba();
});
afterAll(() => base.cerrar());

const ESCRITAS = readFileSync(join(import.meta.dirname, 'tablas.generadas.ts'), 'utf8');

test('los tipos de las tablas son los de la base migrada (si no: npm run tablas)', async () => {
  expect(await armarTablas(base.db)).toBe(ESCRITAS);
});

test('cada tipo que se dice a mano es de una columna que existe', () => {
  const sobran = Object.keys(TIPOS_DE_COLUMNAS).filter((columna) => {
    const [tabla, nombre] = columna.split('.');
    return !new RegExp(`\n  ${tabla}: \\{\n(?:    .*\n)*?    ${nombre}: `).test(ESCRITAS);
  });
  expect(sobran).toEqual([]);
});
