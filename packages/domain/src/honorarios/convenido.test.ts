import { expect, test } from 'vitest';
import { minimoDeTareas, validarConvenido } from './convenido.ts';
import { repartirConvenido } from './repartir-convenido.ts';

test.each([
  ['100000.00', '100000.00', null],
  ['100000.01', '100000.00', null],
  ['99999.99', '100000.00', 'honorario_convenido_menor'],
  ['9', '10', 'honorario_convenido_menor'],
])('un convenido de %s con un mínimo de %s: %s [CAL-008]', (convenido, minimo, codigo) => {
  expect(validarConvenido(convenido, minimo)?.codigo ?? null).toBe(codigo);
});

test('en modo manual el mínimo es la suma de los montos [CAL-009]', () => {
  expect(minimoDeTareas([{ monto: '0.10' }, { monto: '0.20' }])).toBe('0.30');
  expect(minimoDeTareas([])).toBe('0.00');
});

test('el convenido se reparte en proporción a los mínimos y los centavos que sobran van al mayor resto', () => {
  const tarea = (id: number, honorario_determinado: string) => ({
    segmento_tarea: id,
    tarea: { id, clave: `t${id}`, nombre: `Tarea ${id}` },
    parametros: {},
    honorario_determinado,
    mensajes: [],
    pasos: [],
  });
  const tareas_valores = [tarea(1, '100.00'), tarea(2, '100.00'), tarea(3, '100.00')];
  expect(repartirConvenido({ tareas_valores }, '1000.00').map((r) => r.monto)).toEqual(['333.34', '333.33', '333.33']);
  expect(
    repartirConvenido({ tareas_valores: [tarea(1, '20.00'), tarea(2, '60.00')] }, '100.00').map((r) => r.monto),
  ).toEqual(['25.00', '75.00']);
  // One centavo is left over: of 16.666…, 33.333… and 50, the first has the largest remainder; of twice that, the second.
  const conMinimos = (...minimos: string[]) => minimos.map((minimo, i) => tarea(i + 1, minimo));
  const repartir = (convenido: string, ...minimos: string[]) =>
    repartirConvenido({ tareas_valores: conMinimos(...minimos) }, convenido).map((r) => r.monto);
  expect(repartir('100.00', '10.00', '20.00', '30.00')).toEqual(['16.67', '33.33', '50.00']);
  expect(repartir('200.00', '10.00', '20.00', '30.00')).toEqual(['33.33', '66.67', '100.00']);
});
