import { largoMaximo, porcentaje } from '../../validacion/reglas.ts';
import type { ActaEstadoObra } from '../formulario.ts';
import { type ProblemaDeCampo, problema, unirRuta } from '../tipos/definicion.ts';
import { TAREAS_DE_OBRA_FALTANTE } from './claves-de-estado-de-obra.ts';
import { pideObservacion, pideResponsable, pideTareaFaltante } from './editar-acta.ts';

/** Longest observation of an item (S-21). */
export const LARGO_DE_OBSERVACION = 500;

/** FRM-025: every percentage is a decimal from 0 to 100; an empty one is no percentage. */
export const validarEstadoDeObra = (estado: ActaEstadoObra['estado_obra'], ruta = 'estado_obra'): ProblemaDeCampo[] =>
  Object.entries(estado).flatMap(([clave, item]) => {
    if (item.porcentaje_ejecutado === '100') return [];
    const mal =
      item.porcentaje_ejecutado === '' ? { codigo: 'porcentaje' as const } : porcentaje(item.porcentaje_ejecutado);
    const largo = pideObservacion(item.porcentaje_ejecutado)
      ? largoMaximo(LARGO_DE_OBSERVACION)(item.observaciones)
      : null;
    return [
      ...(mal ? [{ ...mal, campo: `${ruta}.${clave}.porcentaje_ejecutado` }] : []),
      ...(largo ? [{ ...largo, campo: `${ruta}.${clave}.observaciones` }] : []),
    ];
  });

/** FRM-012, FRM-027: a task that demands the act has it loaded, right, and its missing share settled. */
export const validarActa = (
  acta: ActaEstadoObra | null,
  ruta: string,
  resuelveFaltante: boolean,
): ProblemaDeCampo[] => {
  if (!acta) return [problema('estado_obra_requerido', ruta)];
  const items = validarEstadoDeObra(acta.estado_obra, unirRuta(ruta, 'estado_obra'));
  if (porcentaje(acta.porcentaje_faltante_total)) {
    return [...items, problema('estado_obra_invalido', unirRuta(ruta, 'porcentaje_faltante_total'))];
  }
  return [...items, ...validarFaltante(acta, ruta, resuelveFaltante)];
};

const validarFaltante = (acta: ActaEstadoObra, ruta: string, resuelveFaltante: boolean): ProblemaDeCampo[] => {
  if (pideResponsable(acta, resuelveFaltante) && acta.responsable_faltante_obra === null) {
    return [problema('responsable_faltante_requerido', unirRuta(ruta, 'responsable_faltante_obra'))];
  }
  const conocida = TAREAS_DE_OBRA_FALTANTE.some(({ clave }) => clave === acta.tarea_faltante_obra);
  return pideTareaFaltante(acta, resuelveFaltante) && !conocida
    ? [problema('tarea_faltante_requerida', unirRuta(ruta, 'tarea_faltante_obra'))]
    : [];
};
