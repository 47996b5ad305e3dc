import type { Fecha } from '../../fechas/fecha.ts';
import { cepCumplido } from './cargos.ts';
import { estadoDelTimbrado } from './estado-de-cargos.ts';
import { ampliacionEnBorrador, confirmados, type SituacionDelLegajo } from './situacion.ts';

/** What a file still needs to reach its approval, in the order in which it is done. */
export const FALTAS = [
  'confirmar',
  'confirmar_en_el_distrito',
  'responder_observacion',
  'confirmar_ampliacion',
  'pagar_cep',
  'timbrar',
  'timbrar_en_arba',
  'visar',
] as const;
export type Falta = (typeof FALTAS)[number];

/** An approved file with nothing new in it, and an annulled one, need nothing. */
export const queFalta = (s: SituacionDelLegajo, hoy: Fecha): Falta[] => {
  if (s.estado === 'anulado') return [];
  if (s.estado === 'borrador') return [s.modalidad.es_especial ? 'confirmar_en_el_distrito' : 'confirmar'];
  const faltas: Falta[] = [];
  if (s.observacion_abierta) faltas.push('responder_observacion');
  if (ampliacionEnBorrador(s)) faltas.push('confirmar_ampliacion');
  if (!s.modalidad.cep_exento && !s.es_colegio_comitente && !cepCumplido(s)) faltas.push('pagar_cep');
  const timbrado = estadoDelTimbrado(s, hoy).tipo;
  if (timbrado === 'pendiente') faltas.push('timbrar');
  if (timbrado === 'vencido') faltas.push('timbrar_en_arba');
  const nuevo = confirmados(s).some(({ visado }) => !visado);
  return faltas.length === 0 && nuevo ? ['visar'] : faltas;
};
