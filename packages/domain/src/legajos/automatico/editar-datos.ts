import type { Fecha } from '../../fechas/fecha.ts';
import { COEFICIENTE_POR_DEFECTO } from '../../honorarios/coeficiente.ts';
import { unaUnidad } from '../borrador/editar-ubicacion.ts';
import { type BorradorAutomatico, sinCalculo } from './borrador.ts';
import { type ContextoAutomatico, categoriasDelRubro, segmentoElegido } from './contexto.ts';

/**
 * AUT-022, AUT-023, AUT-025: the category is chosen anew, the only one is preselected; another segment clears the
 * tasks, their act and the extra units.
 */
export const elegirRubro = (
  borrador: BorradorAutomatico,
  rubroId: number | null,
  contexto: ContextoAutomatico,
): BorradorAutomatico => {
  if (rubroId === borrador.rubro_id) return borrador;
  const elegido = contexto.rubros.find((rubro) => rubro.id === rubroId);
  const categorias = categoriasDelRubro(contexto.categorias, elegido?.segmento?.key ?? null);
  const unica = elegido?.oculta_categoria === false && categorias.length === 1 ? categorias[0] : undefined;
  const nuevo = sinCalculo({
    ...borrador,
    rubro_id: rubroId,
    categoria: unica?.key ?? null,
    factor_coeficiente: elegido?.muestra_coeficiente ? borrador.factor_coeficiente : COEFICIENTE_POR_DEFECTO,
  });
  return segmentoElegido(borrador, contexto) === (elegido?.segmento?.key ?? null) ? nuevo : sinTareas(nuevo);
};

/** Takes back a change of rubro: what it touched comes from `antes`, what was changed since stays. */
export const deshacerRubro = (borrador: BorradorAutomatico, antes: BorradorAutomatico): BorradorAutomatico => {
  const { rubro_id, categoria, factor_coeficiente, tareas, tarea_activa, acta } = antes;
  const { unidades } = antes.ubicacion;
  const vuelto = { ...borrador, rubro_id, categoria, factor_coeficiente, tareas, tarea_activa, acta };
  return sinCalculo({ ...vuelto, ubicacion: { ...borrador.ubicacion, unidades } });
};

const sinTareas = (borrador: BorradorAutomatico): BorradorAutomatico => ({
  ...borrador,
  tareas: [],
  tarea_activa: null,
  acta: null,
  ubicacion: unaUnidad(borrador.ubicacion),
});

export const elegirCategoria = (borrador: BorradorAutomatico, categoria: string | null): BorradorAutomatico =>
  categoria === borrador.categoria ? borrador : sinCalculo({ ...borrador, categoria });

export const cambiarFecha = (borrador: BorradorAutomatico, fecha: Fecha): BorradorAutomatico =>
  fecha === borrador.fecha ? borrador : sinCalculo({ ...borrador, fecha });

export const elegirCoeficiente = (borrador: BorradorAutomatico, factor_coeficiente: string): BorradorAutomatico =>
  factor_coeficiente === borrador.factor_coeficiente ? borrador : sinCalculo({ ...borrador, factor_coeficiente });

/** Another agreed fee asks for another generation, not for another calculation. */
export const cambiarHonorarioConvenido = (
  borrador: BorradorAutomatico,
  honorario_convenido: string,
): BorradorAutomatico =>
  honorario_convenido === borrador.honorario_convenido
    ? borrador
    : { ...borrador, honorario_convenido, generado: null };
