import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ACCIONES } from './correr-operador.ts';

const GUIAS = join(import.meta.dirname, '../../../../../docs/how-to');
/** Matches `operador acción --opción valor …`, run by npm or by its program, up to a comment at its end. */
const ORDEN = /(?:npm run operador --|operador(?:\.js)?) ([a-z][a-z-]+)((?:[^\n`#"]|"[^"\n]*")*)/g;
const DE_TODAS = ['como', 'help'];

const ordenes = readdirSync(GUIAS)
  .filter((nombre) => nombre.endsWith('.md'))
  .flatMap((guia) =>
    [...readFileSync(join(GUIAS, guia), 'utf8').matchAll(ORDEN)].map(
      ([orden, accion = '', resto = '']) => [`${guia}: ${orden.trim()}`, accion, resto] as const,
    ),
  );

test('las guías dan muchas órdenes', () => {
  expect(ordenes.length).toBeGreaterThan(30);
});

test.each(ordenes)('%s', (_, accion, resto) => {
  const opciones = Object.keys(ACCIONES[accion]?.opciones ?? {});
  expect(Object.keys(ACCIONES)).toContain(accion);
  for (const [, opcion = ''] of resto.matchAll(/--([a-z-]+)/g)) expect([...opciones, ...DE_TODAS]).toContain(opcion);
});
