import type { Vencimientos } from '../cupones/cupon.ts';
import type { Fecha } from '../fechas/fecha.ts';

/**
 * `creando`: written down, the provider not yet asked or its answer lost. `abierta`: it has a page where it can be paid. Then
 * what the provider said, or `caducada`: it never said, for days.
 */
export const ESTADOS_DE_INTENCION = ['creando', 'abierta', 'aprobada', 'rechazada', 'caducada'] as const;
export type EstadoDeIntencion = (typeof ESTADOS_DE_INTENCION)[number];

export const estaAbierta = (estado: EstadoDeIntencion): boolean => estado === 'creando' || estado === 'abierta';

/** What a provider says of a payment. `pendiente` is also "it does not know yet". */
export type EstadoSegunProveedor = 'pendiente' | 'aprobado' | 'rechazado' | 'vencido';

/**
 * A later, lower word of the provider never undoes a higher one: approved is for ever, and one rejected or expired may still be
 * approved (a second try on the same page).
 */
export const siguienteEstado = (actual: EstadoDeIntencion, dicho: EstadoSegunProveedor): EstadoDeIntencion => {
  if (actual === 'aprobada' || dicho === 'aprobado') return 'aprobada';
  if (dicho === 'pendiente') return actual === 'creando' ? 'creando' : actual;
  return dicho === 'rechazado' ? 'rechazada' : 'caducada';
};

const MINUTO = 60;
const HORA = 60 * MINUTO;
const DIA = 24 * HORA;

/** While it is fresh, every few minutes; then every hour; for days (S-201). */
const CADENCIA = [
  { hasta: 10 * MINUTO, cada: MINUTO },
  { hasta: 3 * HORA, cada: 3 * MINUTO },
  { hasta: 7 * DIA, cada: HORA },
] as const;

/** Seconds until the provider is asked again about an intention of that age, in seconds; null when it is no longer asked. */
export const proximaConsultaEnSegundos = (edad: number): number | null =>
  CADENCIA.find(({ hasta }) => edad < hasta)?.cada ?? null;

/** Nobody was given the page of one whose opening was never answered. */
const APERTURA_PERDIDA = 15 * MINUTO;
/** Its page is long over, and its provider knows of no payment. */
const PAGINA_ABANDONADA = 24 * HORA;

/**
 * What an intention is after its provider was asked; `dicho` is null when it did not answer. Besides what the provider says: an
 * opening that was lost, a page that was left, and what nobody said in days are over; the provider is asked all the same.
 */
export const estadoTrasConsulta = (
  actual: EstadoDeIntencion,
  dicho: EstadoSegunProveedor | null,
  edad: number,
): EstadoDeIntencion => {
  const estado = dicho === null ? actual : siguienteEstado(actual, dicho);
  const plazo = estado === 'creando' ? APERTURA_PERDIDA : PAGINA_ABANDONADA;
  const perdida = estaAbierta(estado) && dicho !== null && edad >= plazo;
  const olvidada = estaAbierta(estado) && proximaConsultaEnSegundos(edad) === null;
  return perdida || olvidada ? 'caducada' : estado;
};

/** How long the provider's page takes a payment (S-220). */
const VIDA_DE_LA_PAGINA = 2 * HORA;

/** When the page should take it no more: never after the last day of what it asks for. */
export const vencimientoDePagina = (v: Vencimientos, hoy: Fecha, ahora: Date): Date => {
  const ultimoDia =
    hoy <= v.vencimiento && v.monto_con_recargo !== v.monto_total ? v.vencimiento : v.ultimo_vencimiento;
  const fin = new Date(`${ultimoDia}T23:59:59-03:00`).getTime();
  return new Date(Math.min(fin, ahora.getTime() + VIDA_DE_LA_PAGINA * 1000));
};

/** What the screens say of a payment. `recibido`: it came in and did not settle its coupon, it is in favour or under review. */
export const ESTADOS_DEL_PAGO = ['sin_pago', 'en_proceso', 'acreditado', 'recibido', 'rechazado', 'vencido'] as const;
export type EstadoDelPago = (typeof ESTADOS_DEL_PAGO)[number];

/** PAG-018: what the calls answer. */
export type ResultadoDePago = 'ok' | 'pending' | 'error';

export const resultadoDe = (estado: EstadoDelPago): ResultadoDePago => {
  if (estado === 'acreditado' || estado === 'recibido') return 'ok';
  return estado === 'rechazado' || estado === 'vencido' ? 'error' : 'pending';
};
