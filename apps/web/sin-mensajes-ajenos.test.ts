import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { sinLosQueNadieNombra } from './sin-mensajes-ajenos.ts';

const LLAMADAS = 'packages/contract/src/mensajes/llamadas.ts';

test('de una tabla de mensajes queda lo que el portal nombra, entero', () => {
  const tabla = [
    'export const mensajes = {',
    "  uno: 'Uno, con {dato}.',",
    "  /** Why. */\n  dos:\n    'Dos, que dice \\'así\\' en otro renglón',",
    '  tres: "Tres de l\'Eau",',
    '} as const;\n',
  ].join('\n');
  expect(sinLosQueNadieNombra(tabla, new Set(['uno', 'dos', 'tres']))).toBe(tabla);
  const otra = sinLosQueNadieNombra(tabla, new Set(['dos']));
  expect(otra).toContain("dice \\'así\\' en otro renglón");
  expect(otra).not.toMatch(/Uno|Tres/);
});

test('las tablas se leen enteras: sin ninguna palabra no queda ningún texto', () => {
  expect(sinLosQueNadieNombra(readFileSync(LLAMADAS, 'utf8'), new Set())).not.toMatch(/^ {2}\w+:/m);
});
