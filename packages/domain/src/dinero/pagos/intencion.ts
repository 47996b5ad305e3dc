import type { Fecha } from '../../fechas/fecha.ts';
import type { Vencimientos } from '../cupones/cupon.ts';
import { type EstadoDeIntencion, type EventoDeIntencion, estadoTras } from './transiciones-de-intencion.ts';

export const estaAbierta = (estado: EstadoDeIntencion): boolean => estado === 'creando' || estado === 'abierta';

/** `pendiente` may mean that the provider does not know yet. */
export type EstadoSegunProveedor = 'pendiente' | 'aprobado' | 'rechazado' | 'vencido';

const MINUTO = 60;
const HORA = 60 * MINUTO;
const DIA = 24 * HORA;

/** S-201: every few minutes while it is fresh, then every hour, for days. */
const CADENCIA = [
  { hasta: 10 * MINUTO, cada: MINUTO },
  { hasta: 3 * HORA, cada: 3 * MINUTO },
  { hasta: 7 * DIA, cada: HORA },
] as const;

/** S-460: a payment may be given back or disputed weeks later: the provider is asked once a day for 90 days. */
const CADENCIA_DE_APROBADA = { hasta: 90 * DIA, cada: DIA } as const;

/** In seconds: since it was made, and since the last reason to ask (a notice, a listed collection). */
export type TiemposDeIntencion = { edad: number; desde_motivo?: number | null };

export const proximaConsultaEnSegundos = (
  estado: EstadoDeIntencion,
  { edad, desde_motivo = null }: TiemposDeIntencion,
): number | null => {
  if (estado === 'reembolsada') return null;
  if (estado === 'aprobada') return edad < CADENCIA_DE_APROBADA.hasta ? CADENCIA_DE_APROBADA.cada : null;
  const frescura = Math.min(edad, desde_motivo ?? edad);
  return CADENCIA.find(({ hasta }) => frescura < hasta)?.cada ?? null;
};

/** An opening that was never answered gave its page to nobody. */
const APERTURA_PERDIDA = 15 * MINUTO;
/** The page ended long ago, and its provider knows of no payment. */
const PAGINA_ABANDONADA = 24 * HORA;

const EVENTO_DICHO: Readonly<Partial<Record<EstadoSegunProveedor, EventoDeIntencion>>> = {
  aprobado: 'aprobar',
  rechazado: 'rechazar',
  vencido: 'vencer',
};

/**
 * `dicho` is null when the provider did not answer; a lost opening, a page that was left and days of silence also end
 * an intention. Null when nothing changes: a later, lower word never undoes a higher one.
 */
export const eventoTrasConsulta = (
  actual: EstadoDeIntencion,
  dicho: EstadoSegunProveedor | null,
  tiempos: TiemposDeIntencion,
): EventoDeIntencion | null => {
  const evento = dicho === null ? undefined : EVENTO_DICHO[dicho];
  if (evento !== undefined) return estadoTras(actual, evento) === null ? null : evento;
  if (!estaAbierta(actual)) return null;
  const perdida = dicho !== null && tiempos.edad >= (actual === 'creando' ? APERTURA_PERDIDA : PAGINA_ABANDONADA);
  return perdida || proximaConsultaEnSegundos(actual, tiempos) === null ? 'abandonar' : null;
};

/** S-220. */
const VIDA_DE_LA_PAGINA = 2 * HORA;

/** The page never outlives the last day of what it asks for. */
export const vencimientoDePagina = (v: Vencimientos, hoy: Fecha, ahora: Date): Date => {
  const ultimoDia =
    hoy <= v.vencimiento && v.monto_con_recargo !== v.monto_total ? v.vencimiento : v.ultimo_vencimiento;
  const fin = new Date(`${ultimoDia}T23:59:59-03:00`).getTime();
  return new Date(Math.min(fin, ahora.getTime() + VIDA_DE_LA_PAGINA * 1000));
};

/** `recibido` means that money came in without settling its coupon: it is in favour, or under review. */
export const ESTADOS_DEL_PAGO = ['sin_pago', 'en_proceso', 'acreditado', 'recibido', 'rechazado', 'vencido'] as const;
export type EstadoDelPago = (typeof ESTADOS_DEL_PAGO)[number];

/** PAG-018. */
export type ResultadoDePago = 'ok' | 'pending' | 'error';

export const resultadoDe = (estado: EstadoDelPago): ResultadoDePago => {
  if (estado === 'acreditado' || estado === 'recibido') return 'ok';
  return estado === 'rechazado' || estado === 'vencido' ? 'error' : 'pending';
};
