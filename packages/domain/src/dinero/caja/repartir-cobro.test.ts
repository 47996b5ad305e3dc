import fc from 'fast-check';
import { expect, test } from 'vitest';
import { Decimal, formatImporte, type Importe, importe, redondear, sumar } from '../../importes/index.ts';
import { impedimentoDeCaja } from './impedimento-de-caja.ts';
import { type CuponPorCobrar, type PagoDelCobro, repartirCobro } from './repartir-cobro.ts';

const cupon = (debe: Importe, cuanto = debe, resto = debe): CuponPorCobrar => ({ importe: cuanto, debe, resto });
const efectivo = (monto: Importe): PagoDelCobro => ({ medio: 'caja', importe: monto });
const transferencia = (monto: Importe): PagoDelCobro => ({ medio: 'transferencia', importe: monto });
const cobrar = (cupones: CuponPorCobrar[], pagos: PagoDelCobro[], dejaAFavor = false) =>
  repartirCobro(cupones, pagos, { dejaAFavor });
const problemasDe = (...pedido: Parameters<typeof cobrar>): unknown => {
  const leido = cobrar(...pedido);
  return leido.ok ? null : leido.problema.map(({ codigo, datos }) => [codigo, datos ?? {}]);
};

test('un pago paga varios cupones, y el vuelto es del efectivo', () => {
  expect(cobrar([cupon('1000.00'), cupon('250.50')], [efectivo('1300.00')])).toEqual({
    ok: true,
    valor: {
      ...{ total: '1250.50', vuelto: '49.50', a_favor: '0.00' },
      partes: [
        { pago: 0, cupon: 0, importe: '1000.00' },
        { pago: 0, cupon: 1, importe: '250.50' },
      ],
    },
  });
});

test('varios pagos pagan un cupón: primero lo que no es efectivo', () => {
  const leido = cobrar([cupon('1000.00')], [efectivo('700.00'), transferencia('400.00')]);
  expect(leido.ok && leido.valor).toEqual({
    ...{ total: '1000.00', vuelto: '100.00', a_favor: '0.00' },
    partes: [
      { pago: 1, cupon: 0, importe: '400.00' },
      { pago: 0, cupon: 0, importe: '600.00' },
    ],
  });
});

test('lo que se transfirió de más queda a favor solo si se dice', () => {
  const pedido = [[cupon('1000.00')], [transferencia('1200.00')]] as const;
  expect(problemasDe([...pedido[0]], [...pedido[1]])).toEqual([['caja_sobra', { sobra: formatImporte('200.00') }]]);
  const leido = cobrar([...pedido[0]], [...pedido[1]], true);
  expect(leido.ok && leido.valor).toMatchObject({
    a_favor: '200.00',
    vuelto: '0.00',
    partes: [{ importe: '1200.00' }],
  });
});

test.each([
  ['sin cupones', [], [efectivo('1.00')], 'caja_sin_cupones', {}],
  ['sin pagos', [cupon('1.00')], [], 'caja_sin_pagos', {}],
  ['un pago de cero', [cupon('1.00')], [efectivo('0.00')], 'caja_importe_cero', {}],
  ['nada de un cupón', [cupon('1.00', '0.00')], [efectivo('1.00')], 'caja_importe_cero', {}],
  [
    'más que lo que se debe',
    [cupon('1.00', '1.01')],
    [efectivo('2.00')],
    'caja_mas_de_lo_debido',
    { debe: formatImporte('1.00') },
  ],
  ['falta', [cupon('10.00')], [efectivo('9.99')], 'caja_falta', { falta: formatImporte('0.01') }],
  [
    'efectivo que no hacía falta',
    [cupon('10.00')],
    [transferencia('12.00'), efectivo('1.00')],
    'caja_efectivo_de_mas',
    {},
  ],
])('%s no se cobra', (_, cupones, pagos, codigo, datos) => {
  expect(problemasDe(cupones, pagos)).toEqual([[codigo, datos]]);
});

const monto = (hasta: number) =>
  fc.integer({ min: 1, max: hasta }).map((centavos) => importe(new Decimal(centavos).div(100)));

test('lo que se reparte es lo que se pagó, al centavo, y ningún cupón recibe más que lo suyo', () => {
  fc.assert(
    fc.property(
      fc.array(monto(500_000), { minLength: 1, maxLength: 4 }),
      fc.array(monto(500_000), { minLength: 1, maxLength: 3 }),
      (debes, otros) => {
        const cupones = debes.map((debe) => cupon(debe));
        const leido = cobrar(cupones, [...otros.map(transferencia), efectivo('100000.00')]);
        if (!leido.ok) return leido.problema[0]?.codigo === 'caja_efectivo_de_mas';
        const { total, vuelto, partes } = leido.valor;
        const de = (cual: number) =>
          sumar(partes.filter((parte) => parte.cupon === cual).map((parte) => parte.importe));
        return (
          total === sumar(debes) &&
          sumar(partes.map((parte) => parte.importe)) === total &&
          new Decimal(sumar([...otros, '100000.00'])).minus(vuelto).eq(total) &&
          cupones.every(({ debe }, i) => de(i) === debe)
        );
      },
    ),
  );
});

test('con recargo, los pagos van en un orden en el que el último cubre lo que queda', () => {
  fc.assert(
    fc.property(monto(1_000_000), monto(1_000_000), (resto, primero) => {
      const debe = importe(redondear(new Decimal(resto).times('1.02')));
      fc.pre(new Decimal(primero).lt(debe) && new Decimal(debe).gt(resto));
      const leido = cobrar(
        [cupon(debe, debe, resto)],
        [transferencia(primero), efectivo(importe(new Decimal(debe).minus(primero)))],
      );
      if (!leido.ok) return leido.problema[0]?.codigo === 'caja_redondeo';
      const [antes, despues] = leido.valor.partes;
      const recargo = new Decimal(debe).div(resto);
      const cancela = Decimal.min(
        redondear(new Decimal(antes?.importe ?? 0).div(recargo)),
        new Decimal(resto).minus('0.01'),
      );
      return redondear(new Decimal(resto).minus(cancela).times(recargo)).lte(despues?.importe ?? 0);
    }),
  );
});

const PENDIENTE = {
  estado: 'pendiente',
  motivo_cierre: null,
  ultimo_vencimiento: '2026-04-19',
  emitido: '2026-03-20',
  anulado: false,
  ...{ monto_total: '1000.00', abonado: '0.00' },
} as const;
test.each([
  ['pendiente', {}, '2026-04-19', null],
  ['pago', { estado: 'pago' }, '2026-04-01', 'caja_cupon_pago'],
  ['de un contrato anulado', { anulado: true }, '2026-04-01', 'caja_cupon_anulado'],
  [
    'cerrado antes de tiempo',
    { estado: 'vencido', motivo_cierre: 'Se pagó con otro' },
    '2026-04-01',
    'caja_cupon_cerrado',
  ],
  ['vencido', { estado: 'vencido' }, '2026-04-20', 'caja_cupon_vencido'],
  ['vencido, con dinero que entró a tiempo', { estado: 'vencido' }, '2026-04-19', null],
  [
    'vencido, al que entró lo que pedía y su cargo cuesta más',
    { estado: 'vencido', abonado: '1000.00' },
    '2026-04-19',
    'caja_cupon_vencido',
  ],
  ['con dinero de antes de emitirse', {}, '2026-03-19', 'caja_pago_anterior'],
] as const)('un cupón %s', (_, cambios, fecha, codigo) => {
  expect(impedimentoDeCaja({ ...PENDIENTE, ...cambios }, fecha)).toBe(codigo);
});
