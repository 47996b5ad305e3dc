import { type Catalogo, construirCatalogo, datosDeArchivos, type PedidoDeCalculo } from '@colega/domain/honorarios';
import { leerJson } from './leer-json.ts';

type Ejemplo = {
  pedido: Omit<PedidoDeCalculo, 'tareas_valores'> & {
    tareas_valores: { tarea: string; parametros: PedidoDeCalculo['tareas_valores'][number]['parametros'] }[];
  };
};
export type PedidoTipico = { nombre: string; pedido: PedidoDeCalculo };

export const leerCatalogo = (): Catalogo => {
  const catalogo = construirCatalogo(datosDeArchivos(leerJson('data')).datos);
  if (!catalogo.ok) throw new Error(catalogo.problema.map((p) => `${p.ruta}: ${p.motivo}`).join('\n'));
  return catalogo.valor;
};

const EJEMPLOS = 'packages/domain/src/honorarios/ejemplos';

/** ejemplos/tipico-*.json: what an ordinary file of the college asks for. */
export const leerPedidosTipicos = ({ datos }: Catalogo): PedidoTipico[] =>
  Object.entries(leerJson(EJEMPLOS))
    .filter(([archivo]) => archivo.startsWith('tipico-'))
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .flatMap(([archivo, ejemplos]) =>
      (ejemplos as Ejemplo[]).map(({ pedido }) => ({
        nombre: archivo.replace(/^tipico-|\.json$/g, ''),
        pedido: {
          ...pedido,
          tareas_valores: pedido.tareas_valores.map(({ tarea, parametros }) => {
            const hallada = datos.segmento_tareas.find((t) => t.clave === `${pedido.segmento}.${tarea}`);
            if (!hallada) throw new Error(`${archivo}: no existe la tarea ${tarea}`);
            return { segmento_tarea: hallada.id, parametros };
          }),
        },
      })),
    );
