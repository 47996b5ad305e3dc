import { validarActa } from '@colega/domain/formularios';
import type { PedidoDeCalculo } from '@colega/domain/honorarios';
import { validarFechaDeContrato } from '@colega/domain/legajos';
import { armarPedidoDeCalculo } from './armar-pedido.ts';
import type { BorradorAutomatico } from './borrador.ts';
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
