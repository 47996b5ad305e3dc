import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { estiloCon } from './estilo.ts';
import { Banda } from './piezas.tsx';

const TONOS = ['bien', 'mal', 'ojo'] as const;

test('el veredicto va en palabras, con un color y con una forma, distintas en cada caso', () => {
  const bandas = TONOS.map((tono) => renderToStaticMarkup(<Banda tono={tono} titulo="VIGENTE" />));
  const formas = bandas.map((banda) => banda.match(/<path d="[^"]+"/g)?.join());
  expect(new Set(formas).size).toBe(TONOS.length);
  for (const banda of bandas) expect(banda).toContain('<strong>VIGENTE</strong>');
});

test('la forma se ve también con los colores del sistema, y el papel lleva el veredicto sin el formulario', () => {
  const estilo = estiloCon({ color: null, color_oscuro: null });
  expect(estilo).toMatch(/forced-colors:active\)\{.*\.senial\{--signo:Canvas\}/);
  expect(estilo).toMatch(/@media print\{.*\.otro\{display:none\}/);
});
