import { expect, test } from 'vitest';
import { colocarBarras, escalaDe, saltoDeRotulos } from './escala.ts';
import type { DatosDeGrafico } from './tipos.ts';

const datosDe = (valores: (number | null)[][], apilado = false): DatosDeGrafico => ({
  rotulo: 'Mes',
  categorias: (valores[0] ?? []).map((_, i) => `m${i}`),
  series: valores.map((serie, i) => ({ nombre: `s${i}`, valores: serie })),
  format: String,
  apilado,
});

test('el eje empieza en cero y termina en un número redondo', () => {
  const { marcas, en } = escalaDe(datosDe([[12, 47, null]]), 100, 0);
  expect(marcas).toEqual([0, 10, 20, 30, 40, 50]);
  expect([en(0), en(50)]).toEqual([100, 0]);
});

test('sin nada que dibujar hay un eje igual', () => {
  const { marcas, en } = escalaDe(datosDe([[0, null]]), 100, 0);
  expect(marcas.at(-1)).toBe(1);
  expect(en(0)).toBe(100);
  expect(escalaDe(datosDe([]), 100, 0).marcas.at(-1)).toBe(1);
});

test('de lo que se cuenta no hay medios en el eje', () => {
  expect(escalaDe(datosDe([[1, 2, 3]]), 100, 0).marcas).toEqual([0, 1, 2, 3]);
  expect(escalaDe(datosDe([[1.5, 2]]), 100, 0).marcas).toContain(0.5);
});

test('lo negativo queda por debajo del cero', () => {
  const { marcas, en } = escalaDe(datosDe([[-20, 30]]), 100, 0);
  expect(marcas[0]).toBe(-20);
  expect(en(-20)).toBe(100);
  expect(en(0)).toBeLessThan(100);
});

test('apiladas, cada una empieza donde termina la otra y el eje llega a la suma', () => {
  const datos = datosDe([[10], [30]], true);
  const { en, marcas } = escalaDe(datos, 0, 400);
  expect(marcas.at(-1)).toBe(40);
  const [una, otra] = colocarBarras(datos, en, 0, 100);
  expect([una?.base, una?.fin, otra?.base, otra?.fin]).toEqual([0, 100, 100, 400]);
  expect(una?.lado).toBe(otra?.lado);
});

test('una al lado de la otra, ninguna se sale de su banda ni pisa a la vecina', () => {
  const barras = colocarBarras(
    datosDe([
      [1, 2],
      [3, 4],
    ]),
    (valor) => valor,
    0,
    100,
  );
  expect(barras).toHaveLength(4);
  const bordes = barras.map(({ lado, grosor }) => [lado, lado + grosor] as const).sort(([a], [b]) => a - b);
  for (const [i, [desde]] of bordes.entries()) expect(desde).toBeGreaterThanOrEqual((bordes[i - 1]?.[1] ?? 0) - 1e-9);
  expect(bordes.at(-1)?.[1]).toBeLessThanOrEqual(100);
});

test('los nombres que no entran se dicen salteados', () => {
  expect(saltoDeRotulos(['ene', 'feb'], 600)).toBe(1);
  expect(
    saltoDeRotulos(
      Array.from({ length: 24 }, (_, i) => `mes ${i}`),
      280,
    ),
  ).toBeGreaterThan(3);
});
