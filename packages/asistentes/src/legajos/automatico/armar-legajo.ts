import { fracaso, type Resultado } from '@colega/domain/resultado';
import {
  armarLegajoCon,
  armarTareas,
  type DetalleAEnviar,
  type LegajoAEnviar,
  type ProblemaAlArmar,
} from '../borrador/armar-legajo.ts';
import type { BorradorAutomatico } from './borrador.ts';

export const armarLegajo = (
  borrador: BorradorAutomatico,
  distrito_id: number,
): Resultado<LegajoAEnviar, ProblemaAlArmar> => {
  const detalle = armarDetalle(borrador);
  return detalle
    ? armarLegajoCon(borrador, distrito_id, detalle)
    : fracaso({ codigo: 'calculo_requerido', campo: 'calculo' });
};

/** AUT-106, OPN-047, OPN-049. */
export const armarDetalle = ({ generado, ...borrador }: BorradorAutomatico): DetalleAEnviar | null =>
  generado && {
    tipo_calculo: 'automatico',
    fecha: borrador.fecha,
    vencimiento: borrador.vencimiento,
    monto: generado.monto,
    monto_diferenciado: 0,
    tareas: armarTareas(generado.tareas),
    calculo_honorario_id: generado.id,
    resolucion_id: generado.resolucion_id,
    ...borrador.contrato,
  };
