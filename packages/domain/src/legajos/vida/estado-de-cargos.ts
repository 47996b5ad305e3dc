import type { Fecha } from '../../fechas/fecha.ts';
import { cepCumplido, contratoPorCobrar, esDelColegio } from './cargos.ts';
import { diasParaTimbrar } from './plazo-de-timbrado.ts';
import {
  confirmados,
  detalleOriginal,
  detalleVigente,
  type SituacionDeDetalle,
  type SituacionDelLegajo,
} from './situacion.ts';

/** CEP-001. An annulled file owes nothing; `nada_por_pagar` came from a former system with nothing of it. */
export const ESTADOS_DEL_CEP = [
  'exento',
  'no_requerido',
  'nada_por_pagar',
  'sin_cobro',
  'pagado',
  'pendiente',
] as const;
export type EstadoDelCep = (typeof ESTADOS_DEL_CEP)[number];

/** Nothing was paid of any, and the college charges none of them. Of drafts it is told before they are confirmed, while there is nothing else. */
const nadaSeCobraDeCep = (s: SituacionDelLegajo): boolean => {
  const suyos = confirmados(s);
  const enPie = suyos.length > 0 ? suyos : s.detalles.filter(({ estado }) => estado !== 'anulado');
  return enPie.length > 0 && enPie.every((d) => (d.anterior ? !d.cep_traido : d.sin_cep) && !d.cep_pagado);
};

export const estadoDelCep = (s: SituacionDelLegajo): EstadoDelCep => {
  if (s.modalidad.cep_exento) return 'exento';
  if (esDelColegio(s) || s.estado === 'anulado') return 'no_requerido';
  if (confirmados(s).length > 0 && confirmados(s).every((d) => d.anterior && !d.cep_traido && !d.cep_pagado))
    return 'nada_por_pagar';
  if (nadaSeCobraDeCep(s)) return 'sin_cobro';
  return cepCumplido(s) ? 'pagado' : 'pendiente';
};

/** Those that tell no days. */
export const ESTADOS_DEL_TIMBRADO = [
  ...(['no_requerido', 'nada_por_pagar', 'sin_cobro', 'interno', 'externo', 'pago', 'vencido'] as const),
  ...(['sin_confirmar', 'adeudado'] as const),
] as const;

/** A former expansion that brought no stamp does not undo the last that there is (S-1244). */
const ultimoConSello = (s: SituacionDelLegajo, { anterior }: SituacionDeDetalle): SituacionDeDetalle | undefined =>
  anterior ? confirmados(s).findLast(({ timbrado }) => timbrado !== null) : undefined;

/** CEP-003, OPN-079. `dias` are those left to prepay it; `adeudado` came owed, and has no term here (S-1158); `pago` is its coupon, before the college stamps. */
export type EstadoDelTimbrado = { tipo: (typeof ESTADOS_DEL_TIMBRADO)[number] } | { tipo: 'pendiente'; dias: number };

export const estadoDelTimbrado = (s: SituacionDelLegajo, hoy: Fecha): EstadoDelTimbrado => {
  if (s.modalidad.franquicia || s.estado === 'anulado') return { tipo: 'no_requerido' };
  const vigente = detalleVigente(s);
  if (!vigente) return { tipo: detalleOriginal(s)?.sin_timbrado ? 'sin_cobro' : 'sin_confirmar' };
  // An expansion of which nothing is charged does not settle what the one before it owes.
  const nadaSeCobra = vigente.anterior ? !vigente.timbrado_traido && !vigente.timbrado : vigente.sin_timbrado;
  const deEste = nadaSeCobra ? (contratoPorCobrar(s, 'timbrados') ?? vigente) : vigente;
  const contrato = nadaSeCobra && deEste === vigente ? (ultimoConSello(s, vigente) ?? vigente) : deEste;
  if (contrato.timbrado) return { tipo: contrato.timbrado };
  if (contrato.anterior && !contrato.timbrado_traido) return { tipo: 'nada_por_pagar' };
  if (contrato.sin_timbrado && !contrato.anterior) return { tipo: 'sin_cobro' };
  if (contrato.timbrado_pagado) return { tipo: 'pago' }; // S-179
  if (contrato.anterior) return { tipo: 'adeudado' };
  const dias = diasParaTimbrar(contrato, hoy);
  return dias > 0 ? { tipo: 'pendiente', dias } : { tipo: 'vencido' };
};

/** CEP-008. */
export const estaTimbrado = (s: SituacionDelLegajo): boolean =>
  s.estado === 'timbrado' && detalleVigente(s)?.timbrado != null;
