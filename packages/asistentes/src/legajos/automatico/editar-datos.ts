import type { Fecha } from '@colega/domain/fechas';
import { COEFICIENTE_POR_DEFECTO } from '@colega/domain/honorarios';
import { reducirAUnaUnidad } from '../borrador/editar-ubicacion.ts';
import { type AntesDelRubro, type BorradorAutomatico, cargarActa, quitarCalculo } from './borrador.ts';
import { type ContextoAutomatico, categoriasDelRubro, segmentoElegido } from './contexto.ts';

/** AUT-022, AUT-023, AUT-025: an only category is preselected; another segment clears tasks, act and extra units. */
export const elegirRubro = (
  borrador: BorradorAutomatico,
  rubroId: number | null,
  contexto: ContextoAutomatico,
): BorradorAutomatico => {
  if (rubroId === borrador.rubro_id) return borrador;
  const elegido = contexto.rubros.find((rubro) => rubro.id === rubroId);
  const categorias = categoriasDelRubro(contexto.categorias, elegido?.segmento?.key ?? null);
  const unica = elegido?.oculta_categoria === false && categorias.length === 1 ? categorias[0] : undefined;
  const nuevo = quitarCalculo({
    ...borrador,
    rubro_id: rubroId,
    categoria: unica?.key ?? null,
    factor_coeficiente: elegido?.muestra_coeficiente ? borrador.factor_coeficiente : COEFICIENTE_POR_DEFECTO,
  });
  if (segmentoElegido(borrador, contexto) === (elegido?.segmento?.key ?? null)) return nuevo;
  return { ...sinTareas(nuevo), ...(borrador.tareas.length > 0 && { antes_del_rubro: antesDelRubro(borrador) }) };
};

const antesDelRubro = (borrador: BorradorAutomatico): AntesDelRubro => {
  const { rubro_id, categoria, factor_coeficiente, tareas, tarea_activa, acta } = borrador;
  const { unidades } = borrador.ubicacion;
  return { rubro_id, categoria, factor_coeficiente, tareas, tarea_activa, acta, unidades };
};

/** It can be taken back until there are tasks of the new rubro. */
export const rubroQueSeDeshace = ({ tareas, antes_del_rubro }: BorradorAutomatico): AntesDelRubro | null =>
  tareas.length === 0 ? (antes_del_rubro ?? null) : null;

/** What the change touched comes back; what was changed since stays. */
export const deshacerRubro = (borrador: BorradorAutomatico): BorradorAutomatico => {
  const antes = rubroQueSeDeshace(borrador);
  if (!antes) return borrador;
  const { unidades, ...datos } = antes;
  const ubicacion = { ...borrador.ubicacion, unidades };
  return quitarCalculo({ ...borrador, ...datos, ubicacion, antes_del_rubro: null });
};

const sinTareas = (borrador: BorradorAutomatico): BorradorAutomatico => ({
  ...cargarActa(borrador, null),
  tareas: [],
  tarea_activa: null,
  acta: null,
  ubicacion: reducirAUnaUnidad(borrador.ubicacion),
});

export const elegirCategoria = (borrador: BorradorAutomatico, categoria: string | null): BorradorAutomatico =>
  categoria === borrador.categoria ? borrador : quitarCalculo({ ...borrador, categoria });

export const cambiarFecha = (borrador: BorradorAutomatico, fecha: Fecha): BorradorAutomatico =>
  fecha === borrador.fecha ? borrador : quitarCalculo({ ...borrador, fecha });

export const elegirCoeficiente = (borrador: BorradorAutomatico, factor_coeficiente: string): BorradorAutomatico =>
  factor_coeficiente === borrador.factor_coeficiente ? borrador : quitarCalculo({ ...borrador, factor_coeficiente });

/** Another agreed fee asks for another generation, not for another calculation. */
export const cambiarHonorarioConvenido = (
  borrador: BorradorAutomatico,
  honorario_convenido: string,
): BorradorAutomatico =>
  honorario_convenido === borrador.honorario_convenido
    ? borrador
    : { ...borrador, honorario_convenido, generado: null };
