import fc from 'fast-check';
import { expect, test } from 'vitest';
import { sumar } from '../importes/decimal.ts';
import { catalogoDeData } from '../testing/catalogo-de-data.ts';
import { comoPedido, leerEjemplos } from '../testing/ejemplos-de-honorarios.ts';
import { calcularHonorario } from './calcular-honorario.ts';
import { compararHonorarios, type LineaComparada } from './comparar-honorarios.ts';
import type { PedidoDeCalculo } from './honorario.ts';

const catalogo = catalogoDeData();
const calcular = (pedido: PedidoDeCalculo) => {
  const calculado = calcularHonorario(pedido, catalogo);
  if (!calculado.ok) throw new Error(JSON.stringify(calculado.problema));
  return calculado.valor;
};
const pedidos = leerEjemplos().map(({ ejemplo }) => comoPedido(ejemplo, catalogo));
const fechas = fc.constantFrom(...catalogo.resoluciones.map(({ vigente_desde }) => vigente_desde));
const coeficientes = fc.constantFrom('1.2', '1.3', '1.45');

const todas = (lineas: readonly LineaComparada[]): LineaComparada[] =>
  lineas.flatMap((linea) => [linea, ...todas(linea.lineas)]);

test('las diferencias de las tareas suman la del total, y cada línea dice la suya', () => {
  fc.assert(
    fc.property(fc.constantFrom(...pedidos), fechas, fechas, coeficientes, coeficientes, (pedido, fa, fb, ca, cb) => {
      const deUno = calcularHonorario({ ...pedido, fecha: fa, factor_coeficiente: ca }, catalogo);
      const deOtro = calcularHonorario({ ...pedido, fecha: fb, factor_coeficiente: cb }, catalogo);
      // a task is not in every resolución
      fc.pre(deUno.ok && deOtro.ok);
      const [a, b] = [deUno.valor, deOtro.valor];
      const { diferencia, lineas } = compararHonorarios(a, b);
      expect(sumar(lineas.map((linea) => linea.diferencia))).toBe(diferencia);
      expect(sumar([a.honorario, diferencia])).toBe(b.honorario);
      for (const linea of todas(lineas)) {
        expect(sumar([linea.a?.importe ?? '0.00', linea.diferencia])).toBe(linea.b?.importe ?? '0.00');
      }
    }),
  );
});

test('lo que hay de un solo lado queda dicho, y de lo mismo no hay diferencia', () => {
  const [pedido] = pedidos.filter(
    ({ tareas_valores: [primera, ...otras], ...resto }) =>
      primera && otras.length > 0 && calcularHonorario({ ...resto, tareas_valores: [primera] }, catalogo).ok,
  );
  if (!pedido) throw new Error('no example has several tasks');
  const entero = calcular(pedido);
  const { lineas } = compararHonorarios(
    entero,
    calcular({ ...pedido, tareas_valores: pedido.tareas_valores.slice(0, 1) }),
  );
  expect(lineas.map(({ a, b }) => [a !== null, b !== null])).toEqual([
    [true, true],
    ...lineas.slice(1).map(() => [true, false]),
  ]);
  expect(lineas.length).toBeGreaterThan(1);
  const igual = compararHonorarios(entero, entero);
  expect([igual.diferencia, igual.porcentaje]).toEqual(['0.00', '0.00']);
});
