import { tieneDatos, validarActa, validarParametros } from '@colega/domain/formularios';
import { relacionesEntreTareas } from '@colega/domain/honorarios';
import type { ProblemaDeLegajo } from '@colega/domain/legajos';
import { anteponerCampo } from '@colega/domain/resultado';
import { armarSinActa } from './acta-compartida.ts';
import type { BorradorAutomatico, TareaDelBorrador } from './borrador.ts';
import {
  type ContextoAutomatico,
  exigenActa,
  resuelvenFaltante,
  type TareaDeSegmento,
  tareasElegidas,
} from './contexto.ts';

/** AUT-045, AUT-046, AUT-048, FRM-012, FRM-027, OPN-060. */
export const validarTareas = (borrador: BorradorAutomatico, contexto: ContextoAutomatico): ProblemaDeLegajo[] => {
  if (borrador.tareas.length === 0) return [{ codigo: 'tareas_vacias', campo: 'tarea' }];
  const elegidas = tareasElegidas(borrador, contexto);
  return [
    ...(exigenActa(elegidas) ? validarActa(borrador.acta, 'acta', resuelvenFaltante(elegidas)) : []),
    ...borrador.tareas.flatMap((tarea, i) => anteponerCampo(`tareas.${i}`, validarTarea(tarea, elegidas, contexto))),
  ];
};

/** AUT-040: the server judges the task too. */
export const validarTarea = (
  tarea: TareaDelBorrador,
  elegidas: readonly TareaDeSegmento[],
  contexto: ContextoAutomatico,
): ProblemaDeLegajo[] => {
  const definicion = contexto.tareas.find(({ id }) => id === tarea.segmento_tarea);
  const formulario = definicion && contexto.formularios[definicion.formulario_id];
  if (!definicion || !formulario) return [{ codigo: 'tarea_desconocida' }];
  const nombre = definicion.tarea.nombre;
  if (!tieneDatos(formulario, tarea.parametros)) return [{ codigo: 'tarea_sin_datos', datos: { nombre } }];
  const propios = validarParametros(armarSinActa(formulario), tarea.parametros, {
    resuelve_faltante: resuelvenFaltante(elegidas),
    ...(contexto.tipos_de_obra ? { tiposDeObra: contexto.tipos_de_obra } : {}),
  });
  return [...anteponerCampo('parametros', propios), ...entreTareas(definicion, elegidas, contexto)];
};

const entreTareas = (
  tarea: TareaDeSegmento,
  elegidas: readonly TareaDeSegmento[],
  contexto: ContextoAutomatico,
): ProblemaDeLegajo[] => {
  const nombre = (id: number) => contexto.tareas.find((otra) => otra.id === id)?.tarea.nombre ?? '';
  const datos = (id: number) => ({ tarea: tarea.tarea.nombre, otra: nombre(id) });
  const otras = elegidas.filter(({ id }) => id !== tarea.id);
  const { faltan, chocan } = relacionesEntreTareas(tarea, otras);
  return [
    ...faltan.slice(0, 1).map((id) => ({ codigo: 'tarea_requiere' as const, datos: datos(id) })),
    ...chocan.slice(0, 1).map((id) => ({ codigo: 'tarea_bloquea' as const, datos: datos(id) })),
  ];
};
