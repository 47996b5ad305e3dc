import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { Decimal, sumar } from '../../importes/decimal.ts';
import { importeDelDia, restoDelDia, vencimientosDeCupon } from '../cupones/cupon.ts';
import { type Deuda, debidoDe, imputar, repartirElResto } from './imputar.ts';

const UNO = new Decimal(1);
const deuda = (capital: string, debido = capital): Deuda => ({ capital, debido });
const pagar = (importe: string, deudas: readonly Deuda[], { de_creditos = '0.00', recargo = UNO } = {}) =>
  imputar({ importe, deudas, de_creditos, recargo });

describe('a dónde va cada peso de un pago', () => {
  test('lo justo salda; lo que sobra queda', () => {
    expect(pagar('1500.50', [deuda('1000.00')])).toEqual({
      imputaciones: [{ capital: '1000.00', recargo: '0.00' }],
      aplicado: '1000.00',
      del_cupon: '1000.00',
      sobra: '500.50',
      salda: true,
    });
  });

  test('de menos cuenta, y el resto se sigue debiendo', () => {
    expect(pagar('661800.00', [deuda('1985400.00')])).toMatchObject({
      imputaciones: [{ capital: '661800.00', recargo: '0.00' }],
      aplicado: '661800.00',
      sobra: '0.00',
      salda: false,
    });
  });

  test('dos partes de una cuota con recargo la saldan, la segunda del resto', () => {
    const primera = pagar('50000.00', [deuda('74000.00', '85100.00')]);
    expect(primera.imputaciones).toEqual([{ capital: '43478.26', recargo: '6521.74' }]);
    const segunda = pagar('35100.00', [deuda('30521.74', '35100.00')]);
    expect(segunda).toMatchObject({
      imputaciones: [{ capital: '30521.74', recargo: '4578.26' }],
      sobra: '0.00',
      salda: true,
    });
  });

  test('el total sin el recargo del segundo vencimiento cancela su parte', () => {
    const recargo = new Decimal('1.02');
    expect(pagar('1000.00', [deuda('1000.00')], { recargo })).toMatchObject({
      imputaciones: [{ capital: '980.39', recargo: '19.61' }],
      del_cupon: '980.39',
      salda: false,
    });
    expect(pagar('1020.00', [deuda('1000.00')], { recargo })).toMatchObject({
      imputaciones: [{ capital: '1000.00', recargo: '20.00' }],
      del_cupon: '1000.00',
      salda: true,
    });
  });

  test('en orden: la primera entera antes que la segunda', () => {
    expect(pagar('150.00', [deuda('100.00'), deuda('0.00'), deuda('100.00')]).imputaciones).toEqual([
      { capital: '100.00', recargo: '0.00' },
      { capital: '0.00', recargo: '0.00' },
      { capital: '50.00', recargo: '0.00' },
    ]);
  });

  test('lo que hay a favor se usa cuando se paga el resto, no antes', () => {
    const con = { de_creditos: '400.00' };
    expect(pagar('600.00', [deuda('1000.00')], con)).toMatchObject({
      imputaciones: [{ capital: '1000.00', recargo: '0.00' }],
      aplicado: '600.00',
      salda: true,
    });
    expect(pagar('0.00', [deuda('400.00')], con)).toMatchObject({ aplicado: '0.00', salda: true });
    expect(pagar('100.00', [deuda('1000.00')], con)).toMatchObject({
      imputaciones: [{ capital: '100.00', recargo: '0.00' }],
      salda: false,
    });
  });

  test('de lo que ya no se debe sobra todo, y no salda nada', () => {
    expect(pagar('5000.00', [deuda('0.00')])).toMatchObject({ aplicado: '0.00', sobra: '5000.00', salda: false });
    expect(pagar('5000.00', [])).toMatchObject({ sobra: '5000.00', salda: false });
  });

  const centavos = (min: number, max: number) =>
    fc.integer({ min, max }).map((c) => new Decimal(c).div(100).toFixed(2));
  const unaDeuda = fc
    .record({ capital: centavos(0, 500_000), porciento: fc.integer({ min: 0, max: 60 }) })
    .map(({ capital, porciento }) => deuda(capital, new Decimal(capital).times(1 + porciento / 100).toFixed(2)));
  const porImputar = fc.record({
    importe: centavos(1, 2_000_000),
    deudas: fc.array(unaDeuda, { maxLength: 5 }),
    de_creditos: fc.constantFrom('0.00', '10.00'),
    recargo: fc.constantFrom(UNO, new Decimal('1.02')),
  });

  test('ningún peso se pierde ni se inventa, y no se cancela más de lo que se debía', () => {
    fc.assert(
      fc.property(porImputar, (pago) => {
        const { imputaciones, aplicado, sobra, salda } = imputar(pago);
        expect(new Decimal(aplicado).plus(sobra).toFixed(2)).toBe(pago.importe);
        const deudas = sumar(pago.deudas.map(({ debido }) => debido));
        const usado = salda ? Decimal.min(pago.de_creditos, deudas) : new Decimal(0);
        const imputado = sumar(imputaciones.flatMap(({ capital, recargo }) => [capital, recargo]));
        if (pago.deudas.length > 0) expect(imputado).toBe(new Decimal(aplicado).plus(usado).toFixed(2));
        for (const [i, { capital, recargo }] of imputaciones.entries()) {
          expect(new Decimal(capital).lte(pago.deudas[i]?.capital ?? 0)).toBe(true);
          expect(new Decimal(capital).gte(0) && new Decimal(recargo).gte(0)).toBe(true);
        }
        if (salda) expect(imputaciones.map(({ capital }) => capital)).toEqual(pago.deudas.map((d) => d.capital));
      }),
    );
  });

  test('pagar el resto después de pagar una parte siempre salda', () => {
    fc.assert(
      fc.property(porImputar, (pago) => {
        const primera = imputar(pago);
        if (primera.salda || pago.deudas.length === 0) return;
        const resto = pago.deudas.map(({ capital, debido }, i) => {
          const queda = new Decimal(capital).minus(primera.imputaciones[i]?.capital ?? 0);
          const factor = new Decimal(capital).isZero() ? UNO : new Decimal(debido).div(capital);
          return deuda(queda.toFixed(2), queda.times(factor).toFixed(2));
        });
        const debido = debidoDe({ ...pago, deudas: resto });
        const segunda = imputar({ ...pago, deudas: resto, importe: debido.toFixed(2) });
        expect(segunda.sobra).toBe('0.00');
        expect(segunda.imputaciones.map(({ capital }) => capital)).toEqual(resto.map(({ capital }) => capital));
      }),
    );
  });
});

/** What is left of each charge and what the coupon asks for are rounded apart. */
describe('pagar lo que el cupón pide', () => {
  const DIAS = { antes: '2026-03-25', despues: '2026-04-10' };
  const centavos = (n: number) => new Decimal(n).div(100).toFixed(2);
  const unCargo = fc.record({
    capital: fc.integer({ min: 1, max: 9_000_000 }),
    mora: fc.integer({ min: 0, max: 150 }),
  });
  const unCupon = fc.record({
    cargos: fc.array(unCargo, { minLength: 1, maxLength: 4 }),
    recargo: fc.constantFrom('0', '0.02', '0.035', '0.1'),
    creditos: fc.double({ min: 0, max: 0.9, noNaN: true }),
    partes: fc.array(fc.record({ fraccion: fc.double({ min: 0, max: 1, noNaN: true }), tarde: fc.boolean() }), {
      maxLength: 5,
    }),
    tarde: fc.boolean(),
  });

  test('lo salda justo, sin que sobre ni falte, haya lo que haya pagado antes', () => {
    fc.assert(
      fc.property(unCupon, ({ cargos, recargo, creditos, partes, tarde }) => {
        const items = cargos.map(({ capital, mora }) => {
          const suyo = centavos(capital);
          return {
            capital: suyo,
            importe: new Decimal(suyo)
              .times(100 + mora)
              .div(100)
              .toFixed(2),
            cancelado: '0.00',
          };
        });
        const bruto = sumar(items.map(({ importe }) => importe));
        const de_creditos = new Decimal(bruto).times(creditos).toDecimalPlaces(2, Decimal.ROUND_DOWN).toFixed(2);
        const plazo = { dias_primer_vencimiento: 10, dias_ultimo_vencimiento: 30, recargo };
        const v = vencimientosDeCupon(new Decimal(bruto).minus(de_creditos).toFixed(2), plazo, '2026-03-20');
        let abonado = '0.00';
        const pagarEl = (dia: string, cuanto: (pedido: string) => string) => {
          const pedido = restoDelDia({ ...v, abonado }, dia) ?? '';
          const deudas = items.map(({ capital, importe, cancelado }) => {
            const saldo = new Decimal(capital).minus(cancelado);
            const debido = saldo.eq(capital) ? importe : saldo.times(importe).div(capital).toFixed(2);
            return { capital: saldo.toFixed(2), debido };
          });
          const resto = new Decimal(bruto).minus(abonado);
          const unidad = new Decimal(importeDelDia(v, dia) ?? 0).div(v.monto_total);
          const recibido = cuanto(pedido);
          const hecho = imputar({
            ...{ importe: recibido, deudas: repartirElResto(deudas, resto), recargo: unidad },
            de_creditos: new Decimal(recibido).gte(pedido) ? de_creditos : '0.00',
          });
          hecho.imputaciones.forEach(({ capital, recargo: deMas }, i) => {
            const item = items[i];
            if (item) item.cancelado = new Decimal(item.cancelado).plus(capital).toFixed(2);
            if (Number(capital) < 0 || Number(deMas) < 0) expect.unreachable(`${capital} y ${deMas}`);
          });
          abonado = new Decimal(abonado).plus(hecho.del_cupon).toFixed(2);
          return { ...hecho, recibido };
        };
        for (const parte of partes) {
          const { salda } = pagarEl(parte.tarde ? DIAS.despues : DIAS.antes, (pedido) =>
            Decimal.max(
              Decimal.min(new Decimal(pedido).times(parte.fraccion), new Decimal(pedido).minus('0.01')),
              0,
            ).toFixed(2),
          );
          if (salda || new Decimal(abonado).gte(v.monto_total)) expect.unreachable('una parte lo saldó');
        }
        const { salda, sobra } = pagarEl(tarde ? DIAS.despues : DIAS.antes, (pedido) => pedido);
        expect({ salda, sobra, abonado }).toEqual({ salda: true, sobra: '0.00', abonado: v.monto_total });
        expect(items.map(({ cancelado }) => cancelado)).toEqual(items.map(({ capital }) => capital));
      }),
      { numRuns: 1500 },
    );
  });
});
