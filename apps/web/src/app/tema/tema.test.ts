import { expect, test } from 'vitest';
import { PUNTOS_DE_CORTE } from './tema.ts';

const PIXELES_POR_EM = 16;

test('los puntos de corte son 544, 768, 992 y 1200: lo anterior llega hasta 543, 767, 991 y 1199 [CON-003]', () => {
  const { xs, sm, md, lg } = PUNTOS_DE_CORTE;
  const desde = [xs, sm, md, lg].map((corte) => Number.parseFloat(corte) * PIXELES_POR_EM);
  expect(desde).toEqual([544, 768, 992, 1200]);
});
