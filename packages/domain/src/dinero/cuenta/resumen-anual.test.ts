import fc from 'fast-check';
import { expect, test } from 'vitest';
import { Decimal, importe } from '../../importes/decimal.ts';
import { armarResumenAnual, type MovimientoDeCuenta, periodoDelAnio, TIPOS_DE_MOVIMIENTO } from './resumen-anual.ts';

const DEL_ANIO = { desde: '2026-01-01', hasta: '2026-12-31' };
const mov = (fecha: string, tipo: MovimientoDeCuenta['tipo'], cuanto: string): MovimientoDeCuenta => ({
  fecha,
  tipo,
  importe: cuanto,
});

test.each([
  [2025, { desde: '2025-01-01', hasta: '2025-12-31' }],
  [2026, { desde: '2026-01-01', hasta: '2026-03-20' }],
  [2027, null],
])('a mitad de 2026, el de %i va hasta su último día o hasta hoy [S-893]', (anio, periodo) =>
  expect(periodoDelAnio(anio, '2026-03-20')).toEqual(periodo),
);

test('cada movimiento deja su saldo: suma lo que se cobra, resta lo que se paga y lo que queda a favor', () => {
  const { meses, ...resumen } = armarResumenAnual(DEL_ANIO, '100.00', [
    mov('2026-03-10', 'cargo', '1000.00'),
    mov('2026-03-20', 'recargo', '20.50'),
    mov('2026-03-20', 'pago', '1120.50'),
    mov('2026-03-20', 'credito', '79.50'),
    mov('2026-05-02', 'credito', '-9.50'),
  ]);
  expect(meses[2]?.movimientos.map(({ saldo }) => saldo)).toEqual(['1100.00', '1120.50', '0.00', '-79.50']);
  expect(meses.map(({ mes, saldo }) => [mes.slice(5), saldo]).slice(0, 6)).toEqual([
    ['01', '100.00'],
    ['02', '100.00'],
    ['03', '-79.50'],
    ['04', '-79.50'],
    ['05', '-70.00'],
    ['06', '-70.00'],
  ]);
  expect(meses).toHaveLength(12);
  expect(resumen).toEqual({
    ...DEL_ANIO,
    ...{ saldo_inicial: '100.00', saldo_final: '-70.00' },
    ...{ cargos: '1020.50', pagos: '1120.50', creditos: '70.00' },
  });
});

const unMovimiento = fc.record({
  fecha: fc.integer({ min: 0, max: 364 }).map((n) => new Date(Date.UTC(2026, 0, 1 + n)).toISOString().slice(0, 10)),
  tipo: fc.constantFrom(...TIPOS_DE_MOVIMIENTO),
  importe: fc.integer({ min: -1e12, max: 1e12 }).map((centavos) => importe(new Decimal(centavos).div(100))),
});

test('al centavo, haya lo que haya: el saldo final es el inicial con los meses, y cada mes sigue al anterior', () => {
  fc.assert(
    fc.property(fc.array(unMovimiento), (sueltos) => {
      const movimientos = sueltos.toSorted((a, b) => a.fecha.localeCompare(b.fecha));
      const { meses, saldo_inicial, saldo_final, ...sumas } = armarResumenAnual(DEL_ANIO, '0.10', movimientos);
      const tras = (saldo: Decimal, { cargos, pagos, creditos }: Omit<typeof sumas, 'desde' | 'hasta'>) =>
        saldo.plus(cargos).minus(pagos).minus(creditos);
      expect(importe(tras(new Decimal(saldo_inicial), sumas))).toBe(saldo_final);
      let saldo = new Decimal(saldo_inicial);
      for (const mes of meses) {
        saldo = tras(saldo, mes);
        expect(importe(saldo)).toBe(mes.saldo);
      }
      expect(meses.flatMap((mes) => mes.movimientos)).toHaveLength(movimientos.length);
    }),
  );
});
