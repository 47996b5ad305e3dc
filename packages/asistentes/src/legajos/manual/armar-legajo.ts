import { parseMonto } from '@colega/domain/importes';
import { fracaso, type Resultado } from '@colega/domain/resultado';
import {
  armarLegajoCon,
  armarTareas,
  type DetalleAEnviar,
  type LegajoAEnviar,
  type ProblemaAlArmar,
} from '../borrador/armar-legajo.ts';
import type { BorradorManual } from './borrador.ts';

export const armarLegajoManual = (
  borrador: BorradorManual,
  distrito_id: number,
): Resultado<LegajoAEnviar, ProblemaAlArmar> => {
  const detalle = armarDetalleManual(borrador);
  return detalle
    ? armarLegajoCon(borrador, distrito_id, detalle)
    : fracaso({ codigo: 'requerido', campo: 'honorario_convenido' });
};

/** OPN-049. Null when an amount cannot be read, which the steps do not let by. */
export const armarDetalleManual = (borrador: BorradorManual): DetalleAEnviar | null => {
  const convenido = parseMonto(borrador.honorario_convenido);
  const tareas = borrador.filas.flatMap(({ tarea_id, monto }) => {
    const leido = parseMonto(monto);
    return tarea_id !== null && leido.ok ? [{ tarea: { id: tarea_id }, monto: leido.valor }] : [];
  });
  if (!convenido.ok || tareas.length < borrador.filas.length) return null;
  return {
    tipo_calculo: 'manual',
    fecha: borrador.fecha,
    vencimiento: borrador.vencimiento,
    monto: convenido.valor,
    monto_diferenciado: 0,
    tareas: armarTareas(tareas),
    ...borrador.contrato,
  };
};
