import { expect, test } from 'vitest';
import { leerListas } from './listas.ts';

/** WCAG 1.4.3 for a text of the size of a badge. */
const CONTRASTE_MINIMO = 4.5;

const luminancia = (color: string): number => {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((desde) => {
    const canal = Number.parseInt(color.slice(desde, desde + 2), 16) / 255;
    return canal <= 0.03928 ? canal / 12.92 : ((canal + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
};

const contraste = (uno: string, otro: string): number => {
  const [menor = 0, mayor = 0] = [luminancia(uno), luminancia(otro)].sort((a, b) => a - b);
  return (mayor + 0.05) / (menor + 0.05);
};

test('el nombre de cada estado se lee sobre su color, de legajo y de matrícula', () => {
  const { estados_legajos, estados_matriculas } = leerListas();
  const estados = [...estados_legajos, ...estados_matriculas];
  expect(estados.length).toBeGreaterThan(10);
  const ilegibles = estados.filter(({ color, color_texto }) => contraste(color, color_texto) < CONTRASTE_MINIMO);
  expect(ilegibles).toEqual([]);
});
