import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { sumarDias } from '../../fechas/fecha.ts';
import { Decimal } from '../../importes/decimal.ts';
import {
  ESTADOS_DE_CUPON,
  type EstadoDeCupon,
  estadoDelDia,
  estadoDelFiltro,
  FILTROS_DE_CUPON,
  importeDelDia,
  llevaRecargo,
  restoDelDia,
  situacionDeCupon,
  vencimientosDeCupon,
} from './cupon.ts';

const HOY = '2026-03-20';
const plazo = { dias_primer_vencimiento: 10, dias_ultimo_vencimiento: 30, recargo: '0.02' };

test('los estados y los filtros son los tres de cada uno, y vencida busca los vencidos [CUP-016]', () => {
  expect(ESTADOS_DE_CUPON).toEqual(['pendiente', 'pago', 'vencido']);
  expect(FILTROS_DE_CUPON.map(estadoDelFiltro)).toEqual(['pendiente', 'pago', 'vencido']);
});

describe('los vencimientos de un cupón', () => {
  test('dos, y después del primero con su recargo redondeado al centavo', () => {
    expect(vencimientosDeCupon('333.33', plazo, HOY)).toEqual({
      vencimiento: '2026-03-30',
      ultimo_vencimiento: '2026-04-19',
      monto_total: '333.33',
      monto_con_recargo: '340.00',
    });
  });

  test('ninguno pasa del último día en que su circuito se puede pagar', () => {
    const v = vencimientosDeCupon('100.00', plazo, HOY, '2026-03-25');
    expect([v.vencimiento, v.ultimo_vencimiento]).toEqual(['2026-03-25', '2026-03-25']);
    const holgado = vencimientosDeCupon('100.00', plazo, HOY, '2026-04-01');
    expect([holgado.vencimiento, holgado.ultimo_vencimiento]).toEqual(['2026-03-30', '2026-04-01']);
  });
});

describe('de un día', () => {
  const v = vencimientosDeCupon('1000.00', plazo, HOY);
  test('hasta el primer vencimiento el total; hasta el último, con recargo; después, nada', () => {
    expect(importeDelDia(v, '2026-03-30')).toBe('1000.00');
    expect(importeDelDia(v, '2026-03-31')).toBe('1020.00');
    expect(importeDelDia(v, '2026-04-19')).toBe('1020.00');
    expect(importeDelDia(v, '2026-04-20')).toBeNull();
  });

  test('está vencido solo pasado el último, y uno pago nunca', () => {
    const el = (estado: 'pendiente' | 'pago', dia: string) =>
      estadoDelDia({ estado, ultimo_vencimiento: '2026-04-19' }, dia);
    expect(el('pendiente', '2026-04-19')).toBe('pendiente');
    expect(el('pendiente', '2026-04-20')).toBe('vencido');
    expect(el('pago', '2030-01-01')).toBe('pago');
  });

  test('lo que se cerró antes de tiempo está anulado; vencido, solo lo que dejó pasar su último día', () => {
    const el = (estado: EstadoDeCupon, dia: string, motivo_cierre: string | null = null) =>
      situacionDeCupon({ estado, ultimo_vencimiento: '2026-04-19', motivo_cierre }, dia);
    expect(el('vencido', '2026-04-01', 'Cancelado por el matriculado')).toBe('anulado');
    expect(el('vencido', '2026-05-01', 'Cancelado por el matriculado')).toBe('anulado');
    expect(el('vencido', '2026-04-19')).toBe('anulado');
    expect(el('vencido', '2026-04-20')).toBe('vencido');
    expect(el('pendiente', '2026-04-20')).toBe('vencido');
    expect([el('pendiente', '2026-04-19'), el('pago', '2030-01-01')]).toEqual(['pendiente', 'pago']);
  });

  test('se debe algo si y solo si un pendiente no venció, y nunca menos que el total', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 10_000_000 }), fc.integer({ min: 0, max: 60 }), (centavos, dias) => {
        const suyos = vencimientosDeCupon((centavos / 100).toFixed(2), plazo, HOY);
        const dia = sumarDias(HOY, dias);
        const debido = importeDelDia(suyos, dia);
        expect(debido !== null).toBe(estadoDelDia({ ...suyos, estado: 'pendiente' }, dia) === 'pendiente');
        if (debido !== null) expect(new Decimal(debido).gte(suyos.monto_total)).toBe(true);
      }),
    );
  });
});

test('pagado en parte, lo que falta lleva recargo solo después del primer vencimiento', () => {
  const v = { ...vencimientosDeCupon('1000.00', plazo, HOY), abonado: '400.00' };
  const pedidoEl = (dia: string) => {
    const aPagar = restoDelDia(v, dia) ?? '0.00';
    return [aPagar, llevaRecargo(aPagar, v)];
  };
  expect(pedidoEl('2026-03-30')).toEqual(['600.00', false]);
  expect(pedidoEl('2026-03-31')).toEqual(['612.00', true]);
});
