import { Decimal, type Importe } from '../../importes/decimal.ts';

export const VIAS_DE_DEVOLUCION = ['proveedor', 'transferencia'] as const;
export type ViaDeDevolucion = (typeof VIAS_DE_DEVOLUCION)[number];

/** `pedida` waits for another person; `en_proceso`, for its provider, who is asked until it is known. */
export const ESTADOS_DE_DEVOLUCION = ['pedida', 'en_proceso', 'confirmada', 'rechazada'] as const;
export type EstadoDeDevolucion = (typeof ESTADOS_DE_DEVOLUCION)[number];

export const estaEnCurso = (estado: EstadoDeDevolucion): boolean => estado === 'pedida' || estado === 'en_proceso';

const DIA_MS = 24 * 3_600_000;
/** S-957: what its provider was asked for and does not say. */
const SIN_DECIR_MS = 3 * DIA_MS;

/** Whether somebody else may stop asking its provider for it: it was never asked, or it does not say in days what it did. */
export const puedeDejarDePedirse = (
  { por, estado, enviada_en }: { por: ViaDeDevolucion; estado: EstadoDeDevolucion; enviada_en: Date | null },
  ahora: Date,
): boolean =>
  por === 'proveedor' &&
  estado === 'en_proceso' &&
  (enviada_en === null || ahora.getTime() - enviada_en.getTime() >= SIN_DECIR_MS);

/** What of a payment says whether it may be given back. */
export type PagoPorDevolver = {
  importe: Importe;
  revertido: boolean;
  decidido: boolean;
  en_curso: boolean;
  devuelto_en_parte: boolean;
  /** What it left in favour, and what of that was not used. */
  a_credito: Importe;
  disponible: Importe;
};

export type CodigoDeDevolucion =
  | 'devolver_nada'
  | 'devolver_deshecho'
  | 'devolver_decidido'
  | 'devolver_en_curso'
  | 'devolver_en_parte'
  | 'devolver_credito_usado';

/** Why a payment is not given back, whole (S-952), or null. */
export const impedimentoDeDevolucion = (pago: PagoPorDevolver): CodigoDeDevolucion | null => {
  if (new Decimal(pago.importe).isZero()) return 'devolver_nada';
  if (pago.revertido) return 'devolver_deshecho';
  if (pago.decidido) return 'devolver_decidido';
  if (pago.en_curso) return 'devolver_en_curso';
  if (pago.devuelto_en_parte) return 'devolver_en_parte';
  return new Decimal(pago.disponible).lt(pago.a_credito) ? 'devolver_credito_usado' : null;
};
