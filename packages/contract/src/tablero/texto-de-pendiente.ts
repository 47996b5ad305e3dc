import type { PendienteDeInicio } from './tablero.schemas.ts';

/** What is done of each thing, as Inicio, the file and a calendar say it. */
export const QUE_HACER: Readonly<Record<PendienteDeInicio['falta'], string>> = {
  completar: 'Completar el borrador',
  actualizar_fechas: 'Poner al día las fechas',
  corregir_comitente: 'Corregir a un comitente',
  esperar_al_padron: 'Esperar al padrón por un comitente',
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

/** What there is to do, in words, on the screen and in a calendar. */
export const textoDePendiente = ({ falta, cargo }: Pick<PendienteDeInicio, 'falta' | 'cargo'>): string =>
  cargo === null ? QUE_HACER[falta] : `${QUE_HACER[falta]} ${cargo}`;
