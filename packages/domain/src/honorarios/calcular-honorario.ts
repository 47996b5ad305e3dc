import { exito, fracaso, type Resultado } from '../resultado/resultado.ts';
import { armarHonorario, calcularTareas } from './armar-honorario.ts';
import type { Catalogo } from './catalogo.ts';
import type { Honorario, PedidoDeCalculo } from './honorario.ts';
import { actasDistintas } from './obra-faltante.ts';
import { type ProblemaDeCalculo, verificarParametros } from './verificar-parametros.ts';
import { verificarPedido } from './verificar-pedido.ts';
import { verificarTareas } from './verificar-tareas.ts';

/** CAL-010..CAL-012. Every problem of the request is answered at once, each at its field. */
export const calcularHonorario = (
  pedido: PedidoDeCalculo,
  catalogo: Catalogo,
): Resultado<Honorario, ProblemaDeCalculo[]> => {
  const encabezado = verificarPedido(pedido, catalogo);
  if (!encabezado.ok) return encabezado;
  const { resolucion } = encabezado.valor;
  const { pedidas, problemas } = verificarTareas(pedido, catalogo, resolucion);
  const resuelve = pedidas.some(({ tarea }) => tarea.resuelve_faltante);
  const verificadas = pedidas.map((pedida) => verificarParametros(pedida, resolucion, resuelve));
  const todos: ProblemaDeCalculo[] = [...problemas, ...verificadas.flatMap((v) => (v.ok ? [] : v.problema))];
  if (todos.length > 0) return fracaso(todos);
  const tareas = verificadas.flatMap((v) => (v.ok ? [v.valor] : []));
  const distintas = actasDistintas(tareas);
  if (distintas.length > 0) return fracaso(distintas);
  return exito(armarHonorario(pedido, encabezado.valor, calcularTareas(tareas, encabezado.valor)));
};
