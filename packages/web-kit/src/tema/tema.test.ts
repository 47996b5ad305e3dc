import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { PUNTOS_DE_CORTE } from './tema.ts';

const PIXELES_POR_EM = 16;

test('los puntos de corte son 544, 768, 992 y 1200: lo anterior llega hasta 543, 767, 991 y 1199 [CON-003]', () => {
  const { xs, sm, md, lg } = PUNTOS_DE_CORTE;
  const desde = [xs, sm, md, lg].map((corte) => Number.parseFloat(corte) * PIXELES_POR_EM);
  expect(desde).toEqual([544, 768, 992, 1200]);
});

const FUENTES = readFileSync(join(import.meta.dirname, 'fuentes.css'), 'utf8');
const caras = [...FUENTES.matchAll(/@font-face \{([^}]*)\}/g)].map(([, cara = '']) => cara);
const porcentaje = (cara: string, propiedad: string): number =>
  Number(new RegExp(`${propiedad}: ([\\d.]+)%`).exec(cara)?.[1]);
const ALTO_DE_ROBOTO = { ascent: 92.7, descent: 24.4 };

test('la letra se muestra cuando llega, también en la primera visita', () => {
  const propias = caras.filter((cara) => cara.includes('font-family: Roboto'));
  expect(propias).toHaveLength(2);
  for (const cara of propias) expect(cara).toContain('font-display: swap');
});

test('mientras tanto cada peso tiene su letra, del alto de Roboto: ninguna se engorda ni corre lo escrito', () => {
  const reserva = caras.filter((cara) => cara.includes('"Colega de reserva"'));
  expect(reserva.map((cara) => /font-weight: (.*);/.exec(cara)?.[1])).toEqual(['400 500', '600 700']);
  expect(reserva[1]).toMatch(/local\("Arial Bold"\).*local\("Liberation Sans Bold"\)/s);
  for (const cara of reserva) {
    const ancho = porcentaje(cara, 'size-adjust') / 100;
    expect(porcentaje(cara, 'ascent-override') * ancho).toBeCloseTo(ALTO_DE_ROBOTO.ascent, 0);
    expect(porcentaje(cara, 'descent-override') * ancho).toBeCloseTo(ALTO_DE_ROBOTO.descent, 0);
  }
});
