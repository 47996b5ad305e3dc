import {
  type ActaEstadoObra,
  ajustarPorTareaQueResuelve,
  guardarActa,
  type Parametros,
  valoresIniciales,
} from '@colega/domain/formularios';
import { relacionesEntreTareas } from '@colega/domain/honorarios';
import type { ProblemaDeLegajo } from '@colega/domain/legajos';
import { exito, fracaso, type Resultado } from '@colega/domain/resultado';
import { reducirAUnaUnidad } from '../borrador/editar-ubicacion.ts';
import { type BorradorAutomatico, cargarActa, quitarCalculo, type TareaDelBorrador } from './borrador.ts';
import {
  type ContextoAutomatico,
  exigenActa,
  permitenVariasUnidades,
  resuelvenFaltante,
  type TareaDeSegmento,
  tareasElegidas,
} from './contexto.ts';

const tareaDe = (contexto: ContextoAutomatico, id: number): TareaDeSegmento | undefined =>
  contexto.tareas.find((tarea) => tarea.id === id);

/** AUT-043, OPN-060. Null when it can be added. */
export const impedimentoDeTarea = (
  borrador: BorradorAutomatico,
  tarea: TareaDeSegmento,
  contexto: ContextoAutomatico,
): ProblemaDeLegajo | null => {
  const elegidas = tareasElegidas(borrador, contexto);
  if (elegidas.some((otra) => otra.id === tarea.id)) return { codigo: 'tarea_repetida', campo: 'tarea' };
  const { faltan, chocan } = relacionesEntreTareas(tarea, elegidas);
  const [choca] = chocan.flatMap((id) => tareaDe(contexto, id) ?? []);
  if (choca) return conflicto('tarea_bloquea', tarea, choca);
  const [falta] = faltan.flatMap((id) => tareaDe(contexto, id) ?? []);
  return falta ? conflicto('tarea_requiere', tarea, falta) : null;
};

const conflicto = (
  codigo: 'tarea_requiere' | 'tarea_bloquea',
  tarea: TareaDeSegmento,
  otra: TareaDeSegmento,
): ProblemaDeLegajo => ({
  codigo,
  campo: 'tarea',
  datos: { tarea: tarea.tarea.nombre, otra: otra.tarea.nombre },
});

/** AUT-035, AUT-038, AUT-044. */
export const agregarTarea = (
  borrador: BorradorAutomatico,
  id: number | null,
  contexto: ContextoAutomatico,
): Resultado<BorradorAutomatico, ProblemaDeLegajo> => {
  const tarea = id === null ? undefined : tareaDe(contexto, id);
  if (!tarea) return fracaso({ codigo: 'tarea_obligatoria', campo: 'tarea' });
  const impedimento = impedimentoDeTarea(borrador, tarea, contexto);
  if (impedimento) return fracaso(impedimento);
  const formulario = contexto.formularios[tarea.formulario_id];
  const nueva: TareaDelBorrador = {
    segmento_tarea: tarea.id,
    parametros: formulario ? valoresIniciales(formulario) : {},
    validez: 'sin_validar',
    mensajes: [],
  };
  const acta = borrador.acta && ajustarPorTareaQueResuelve(borrador.acta, tarea.resuelve_faltante);
  const tareas = [...revalidar(borrador.tareas, borrador.acta, acta), nueva];
  return exito(quitarCalculo({ ...borrador, tareas, tarea_activa: tarea.id, acta }));
};

/** FRM-013, AUT-072: the act and the extra units go when no task asks for them. */
export const quitarTarea = (
  borrador: BorradorAutomatico,
  id: number,
  contexto: ContextoAutomatico,
): BorradorAutomatico => {
  const tareas = borrador.tareas.filter((tarea) => tarea.segmento_tarea !== id);
  const quedan = tareasElegidas({ ...borrador, tareas }, contexto);
  const acta = exigenActa(quedan) ? actaSinTarea(borrador.acta, tareaDe(contexto, id), quedan) : null;
  return quitarCalculo({
    ...(acta ? borrador : cargarActa(borrador, null)),
    tareas: revalidar(tareas, borrador.acta, acta),
    tarea_activa: borrador.tarea_activa === id ? null : borrador.tarea_activa,
    acta,
    ubicacion: permitenVariasUnidades(quedan) ? borrador.ubicacion : reducirAUnaUnidad(borrador.ubicacion),
  });
};

/** AUT-042: with another act, every task's validity is asked anew. */
const revalidar = (
  tareas: readonly TareaDelBorrador[],
  antes: ActaEstadoObra | null,
  despues: ActaEstadoObra | null,
): TareaDelBorrador[] =>
  antes === despues ? [...tareas] : tareas.map((tarea) => ({ ...tarea, validez: 'sin_validar', mensajes: [] }));

const actaSinTarea = (
  acta: ActaEstadoObra | null,
  quitada: TareaDeSegmento | undefined,
  quedan: readonly TareaDeSegmento[],
): ActaEstadoObra | null =>
  acta && quitada?.resuelve_faltante && !resuelvenFaltante(quedan) ? guardarActa(acta) : acta;

/** AUT-071: the person is asked first. */
export const pierdeUnidades = (borrador: BorradorAutomatico, id: number, contexto: ContextoAutomatico): boolean =>
  quitarTarea(borrador, id, contexto).ubicacion !== borrador.ubicacion;

const cambiarTarea = (
  borrador: BorradorAutomatico,
  id: number,
  cambio: Partial<TareaDelBorrador>,
): BorradorAutomatico => ({
  ...borrador,
  tareas: borrador.tareas.map((tarea) => (tarea.segmento_tarea === id ? { ...tarea, ...cambio } : tarea)),
});

export const cambiarParametros = (
  borrador: BorradorAutomatico,
  id: number,
  parametros: Parametros,
): BorradorAutomatico =>
  quitarCalculo(cambiarTarea(borrador, id, { parametros, validez: 'sin_validar', mensajes: [] }));

/** AUT-040: the fee does not change with it. */
export const marcarTarea = (borrador: BorradorAutomatico, id: number, mensajes: string[]): BorradorAutomatico =>
  cambiarTarea(borrador, id, { validez: mensajes.length === 0 ? 'valida' : 'invalida', mensajes });

export const activarTarea = (borrador: BorradorAutomatico, id: number | null): BorradorAutomatico => ({
  ...borrador,
  tarea_activa: id,
});

/** AUT-042, FRM-019, FRM-023: every task's validity is asked anew. */
export const cambiarActa = (
  borrador: BorradorAutomatico,
  acta: ActaEstadoObra,
  contexto: ContextoAutomatico,
): BorradorAutomatico =>
  quitarCalculo({
    ...borrador,
    acta: ajustarPorTareaQueResuelve(acta, resuelvenFaltante(tareasElegidas(borrador, contexto))),
    tareas: revalidar(borrador.tareas, borrador.acta, acta),
  });
