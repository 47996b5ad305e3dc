import type { PendienteDeInicio } from '@colega/contract/tablero';
import { formatFecha } from '@colega/domain/fechas';
import { formatImporte } from '@colega/domain/importes';

/** What is done of each thing, as Inicio and the file say it. */
export const QUE_HACER: Readonly<Record<PendienteDeInicio['falta'], string>> = {
  completar: 'Completar el borrador',
  actualizar_fechas: 'Poner al día las fechas',
  confirmar: 'Confirmar el borrador',
  confirmar_en_el_distrito: 'Confirmar en el distrito',
  responder_observacion: 'Responder lo observado',
  actualizar_ampliacion: 'Poner al día la ampliación',
  confirmar_ampliacion: 'Confirmar la ampliación',
  pagar_cep: 'Pagar el CEP',
  timbrar: 'Pagar el timbrado',
  timbrar_en_arba: 'Timbrar en ARBA',
  pagar_cargo: 'Pagar',
};

/** Within these days it is drawn as what cannot wait. */
const DIAS_CERCANOS = 7;

type Plazo = Pick<PendienteDeInicio, 'vence' | 'dias'>;

export const urge = ({ dias }: Plazo): boolean => dias !== null && dias <= DIAS_CERCANOS;

export const decirPlazo = (vence: string, dias: number): string => {
  if (dias < 0) return `Venció el ${formatFecha(vence)}, hace ${enDias(-dias)}`;
  if (dias === 0) return 'Vence hoy';
  return dias === 1 ? 'Vence mañana' : `Vence el ${formatFecha(vence)}, en ${enDias(dias)}`;
};

const enDias = (dias: number): string => (dias === 1 ? '1 día' : `${dias} días`);

/** "$ 1.800,00 · Vence mañana"; empty when it has neither. */
export const cuantoYCuando = ({ importe, vence, dias }: Plazo & Pick<PendienteDeInicio, 'importe'>): string =>
  [
    ...(importe === null ? [] : [formatImporte(importe)]),
    ...(vence === null || dias === null ? [] : [decirPlazo(vence, dias)]),
  ].join(' · ');
