import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { CONTRASTE_MINIMO, contraste, seLee } from '@colega/domain/colegio';
import fc from 'fast-check';
import { expect, test } from 'vitest';

const TOKENS = readFileSync(join(import.meta.dirname, 'tokens.css'), 'utf8');

const canales = (color: string): number[] => {
  const largo = color.length === 4 ? color.replace(/[^#]/g, (letra) => letra + letra) : color;
  return [1, 3, 5].map((desde) => Number.parseInt(largo.slice(desde, desde + 2), 16));
};
/** What `color-mix(in srgb, …)` of that variable gives with this colour. */
const mezclar = (variable: string, tema: 'claro' | 'oscuro', color: string): string => {
  const mezcla = new RegExp(`${variable}: color-mix\\(in srgb, var\\(--colegio-${tema}\\) (\\d+)%, (#\\w+)\\)`);
  const [, parte = '', fondo = ''] = mezcla.exec(TOKENS) ?? [];
  const otros = canales(fondo);
  const mezclados = canales(color).map((uno, i) =>
    Math.round((uno * Number(parte) + (otros[i] ?? 0) * (100 - Number(parte))) / 100),
  );
  return `#${mezclados.map((canal) => canal.toString(16).padStart(2, '0')).join('')}`;
};
const aceptado = (tema: 'claro' | 'oscuro') =>
  fc
    .tuple(...([0, 1, 2] as const).map(() => fc.nat(255)))
    .map((tres) => `#${tres.map((canal) => canal.toString(16).padStart(2, '0')).join('')}`)
    .filter((color) => seLee(color, tema));

test('de todo color que se acepta en el tema claro se leen el botón, con el puntero encima también, y lo elegido (S-761)', () => {
  fc.assert(
    fc.property(aceptado('claro'), (color) => {
      for (const fondo of [color, mezclar('--colega-acento-sobre', 'claro', color)])
        expect(contraste('#ffffff', fondo)).toBeGreaterThanOrEqual(CONTRASTE_MINIMO);
      const suave = mezclar('--colega-acento-suave', 'claro', color);
      expect(contraste(color, suave)).toBeGreaterThanOrEqual(CONTRASTE_MINIMO);
    }),
    { numRuns: 5000 },
  );
});

test('y de los del tema oscuro, lo elegido', () => {
  fc.assert(
    fc.property(aceptado('oscuro'), (color) => {
      const suave = mezclar('--colega-acento-suave', 'oscuro', color);
      expect(contraste(color, suave)).toBeGreaterThanOrEqual(CONTRASTE_MINIMO);
    }),
    { numRuns: 5000 },
  );
});
