import type { Problema } from '../resultado/problema.ts';
import type { Catalogo, TareaDelCatalogo } from './catalogo.ts';
import type { CodigoDeHonorarios } from './codigos.ts';
import { relacionesEntreTareas } from './entre-tareas.ts';
import type { PedidoDeCalculo } from './honorario.ts';
import type { ResolucionEnUso } from './resolucion-en-uso.ts';

type ProblemaDeTarea = Problema<CodigoDeHonorarios>;
export type TareaPedida = { indice: number; tarea: TareaDelCatalogo; parametros: unknown };

const enTarea = (indice: number) => `tareas_valores.${indice}.segmento_tarea`;

/** AUT-043, AUT-045, OPN-060: no task is unknown, of another segment, withdrawn or chosen twice. */
export const verificarTareas = (
  { segmento, tareas_valores }: Pick<PedidoDeCalculo, 'segmento' | 'tareas_valores'>,
  catalogo: Catalogo,
  resolucion: ResolucionEnUso,
): { pedidas: TareaPedida[]; problemas: ProblemaDeTarea[] } => {
  if (tareas_valores.length === 0) {
    return { pedidas: [], problemas: [{ codigo: 'tareas_vacias', campo: 'tareas_valores' }] };
  }
  const vistas = new Set<number>();
  const pedidas: TareaPedida[] = [];
  const problemas = tareas_valores.flatMap(({ segmento_tarea, parametros }, indice): ProblemaDeTarea[] => {
    const campo = enTarea(indice);
    const tarea = catalogo.tareas.get(segmento_tarea);
    if (!tarea) return [{ codigo: 'tarea_desconocida', campo }];
    const datos = { tarea: tarea.tarea.nombre };
    if (tarea.segmento.key !== segmento) return [{ codigo: 'tarea_de_otro_segmento', campo, datos }];
    if (tarea.inhabilitado || !resolucion.calcular.has(tarea.id)) {
      return [{ codigo: 'tarea_inhabilitada', campo, datos }];
    }
    if (vistas.has(tarea.id)) return [{ codigo: 'tarea_repetida', campo, datos }];
    vistas.add(tarea.id);
    pedidas.push({ indice, tarea, parametros });
    return [];
  });
  return { pedidas, problemas: [...problemas, ...verificarEntreTareas(pedidas, catalogo)] };
};

const verificarEntreTareas = (pedidas: readonly TareaPedida[], { tareas }: Catalogo): ProblemaDeTarea[] =>
  pedidas.flatMap(({ indice, tarea }) => {
    const problema = (codigo: CodigoDeHonorarios, otra: number): ProblemaDeTarea => ({
      codigo,
      campo: enTarea(indice),
      datos: { tarea: tarea.tarea.nombre, otra: tareas.get(otra)?.tarea.nombre ?? '' },
    });
    const tareasDe = (cuales: readonly TareaPedida[]) => cuales.map((pedida) => pedida.tarea);
    const { faltan } = relacionesEntreTareas(tarea, tareasDe(pedidas));
    const { chocan } = relacionesEntreTareas(tarea, tareasDe(pedidas.filter((otra) => otra.indice < indice)));
    return [
      ...faltan.map((id) => problema('tarea_requiere', id)),
      ...chocan.map((id) => problema('tarea_bloquea', id)),
    ];
  });
