import { type Parametros, quitarClavesAjenas } from '@colega/domain/formularios';
import { COEFICIENTE_POR_DEFECTO, type PedidoDeCalculo } from '@colega/domain/honorarios';
import type { BorradorAutomatico, TareaDelBorrador } from './borrador.ts';
import { type ContextoAutomatico, muestraCategoria, muestraCoeficiente, segmentoElegido } from './contexto.ts';

export const parametrosDeTarea = (
  { segmento_tarea, parametros }: Pick<TareaDelBorrador, 'segmento_tarea' | 'parametros'>,
  borrador: BorradorAutomatico,
  contexto: ContextoAutomatico,
): Parametros => {
  const definicion = contexto.tareas.find((tarea) => tarea.id === segmento_tarea);
  const formulario = definicion && contexto.formularios[definicion.formulario_id];
  const propios = formulario ? quitarClavesAjenas(formulario, parametros) : parametros;
  return definicion?.exige_acta_estado_obra && borrador.acta
    ? { ...propios, acta_estado_obra: borrador.acta }
    : propios;
};

/** CAL-010. OPN-066: 1.3 is sent when no coefficient is chosen. */
export const armarPedidoDeCalculo = (borrador: BorradorAutomatico, contexto: ContextoAutomatico): PedidoDeCalculo => ({
  fecha: borrador.fecha,
  segmento: segmentoElegido(borrador, contexto) ?? '',
  factor_coeficiente: muestraCoeficiente(borrador, contexto) ? borrador.factor_coeficiente : COEFICIENTE_POR_DEFECTO,
  ...(muestraCategoria(borrador, contexto) && borrador.categoria ? { categoria: borrador.categoria } : {}),
  tareas_valores: borrador.tareas.map((tarea) => ({
    segmento_tarea: tarea.segmento_tarea,
    parametros: parametrosDeTarea(tarea, borrador, contexto),
  })),
  ...(contexto.ampliacion && { tipo_contrato: 'ampliacion', ...contexto.ampliacion }), // AMP-034
});
