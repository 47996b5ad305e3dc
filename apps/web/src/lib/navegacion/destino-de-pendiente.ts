import type { PendienteDeInicio } from '@colega/contract/tablero';
import {
  DIRECCIONES,
  direccionDeCorreccion,
  direccionDeEdicion,
  direccionDeEdicionDeAmpliacion,
  direccionDelLegajo,
  direccionDePagarCep,
  direccionDePagarTimbrado,
  direccionDePago,
} from './direcciones.ts';

export type ConDestino = Pick<
  PendienteDeInicio,
  'falta' | 'automatico' | 'detalle_id' | 'cupon_id' | 'observacion_id'
> & {
  legajo: { id: number } | null;
};

/** Where it is done, with nothing in between: the coupon to pay, the datum observed, the wizard. */
export const destinoDe = ({ falta, legajo, automatico, detalle_id, cupon_id, observacion_id }: ConDestino): string => {
  if (cupon_id !== null) return direccionDePago(cupon_id);
  if (legajo === null) return DIRECCIONES.loQueDebo;
  const { id } = legajo;
  const tipo = automatico ? 'automatico' : 'manual';
  if (observacion_id !== null) return direccionDeCorreccion(id, tipo, observacion_id);
  switch (falta) {
    case 'completar':
    case 'actualizar_fechas':
    case 'corregir_comitente':
      return direccionDeEdicion(id, tipo);
    case 'actualizar_ampliacion':
      return detalle_id === null ? direccionDelLegajo(id) : direccionDeEdicionDeAmpliacion(id, detalle_id, tipo);
    case 'pagar_cep':
      return direccionDePagarCep(id);
    case 'timbrar':
      return direccionDePagarTimbrado(id);
    default:
      return direccionDelLegajo(id);
  }
};
