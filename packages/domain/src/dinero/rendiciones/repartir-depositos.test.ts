import { expect, test } from 'vitest';
import { sumar } from '../../importes/decimal.ts';
import { juntarLoDeMenos, repartirDepositos, seSabeLoQueSigue } from './repartir-depositos.ts';

const dia = (cual: string) => ({ dia: `2026-03-${cual}` });

test('un depósito es del último día que lo esperaba, y el que no es de ninguno queda suelto', () => {
  const { dias, sueltos } = repartirDepositos(
    [dia('25'), dia('20')],
    [dia('19'), dia('20'), dia('22'), dia('24'), dia('26')],
    {
      dias: () => 3,
    },
  );
  expect(dias.map(({ esperado, suyos }) => [esperado.dia, suyos.map((uno) => uno.dia)])).toEqual([
    ['2026-03-20', ['2026-03-20', '2026-03-22']],
    ['2026-03-25', ['2026-03-26']],
  ]);
  expect(sueltos).toEqual([dia('19'), dia('24')]);
});

test('lo que llega por un día del que todo se deshizo es de ese día, si el de antes ya tiene lo suyo', () => {
  const jueves = { ...dia('19'), cobrado: '50.00' };
  const deshecho = { ...dia('20'), cobrado: '0.00', recibe: ['2026-03-20'] };
  const junto = { ...dia('25'), cobrado: '90.00', recibe: ['2026-03-20', '2026-03-25'] };
  type Uno = typeof jueves & { recibe?: string[] };
  const repartir = (dias: Uno[], llegados: string[]) => {
    const espera = ({ cobrado }: Uno) => cobrado !== '0.00';
    const { dias: suyos, sueltos } = repartirDepositos(dias, llegados.map(dia), { dias: () => 3, espera });
    return [...suyos.map((uno) => uno.suyos.length), sueltos.length];
  };
  expect(repartir([jueves, deshecho], ['20'])).toEqual([1, 0, 0]);
  expect(repartir([jueves, deshecho], ['19', '20'])).toEqual([1, 1, 0]);
  expect(repartir([junto], ['20', '23', '26'])).toEqual([3, 0]);
  expect(repartir([jueves, junto], ['21', '19'])).toEqual([1, 1, 0]);
  expect(repartir([junto], ['19', '24', '29'])).toEqual([0, 3]);
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

test('un día del que todo se deshizo es uno con el que sigue, y no más que con ese', () => {
  const juntar = (uno: { dia: string }, otro: { dia: string; cobrado: string }) => ({
    ...{ dia: `${uno.dia} ${otro.dia.slice(-2)}`, cobrado: otro.cobrado },
  });
  const [nada, cien] = [
    { ...dia('20'), cobrado: '0.00' },
    { ...dia('21'), cobrado: '100.00' },
  ];
  const enNada = ({ cobrado }: { cobrado: string }) => cobrado === '0.00';
  const otraNada = { ...dia('22'), cobrado: '0.00' };
  expect(juntarLoDeMenos([cien, nada, otraNada], juntar, enNada)).toEqual([
    { dia: '2026-03-20 21', cobrado: '100.00' },
    otraNada,
  ]);
  expect(juntarLoDeMenos([nada, cien], juntar)).toEqual([nada, cien]);
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

test('cada día se espera lo que se había acordado para él', () => {
  const { dias, sueltos } = repartirDepositos([dia('10'), dia('20')], [dia('12'), dia('22')], {
    dias: (cual) => (cual < '2026-03-15' ? 3 : 1),
  });
  expect(dias.map(({ suyos }) => suyos.length)).toEqual([1, 0]);
  expect(sueltos).toEqual([dia('22')]);
});
