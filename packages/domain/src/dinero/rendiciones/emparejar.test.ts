import { expect, test } from 'vitest';
import {
  asignarDepositos,
  buscarParecidos,
  type Cobrado,
  emparejarRenglones,
  identidadesDe,
  type RenglonLeido,
  type RenglonPorEmparejar,
} from './index.ts';

const renglon = (id: number, cambios: Partial<RenglonPorEmparejar> = {}): RenglonPorEmparejar => ({
  ...{
    id,
    tipo: 'cobro',
    medio: 'codigo_barra',
    externo: `00${id}`,
    numero_boleta: '7',
    importe: '10.00',
    dia: '2026-03-20',
  },
  ...cambios,
});
const cobrado = (id: number, cambios: Partial<Cobrado> = {}): Cobrado => ({
  ...{ tipo: 'operacion', id, medio: 'codigo_barra', externo: `${id}`, numero_boleta: '7', importe: '10.00' },
  ...{ dia: '2026-03-20', deshecho: false },
  ...cambios,
});
const parejas = (renglones: RenglonPorEmparejar[], cobrados: Cobrado[], entra = true) =>
  emparejarRenglones(renglones, cobrados, { dias: () => 3, entra }).map(
    ({ renglon_id, tipo, id }) => `${renglon_id}: ${tipo} ${id}`,
  );

test('quien nombra la operación va primero, sin contar sus ceros, y nadie más la toma', () => {
  expect(parejas([renglon(1, { externo: '0009' }), renglon(2)], [cobrado(2), cobrado(3)])).toEqual([
    '2: operacion 2',
    '1: operacion 3',
  ]);
  expect(parejas([renglon(1), renglon(2)], [cobrado(1)])).toEqual(['1: operacion 1']);
});

test('sin su número, por cupón, importe y día; si no, por un día cercano', () => {
  const otro = { externo: '999' };
  expect(parejas([renglon(1, otro)], [cobrado(5, { dia: '2026-03-22' }), cobrado(6)])).toEqual(['1: operacion 6']);
  expect(parejas([renglon(1, otro)], [cobrado(5, { dia: '2026-03-22' })])).toEqual(['1: operacion 5']);
  expect(parejas([renglon(1, otro)], [cobrado(5, { dia: '2026-03-24' })])).toEqual([]);
  expect(parejas([renglon(1, otro)], [cobrado(5, { importe: '11.00' })])).toEqual([]);
});

test('con su número y otro importe, si es del mismo cupón; el mismo número de otro cupón y otro importe es de otra cosa', () => {
  expect(parejas([renglon(1)], [cobrado(1, { importe: '11.00' })])).toEqual(['1: operacion 1']);
  expect(parejas([renglon(1)], [cobrado(1, { numero_boleta: '8' })])).toEqual(['1: operacion 1']);
  expect(parejas([renglon(1)], [cobrado(1, { numero_boleta: '8', importe: '11.00' })])).toEqual([]);
});

test('de un archivo del que no entra nada, su cupón con otro importe es ese pago; donde entra, puede ser otro', () => {
  const otro = renglon(1, { externo: '999', importe: '12.00' });
  expect(parejas([otro], [cobrado(5)], false)).toEqual(['1: operacion 5']);
  expect(parejas([otro], [cobrado(5)], true)).toEqual([]);
  expect(parejas([otro], [cobrado(5, { dia: '2026-03-24' })], false)).toEqual([]);
  expect(parejas([otro, renglon(2, { externo: '998' })], [cobrado(5)], false)).toEqual(['2: operacion 5']);
  expect(parejas([{ ...otro, tipo: 'reversa' }], [cobrado(5, { tipo: 'reversion' })], false)).toEqual([]);
});

test('una transferencia sin número, por su importe y su día, de a una', () => {
  const suelta = { medio: 'transferencia', externo: null, numero_boleta: null };
  const suya = { medio: 'transferencia', externo: 'TR-1' };
  expect(parejas([renglon(1, suelta), renglon(2, suelta)], [cobrado(8, suya), cobrado(9, suya)])).toEqual([
    '1: operacion 8',
    '2: operacion 9',
  ]);
  expect(parejas([renglon(1, suelta)], [cobrado(8, { ...suya, dia: '2026-03-21' })])).toEqual([]);
});

test('una reversa es de un pago deshecho, una salida de lo devuelto, y un depósito de ninguno', () => {
  const deshecho = cobrado(1, { tipo: 'reversion' });
  expect(parejas([renglon(1, { tipo: 'reversa' })], [cobrado(1), deshecho])).toEqual(['1: reversion 1']);
  expect(
    parejas([renglon(1, { tipo: 'salida' })], [cobrado(1), cobrado(4, { tipo: 'devolucion', externo: '1' })]),
  ).toEqual(['1: devolucion 4']);
  expect(parejas([renglon(1, { tipo: 'deposito', medio: null })], [cobrado(1)])).toEqual([]);
});

test('de un número que se deshizo y volvió a entrar, el que está en pie', () => {
  expect(parejas([renglon(1)], [cobrado(1, { deshecho: true }), cobrado(2, { externo: '1' })])).toEqual([
    '1: operacion 2',
  ]);
});

const leido = (linea: number, cambios: Partial<RenglonLeido> = {}): RenglonLeido => ({
  ...{
    linea,
    tipo: 'cobro',
    medio: 'transferencia',
    externo: null,
    numero_boleta: null,
    importe: '10.00',
    comision: '0.00',
  },
  ...{ dia: '2026-03-20', acreditacion: null, detalle: 'TRANSFERENCIA', deposita: null },
  ...cambios,
});

test('lo que tiene número es uno aunque venga dos veces; sin número, dos iguales son dos, y los mismos en otro archivo', () => {
  const [uno, otro] = identidadesDe([leido(1, { externo: '5' }), leido(2, { externo: '5', detalle: 'otro' })]);
  expect(uno).toBe(otro);
  expect(identidadesDe([leido(3, { externo: '0005' })])).toEqual([uno]);
  expect(identidadesDe([leido(3, { externo: '000' })])).toEqual(identidadesDe([leido(3, { externo: '0' })]));
  const sueltos = identidadesDe([leido(1), leido(2)]);
  expect(new Set(sueltos).size).toBe(2);
  expect(identidadesDe([leido(7), leido(9)])).toEqual(sueltos);
});

test('lo que llega es del último día en que se iba a depositar, sin pasar de los días que se esperan', () => {
  const asignar = (...leidos: { desde: string; hasta: string }[]) =>
    asignarDepositos(
      ['2026-03-20', '2026-03-23'].map((dia) => ({ dia, cobrado: '1000.00', comision: '10.00', acordada: '15.00' })),
      [
        { dia: '2026-03-20', importe: '600.00' },
        { dia: '2026-03-21', importe: '380.00' },
        { dia: '2026-03-29', importe: '990.00' },
      ],
      { dias: () => 3, leidos },
    );
  expect(asignar().map(({ depositado, diferencia, de_mas }) => [depositado, diferencia, de_mas])).toEqual([
    ['980.00', '10.00', '5.00'],
    [null, null, null],
  ]);
  // It is missed once the bank told the days in which it might have come.
  const faltan = (...leidos: [string, string][]) =>
    asignar(...leidos.map(([desde, hasta]) => ({ desde, hasta }))).flatMap(({ dia, no_llego }) =>
      no_llego ? dia : [],
    );
  expect(faltan()).toEqual([]);
  expect(faltan(['2026-03-16', '2026-03-25'])).toEqual([]);
  expect(faltan(['2026-03-16', '2026-03-26'])).toEqual(['2026-03-23']);
  expect(faltan(['2026-03-16', '2026-03-24'], ['2026-03-26', '2026-03-31'])).toEqual(['2026-03-23']);
  expect(faltan(['2026-03-25', '2026-03-31'])).toEqual([]);
});

test('un depósito es el de su número y su importe; si no, el del mismo importe en su día o en los que siguen', () => {
  const linea = (id: number, externo: string | null, importe: string, dia = '2026-03-20') =>
    renglon(id, { tipo: 'deposito', medio: 'deposito', externo, numero_boleta: null, importe, dia });
  const deposito = (id: number, externo: string, importe: string) =>
    cobrado(id, { tipo: 'deposito', medio: 'deposito', externo, numero_boleta: '', importe });
  const depositos = [deposito(1, '00777', '10.00'), deposito(2, 'TICKET', '10.00'), deposito(3, '888', '30.00')];
  expect(
    parejas(
      [
        linea(1, '555', '10.00', '2026-03-22'),
        linea(2, '777', '10.00', '2026-06-01'),
        linea(3, '888', '31.00'),
        linea(4, null, '10.00', '2026-03-24'),
      ],
      depositos,
    ),
  ).toEqual(['2: deposito 1', '1: deposito 2', '3: deposito 3']);
  // Money of a payment is no deposit, though it says the same.
  expect(parejas([linea(1, '9', '10.00')], [cobrado(9, { medio: 'deposito' })])).toEqual([]);
  expect(parejas([renglon(1, { medio: 'deposito' })], [deposito(1, '1', '10.00')])).toEqual([]);
});

test('cada renglón se busca a los días que se esperaban el suyo', () => {
  const tolerancia = (dia: string) => (dia < '2026-03-20' ? 3 : 0);
  const renglones = ['2026-03-18', '2026-03-21'].map((dia, i) =>
    renglon(i + 1, { dia, externo: `9${i}`, numero_boleta: `${i}` }),
  );
  const cobrados = ['2026-03-20', '2026-03-20'].map((dia, i) => cobrado(i + 5, { dia, numero_boleta: `${i}` }));
  expect(emparejarRenglones(renglones, cobrados, { dias: tolerancia, entra: true })).toEqual([
    { renglon_id: 1, tipo: 'operacion', id: 5 },
  ]);
  expect(buscarParecidos(renglones, cobrados, { dias: tolerancia }).map(({ renglon_id }) => renglon_id)).toEqual([1]);
  const asignados = asignarDepositos(
    ['2026-03-16', '2026-03-23'].map((dia) => ({ dia, cobrado: '10.00', comision: '0.00', acordada: null })),
    ['2026-03-18', '2026-03-25'].map((dia) => ({ dia, importe: '10.00' })),
    { dias: tolerancia, leidos: [] },
  );
  expect(asignados.map(({ depositado }) => depositado)).toEqual(['10.00', null]);
});
