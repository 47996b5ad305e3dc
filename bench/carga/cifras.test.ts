import { expect, test } from 'vitest';
import { comoTabla, crecimientoDeMemoria, percentil, resumir } from './cifras.ts';

const medidas = (clase: string, ...tiempos: number[]) => tiempos.map((ms) => ({ clase, ms }));
const hasta = (n: number): number[] => Array.from({ length: n }, (_, i) => i + 1);

test('un percentil es la menor de las medidas que no está por debajo de esa parte', () => {
  expect([0.5, 0.95, 0.99, 1].map((parte) => percentil(hasta(100).reverse(), parte))).toEqual([50, 95, 99, 100]);
  expect([percentil([7], 0.5), percentil([7], 0.99), percentil([1, 2, 3], 0.5)]).toEqual([7, 7, 2]);
  expect(percentil([], 0.95)).toBeNaN();
});

test('cada clase dice sus pedidos, sus errores y cuántas veces tarda lo que una llamada vacía', () => {
  const filas = resumir(
    [...medidas('vacia', ...hasta(20)), ...medidas('lista', ...hasta(20).map((ms) => ms * 3)), ...medidas('qr', 10)],
    new Map([
      ['lista', 2],
      ['pago', 1],
    ]),
  );
  expect(filas.map(({ clase, pedidos, errores }) => [clase, pedidos, errores])).toEqual([
    ['vacia', 20, 0],
    ['lista', 20, 2],
    ['qr', 1, 0],
    ['pago', 0, 1],
  ]);
  expect(filas[0]).toMatchObject({ p50: 10, p95: 19, p99: 20, veces: 1 });
  expect(filas[1]).toMatchObject({ p50: 30, p95: 57, p99: 60, veces: 3 });
});

test('la memoria compara los últimos minutos con los primeros a carga plena, no con los de la llegada', () => {
  // Three minutes of arrival at 100 MB, the first five at 200, the middle at 500, the last five at 220.
  const mb = (minuto: number) => (minuto < 3 ? 100 : minuto < 8 ? 200 : minuto < 13 ? 500 : 220);
  const memoria = Array.from({ length: 18 * 30 }, (_, i) => ({ minuto: i / 30, mb: mb(i / 30) }));
  expect(crecimientoDeMemoria(memoria, 3, 15)).toBeCloseTo(1.1);
  // A short run compares thirds: from 1 to 2 against from 3 to 4.
  const corta = [0, 1, 2, 3].map((minuto) => ({ minuto: minuto + 0.5, mb: 100 + minuto * 50 }));
  expect(crecimientoDeMemoria(corta, 1, 3)).toBeCloseTo(250 / 150);
});

test('la tabla dice qué meta no se cumple, y por cuánto', () => {
  const texto = comoTabla(
    resumir([...medidas('vacia', 2), ...medidas('lista', 90), ...medidas('guardar', 90)], new Map()),
  );
  expect(texto.split('\n').map((linea) => linea.replace(/ {2,}/g, ' | '))).toEqual([
    ' | pedidos | errores | p50 ms | p95 ms | p99 ms | × vacía | meta p95',
    'vacia | 1 | 0 | 2,00 | 2,00 | 2,00 | 1,00',
    'lista | 1 | 0 | 90,0 | 90,0 | 90,0 | 45,0 | ≤ 60 ✗ (1,50 veces)',
    'guardar | 1 | 0 | 90,0 | 90,0 | 90,0 | 45,0 | ≤ 150 ✓',
  ]);
});
