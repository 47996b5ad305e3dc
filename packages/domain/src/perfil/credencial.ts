import type { Fecha } from '../fechas/index.ts';

/** `sin_efecto`: its person does not meet today what a credential asks for. */
export const ESTADOS_DE_CREDENCIAL = ['vigente', 'sin_efecto', 'vencida', 'anulada'] as const;
export type EstadoDeCredencial = (typeof ESTADOS_DE_CREDENCIAL)[number];

type Emitida = { anulado: boolean; vencimiento: Fecha };

/** DAS-013: what was issued counts until its last day, included, while its person may carry it. */
export const estadoDeCredencial = (
  { anulado, vencimiento }: Emitida,
  { hoy, cumple }: { hoy: Fecha; cumple: boolean },
): EstadoDeCredencial => {
  if (anulado) return 'anulada';
  if (vencimiento < hoy) return 'vencida';
  return cumple ? 'vigente' : 'sin_efecto';
};
