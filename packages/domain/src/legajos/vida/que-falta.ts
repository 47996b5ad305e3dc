import type { Fecha } from '../../fechas/fecha.ts';
import { matriculaHabilita } from '../../perfil/veredicto.ts';
import { cepCumplido, debeTimbrado, timbradoPago } from './cargos.ts';
import { diasParaTimbrar } from './plazo-de-timbrado.ts';
import { ampliacionEnBorrador, confirmados, type SituacionDeDetalle, type SituacionDelLegajo } from './situacion.ts';

/** What a file still needs to reach its approval, in the order in which it is done. */
export const FALTAS = [
  'completar',
  'confirmar',
  'confirmar_en_el_distrito',
  'responder_observacion',
  'confirmar_ampliacion',
  'pagar_cep',
  'timbrar',
  'timbrar_en_arba',
  'sellar',
  'visar',
] as const;
export type Falta = (typeof FALTAS)[number];

/** An approved file with nothing new in it, and an annulled one, need nothing. */
export const queFalta = (s: SituacionDelLegajo, hoy: Fecha): Falta[] => {
  if (s.estado === 'anulado') return [];
  if (s.estado === 'borrador') return [enBorrador(s)];
  const faltas: Falta[] = [];
  if (s.observacion_abierta) faltas.push('responder_observacion');
  if (ampliacionEnBorrador(s)) faltas.push('confirmar_ampliacion');
  if (!s.modalidad.cep_exento && !s.es_colegio_comitente && !cepCumplido(s)) faltas.push('pagar_cep');
  const sinTimbrar = confirmados(s).filter((d) => debeTimbrado(s, d));
  faltas.push(...new Set(sinTimbrar.map((d) => delTimbrado(d, hoy))));
  const nuevo = confirmados(s).some(({ visado }) => !visado);
  return faltas.length === 0 && nuevo ? ['visar'] : faltas;
};

const enBorrador = ({ completo, modalidad, matricula }: SituacionDelLegajo): Falta => {
  if (!completo || !matriculaHabilita(matricula)) return 'completar';
  return modalidad.es_especial ? 'confirmar_en_el_distrito' : 'confirmar';
};

/** Of a contract that owes the stamp: an earlier one, too, keeps its file from the approval. */
const delTimbrado = (d: SituacionDeDetalle, hoy: Fecha): Falta => {
  if (timbradoPago(d, hoy)) return 'sellar';
  return diasParaTimbrar(d, hoy) > 0 ? 'timbrar' : 'timbrar_en_arba';
};
