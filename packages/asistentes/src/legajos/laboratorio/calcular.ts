import {
  type Catalogo,
  calcularHonorario,
  type Honorario,
  type PedidoDeCalculo,
  type ProblemaDeCalculo,
} from '@colega/domain/honorarios';
import type { BorradorAutomatico } from '../automatico/borrador.ts';
import { type ContextoAutomatico, muestraCategoria, tareasElegidas } from '../automatico/contexto.ts';
import { armarPedidoHastaAca } from '../automatico/pedido-hasta-aca.ts';

export type Calculado = {
  pedido: PedidoDeCalculo | null;
  honorario: Honorario | null;
  problemas: readonly ProblemaDeCalculo[];
  /** Tasks that lack data, and count for nothing yet. */
  esperan: readonly string[];
};

/** Of what is in order; what is not is named, so that nobody takes a part for the whole. */
export const calcularBorrador = (
  borrador: BorradorAutomatico,
  contexto: ContextoAutomatico,
  catalogo: Catalogo,
): Calculado => {
  const pedido = armarPedidoHastaAca(borrador, contexto);
  const listas = new Set(pedido?.tareas_valores.map(({ segmento_tarea }) => segmento_tarea));
  const esperan = tareasElegidas(borrador, contexto).flatMap(({ id, tarea }) => (listas.has(id) ? [] : [tarea.nombre]));
  if (!pedido) return { pedido, honorario: null, problemas: faltaParaCalcular(borrador, contexto), esperan };
  const resultado = calcularHonorario(pedido, catalogo);
  return resultado.ok
    ? { pedido, honorario: resultado.valor, problemas: [], esperan }
    : { pedido, honorario: null, problemas: resultado.problema, esperan };
};

const faltaParaCalcular = (borrador: BorradorAutomatico, contexto: ContextoAutomatico): ProblemaDeCalculo[] =>
  borrador.tareas.length > 0 && muestraCategoria(borrador, contexto) && borrador.categoria === null
    ? [{ codigo: 'categoria_requerida', campo: 'categoria' }]
    : [];
