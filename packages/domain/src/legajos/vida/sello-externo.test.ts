import { expect, test } from 'vitest';
import { type ContratoDelSello, type SelloExterno, validarSelloExterno } from './sello-externo.ts';

const SELLO: SelloExterno = { numero: 'R-1', fecha: '2026-03-18', importe: '1200.00', lugar: 'ARBA' };
const CONTRATO: ContratoDelSello = { fecha: '2026-03-16', hoy: '2026-03-20', debido: '1200.00', usado_en: null };

test.each<[string, Partial<SelloExterno>, Partial<ContratoDelSello>, string[]]>([
  ['en regla', {}, {}, []],
  ['del día del contrato y de hoy', { fecha: '2026-03-16' }, { hoy: '2026-03-16' }, []],
  ['por menos de lo debido, o por más', { importe: '1000.00' }, {}, []],
  ['anterior al contrato', { fecha: '1999-01-01' }, {}, ['sello_anterior_al_contrato']],
  ['a futuro', { fecha: '2026-03-21' }, {}, ['sello_a_futuro']],
  ['por un centavo', { importe: '0.01' }, {}, ['sello_inverosimil']],
  ['por nada, de un contrato de centavos', { importe: '0.00' }, { debido: '0.00' }, ['sello_inverosimil']],
  ['el límite', { importe: '12.00' }, {}, []],
  ['con el número de otro legajo', {}, { usado_en: 77 }, ['sello_repetido']],
])('un timbrado externo %s', (_, sello, contrato, esperados) => {
  const problemas = validarSelloExterno({ ...SELLO, ...sello }, { ...CONTRATO, ...contrato });
  expect(problemas.map(({ codigo }) => codigo)).toEqual(esperados);
});
