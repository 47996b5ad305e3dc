import type { CajonDeUno } from '@colega/contract/dinero';
import { expect, test } from 'vitest';
import { dejarLasUltimas, resumirEntregado } from './reunir-cajones.ts';

const entregado = (id: number, esperado: string, diferencia = '0.00', ya_contada = false): CajonDeUno => ({
  ...{ quien: `Ana ${id}`, medio: 'caja', nombre: 'Caja', esperado, contado: esperado, diferencia },
  motivo: diferencia === '0.00' ? null : 'Un vuelto',
  entrega: { id, entregada_en: '2026-03-20T20:00:00.000Z', ya_contada },
});
const sinEntregar = (esperado: string): CajonDeUno => ({
  ...{ quien: 'Beto', medio: 'caja', nombre: 'Caja', esperado, contado: null, diferencia: null, motivo: null },
  entrega: null,
});
const resumir = (cajones: CajonDeUno[], hay: string, depositado = false) =>
  resumirEntregado(cajones, { medio: 'caja', hay, depositado });
const CON_FALTANTE = entregado(2, '300.00', '-10.00');

test('lo entregado dice lo que hay solo si es todo lo que hay', () => {
  expect(resumir([], '0.00')).toBeNull();
  expect(resumir([entregado(1, '700.00'), CON_FALTANTE], '1000.00')).toEqual({
    ...{ esperado: '1000.00', diferencia: '-10.00', motivo: 'Ana 2: Un vuelto', faltan: [], ya_contado: false },
    propuesta: '990.00',
  });
  // What former closings left is there too, and nobody counted it.
  expect(resumir([CON_FALTANTE], '800.00')).toMatchObject({ esperado: '300.00', propuesta: null });
});

test('ni con lo que debe otro, ni con lo que se deshizo, ni si no queda nada de dónde sacarlo', () => {
  expect(resumir([CON_FALTANTE, sinEntregar('50.00')], '350.00')).toMatchObject({ faltan: ['Beto'], propuesta: null });
  // Who gave back over what they took owes nothing.
  expect(resumir([CON_FALTANTE, sinEntregar('-50.00')], '300.00')).toMatchObject({ faltan: [], propuesta: null });
  expect(resumir([CON_FALTANTE, entregado(3, '-300.00')], '0.00')).toMatchObject({ propuesta: null });
});

test('con una diferencia, tampoco después de un depósito: lo que falta puede ser lo que se llevó', () => {
  expect(resumir([CON_FALTANTE], '300.00', true)).toMatchObject({ propuesta: null });
  expect(resumir([entregado(1, '300.00')], '300.00', true)).toMatchObject({ propuesta: '300.00' });
});

test('de lo que un cierre ya contó en parte no se suma la diferencia, ni se propone nada', () => {
  expect(resumir([entregado(2, '1000.00', '-10.00', true)], '1000.00')).toEqual({
    ...{ esperado: '0.00', diferencia: '0.00', motivo: null, faltan: [], ya_contado: true, propuesta: null },
  });
});

test('de muchas entregas se ven las últimas, y siempre lo que falta', () => {
  const muchas = Array.from({ length: 600 }, (_, i) => entregado(i + 1, '1.00'));
  const vistas = dejarLasUltimas([...muchas, sinEntregar('5.00')]);
  expect(vistas).toHaveLength(101);
  expect(vistas.slice(0, 100).map(({ entrega }) => entrega?.id)).toContain(600);
  expect(vistas.at(-1)?.entrega).toBeNull();
});
