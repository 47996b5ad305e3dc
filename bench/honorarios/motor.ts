import { type Catalogo, calcularHonorario } from '@colega/domain/honorarios';
import type { PedidoTipico } from './pedidos-tipicos.ts';

const CALENTAMIENTO = 3_000;
const RONDAS = 40;
const POR_RONDA = 250;
const META_POR_SEGUNDO = 10_000;

/** The best round counts: other load is not a cost of the engine. */
const porSegundo = ({ nombre, pedido }: PedidoTipico, catalogo: Catalogo): number => {
  const repetir = (veces: number): number => {
    const inicio = performance.now();
    for (let i = 0; i < veces; i++) {
      if (!calcularHonorario(pedido, catalogo).ok) throw new Error(`${nombre} no se puede calcular`);
    }
    return performance.now() - inicio;
  };
  repetir(CALENTAMIENTO);
  const mejor = Math.min(...Array.from({ length: RONDAS }, () => repetir(POR_RONDA)));
  return Math.round((POR_RONDA / mejor) * 1000);
};

/** The engine alone on one core: calculations a second of each typical request, and of all in turn. */
export const medirMotor = (pedidos: readonly PedidoTipico[], catalogo: Catalogo): string => {
  const cifras = pedidos.map((p) => ({ nombre: p.nombre, valor: porSegundo(p, catalogo) }));
  const media = Math.round(cifras.length / cifras.reduce((suma, c) => suma + 1 / c.valor, 0));
  const detalle = cifras.map((c) => `${c.nombre} ${c.valor}`).join(', ');
  return `motor: ${media} cálculos/s en un núcleo (meta ${META_POR_SEGUNDO}): ${detalle}`;
};
