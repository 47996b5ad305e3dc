import { expect, test } from 'vitest';
import { borradorCompleto, contexto, TAREA } from '../../testing/automatico.ts';
import { armarPedidoDeCalculo } from './armar-pedido.ts';
import type { BorradorAutomatico } from './borrador.ts';
import { agregarTarea, cambiarParametros } from './editar-tareas.ts';
import { armarPedidoHastaAca } from './pedido-hasta-aca.ts';
import { superficieParaRepetir } from './superficie-compartida.ts';

const ctx = contexto();
const completo = borradorCompleto(ctx);
const con = (borrador: BorradorAutomatico, id: number, parametros = {}, c = ctx): BorradorAutomatico => {
  const agregada = agregarTarea(borrador, id, c);
  return agregada.ok ? cambiarParametros(agregada.valor, id, parametros) : expect.unreachable(agregada.problema.codigo);
};

test('se calcula lo que ya está en orden; lo que falta o espera el acta, no [S-866]', () => {
  expect(armarPedidoHastaAca(completo, ctx)).toEqual(armarPedidoDeCalculo(completo, ctx));
  const aMedias = con(con(completo, TAREA.complemento), TAREA.relevamiento, { cantidad: '2' });
  expect(armarPedidoHastaAca(aMedias, ctx)?.tareas_valores).toEqual(armarPedidoDeCalculo(completo, ctx).tareas_valores);
});

test.each([
  ['sin tareas', { tareas: [] }],
  ['sin categoría', { categoria: null }],
  ['sin coeficiente', { factor_coeficiente: '' }],
  ['sin rubro', { rubro_id: null }],
  ['con una fecha que no se admite', { fecha: '2014-12-31' }],
])('%s no se calcula nada', (_, cambios) => {
  expect(armarPedidoHastaAca({ ...completo, ...cambios }, ctx)).toBeNull();
});

test('la superficie es la de la última tarea que la dice, y no se propone a la que ya la tiene [S-867]', () => {
  const campos = [{ ruta: 'superficie', etiqueta: '', tipo: 'decimal' as const, unidad: 'm²', reglas: [], campos: [] }];
  const formularios = Object.fromEntries(Object.values(ctx.formularios).map((uno) => [uno.id, { ...uno, campos }]));
  const conSuperficie = contexto({ formularios });
  const base = { ...completo, tareas: [] };
  const una = con(base, TAREA.proyecto, { superficie: '120.5' }, conSuperficie);
  const otra = con(una, TAREA.complemento, { superficie: '80' }, conSuperficie);
  const tres = con(otra, TAREA.relevamiento, { superficie: '' }, conSuperficie);
  expect(superficieParaRepetir(tres, conSuperficie, TAREA.relevamiento)).toEqual({
    ...{ parametros: { superficie: '80' }, superficie: '80', nombre: 'Complemento' },
  });
  expect(superficieParaRepetir(tres, conSuperficie, TAREA.proyecto)).toBeNull();
  expect(superficieParaRepetir(una, conSuperficie, TAREA.proyecto)).toBeNull();
  expect(superficieParaRepetir(completo, ctx, TAREA.proyecto)).toBeNull();
});
