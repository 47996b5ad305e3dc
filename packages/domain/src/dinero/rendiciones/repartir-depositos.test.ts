import { expect, test } from 'vitest';
import { sumar } from '../../importes/decimal.ts';
import { juntarLoDeMenos, repartirDepositos, seSabeLoQueSigue } from './repartir-depositos.ts';

const dia = (cual: string) => ({ dia: `2026-03-${cual}` });

test('un depósito es del último día que lo esperaba, y el que no es de ninguno queda suelto', () => {
  const { dias, sueltos } = repartirDepositos(
    [dia('25'), dia('20')],
    [dia('19'), dia('20'), dia('22'), dia('24'), dia('26')],
    {
      dias: 3,
    },
  );
  expect(dias.map(({ esperado, suyos }) => [esperado.dia, suyos.map((uno) => uno.dia)])).toEqual([
    ['2026-03-20', ['2026-03-20', '2026-03-22']],
    ['2026-03-25', ['2026-03-26']],
  ]);
  expect(sueltos).toEqual([dia('19'), dia('24')]);
});

test('lo que se deshizo de más un día se descuenta del que sigue', () => {
  const juntar = (uno: { cobrado: string }, otro: { dia: string; cobrado: string }) => ({
    dia: otro.dia,
    cobrado: sumar([uno.cobrado, otro.cobrado]),
  });
  expect(
    juntarLoDeMenos(
      [
        { ...dia('22'), cobrado: '200.00' },
        { ...dia('20'), cobrado: '-150.00' },
        { ...dia('21'), cobrado: '40.00' },
        { ...dia('23'), cobrado: '-1.00' },
      ],
      juntar,
    ),
  ).toEqual([
    { ...dia('22'), cobrado: '90.00' },
    { ...dia('23'), cobrado: '-1.00' },
  ]);
});

test('lo de antes no cambia lo que sigue cuando hay con qué cubrirlo entero, o cuando no hay nada', () => {
  const sinCubrir = [
    { ...dia('22'), cobrado: '-60.00' },
    { ...dia('20'), cobrado: '100.00' },
    { ...dia('23'), cobrado: '10.00' },
  ];
  expect(['0.00', '100.00', '100.01'].map((deAntes) => seSabeLoQueSigue(sinCubrir, deAntes))).toEqual([
    ...[true, true, false],
  ]);
  expect([seSabeLoQueSigue([], '0.00'), seSabeLoQueSigue([], '0.01')]).toEqual([true, false]);
  expect(seSabeLoQueSigue([...sinCubrir, { ...dia('24'), cobrado: '150.00' }], '180.00')).toBe(true);
});
