import { type Parametros, quitarClavesAjenas, validarActa } from '@colega/domain/formularios';
import { COEFICIENTE_POR_DEFECTO, type PedidoDeCalculo } from '@colega/domain/honorarios';
import { validarFechaDeContrato } from '@colega/domain/legajos';
import type { BorradorAutomatico, TareaDelBorrador } from './borrador.ts';
import {
  type ContextoAutomatico,
  exigenActa,
  muestraCategoria,
  muestraCoeficiente,
  resuelvenFaltante,
  segmentoElegido,
  tareasElegidas,
} from './contexto.ts';
import { validarTarea } from './validar-tareas.ts';

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

/** S-866: of what is in order so far; null while nothing can be calculated. */
export const armarPedidoHastaAca = (
  borrador: BorradorAutomatico,
  contexto: ContextoAutomatico,
): PedidoDeCalculo | null => {
  const elegidas = tareasElegidas(borrador, contexto);
  const faltaElActa =
    exigenActa(elegidas) && validarActa(borrador.acta, 'acta', resuelvenFaltante(elegidas)).length > 0;
  const listas = borrador.tareas.filter((tarea) => {
    const definicion = elegidas.find(({ id }) => id === tarea.segmento_tarea);
    const espera = faltaElActa && definicion?.exige_acta_estado_obra === true;
    return !espera && validarTarea(tarea, elegidas, contexto).length === 0;
  });
  const faltanDatos =
    segmentoElegido(borrador, contexto) === null ||
    (muestraCategoria(borrador, contexto) && borrador.categoria === null) ||
    (muestraCoeficiente(borrador, contexto) && borrador.factor_coeficiente === '') ||
    validarFechaDeContrato(borrador.fecha, contexto.hoy, 'automatico').length > 0;
  return faltanDatos || listas.length === 0 ? null : armarPedidoDeCalculo({ ...borrador, tareas: listas }, contexto);
};
