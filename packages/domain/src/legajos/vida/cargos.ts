import type { Fecha } from '../../fechas/fecha.ts';
import {
  type CircuitoDeDetalle,
  confirmados,
  detalleVigente,
  type OrdenDeDetalle,
  type SituacionDeDetalle,
  type SituacionDelLegajo,
} from './situacion.ts';

/** Locadores commission nothing: they count only where nobody else is a client (docs/reference/rules.md#charges). */
export const esDelColegio = ({ comitentes }: Pick<SituacionDelLegajo, 'comitentes'>): boolean => {
  const encargan = comitentes.filter(({ locador }) => !locador);
  const quienes = encargan.length > 0 ? encargan : comitentes;
  return quienes.length > 0 && quienes.every(({ es_colegio }) => es_colegio);
};

type LoQueExime<K extends keyof SituacionDelLegajo['modalidad']> = {
  modalidad: Pick<SituacionDelLegajo['modalidad'], K>;
};
type DetalleQuePaga<K extends keyof SituacionDeDetalle> = Pick<SituacionDeDetalle, 'estado'> &
  Partial<Pick<SituacionDeDetalle, 'anterior' | K>>;
type PagaCep = DetalleQuePaga<'sin_cep' | 'cep_traido' | 'cep_pagado'>;
type PagaTimbrado = DetalleQuePaga<'sin_timbrado' | 'timbrado_traido' | 'timbrado'>;

/** Of a former contract, what came with it and nothing else; of one of here, whatever its day charges. */
const cobraCep = (d: PagaCep): boolean =>
  d.estado === 'confirmado' && (d.anterior ? d.cep_traido === true : !d.sin_cep);
const cobraTimbrado = (d: PagaTimbrado): boolean =>
  d.estado === 'confirmado' && (d.anterior ? d.timbrado_traido === true : !d.sin_timbrado);

/** What a former contract had paid stays paid, whatever the modality or the clients say here. */
export const correspondeCep = (
  s: LoQueExime<'cep_exento'> & Pick<SituacionDelLegajo, 'comitentes'>,
  d: PagaCep,
): boolean =>
  cobraCep(d) && ((d.anterior === true && d.cep_pagado === true) || (!s.modalidad.cep_exento && !esDelColegio(s)));

export const debeCep = (s: SituacionDelLegajo, d: SituacionDeDetalle): boolean => correspondeCep(s, d) && !d.cep_pagado;

export const correspondeTimbrado = (s: LoQueExime<'franquicia'>, d: PagaTimbrado): boolean =>
  cobraTimbrado(d) && ((d.anterior === true && (d.timbrado ?? null) !== null) || !s.modalidad.franquicia);

export const debeTimbrado = (s: SituacionDelLegajo, d: SituacionDeDetalle): boolean =>
  correspondeTimbrado(s, d) && d.timbrado === null;

/** S-135: something is confirmed, and nothing confirmed owes. */
export const cepCumplido = (s: SituacionDelLegajo): boolean => nadaDebe(s, debeCep);
export const timbradoCumplido = (s: SituacionDelLegajo): boolean => nadaDebe(s, debeTimbrado);

const nadaDebe = (s: SituacionDelLegajo, debe: typeof debeCep): boolean =>
  confirmados(s).length > 0 && !confirmados(s).some((d) => debe(s, d));

export const estaViva = (orden: OrdenDeDetalle, hoy: Fecha): boolean =>
  orden.estado === 'pendiente' && hoy <= orden.ultimo_vencimiento;

export const ordenGenerada = (
  d: SituacionDeDetalle,
  circuito: CircuitoDeDetalle,
  hoy: Fecha,
): OrdenDeDetalle | undefined =>
  d.ordenes.findLast((o) => o.circuito === circuito && (o.estado === 'pago' || estaViva(o, hoy)));

export const ordenViva = (d: SituacionDeDetalle, circuito: CircuitoDeDetalle, hoy: Fecha): OrdenDeDetalle | undefined =>
  d.ordenes.findLast((o) => o.circuito === circuito && estaViva(o, hoy));

const DEBE = { cep: debeCep, timbrados: debeTimbrado } as const;

/** S-205: the current contract or, when it no longer owes, the newest that does: its file is not stuck. */
export const contratoPorCobrar = (
  s: SituacionDelLegajo,
  circuito: CircuitoDeDetalle,
): SituacionDeDetalle | undefined => {
  const vigente = detalleVigente(s);
  if (!vigente || DEBE[circuito](s, vigente)) return vigente;
  return confirmados(s).findLast((d) => DEBE[circuito](s, d)) ?? vigente;
};

/** A stamp that is paid waits for the college, and nothing of it is owed. */
const faltaPagar = (s: SituacionDelLegajo, d: SituacionDeDetalle, circuito: CircuitoDeDetalle): boolean =>
  DEBE[circuito](s, d) && !(circuito === 'timbrados' && d.timbrado_pagado);

/** What was paid in part is no coupon of what is still owed: another can be made (S-1189). */
export const ultimaOrdenGenerada = (
  s: SituacionDelLegajo,
  circuito: CircuitoDeDetalle,
  hoy: Fecha,
): OrdenDeDetalle | null => {
  const contrato = contratoPorCobrar(s, circuito);
  if (!contrato) return null;
  const buscar = faltaPagar(s, contrato, circuito) ? ordenViva : ordenGenerada;
  return buscar(contrato, circuito, hoy) ?? null;
};

export const tienePagos = (d: SituacionDeDetalle): boolean =>
  d.con_pagos || d.cep_pagado || d.timbrado !== null || d.ordenes.some(({ estado }) => estado === 'pago');
