import type { EstadoDeCupon } from './cupon.ts';

/**
 * Its money comes in (`pagar`); its last day passes (`vencer`); its technician gives it up (`cancelar`); its charges
 * are paid another way or owed no more (`cerrar`); what had paid it is undone (`revertir`).
 */
export const ACCIONES_DE_CUPON = ['pagar', 'vencer', 'cancelar', 'cerrar', 'revertir'] as const;
export type AccionDeCupon = (typeof ACCIONES_DE_CUPON)[number];

/** This is the only place that says which change of state is legal. A late notice may still pay a lapsed coupon. */
export const TRANSICIONES_DE_CUPON: Readonly<Record<EstadoDeCupon, Partial<Record<AccionDeCupon, EstadoDeCupon>>>> = {
  pendiente: { pagar: 'pago', vencer: 'vencido', cancelar: 'vencido', cerrar: 'vencido' },
  vencido: { pagar: 'pago' },
  pago: { revertir: 'vencido' },
};

export const origenesDe = (accion: AccionDeCupon): EstadoDeCupon[] =>
  Object.entries(TRANSICIONES_DE_CUPON).flatMap(([estado, acciones]) =>
    acciones[accion] ? [estado as EstadoDeCupon] : [],
  );

export const DESTINO_DE_CUPON: Readonly<Record<AccionDeCupon, EstadoDeCupon>> = {
  pagar: 'pago',
  vencer: 'vencido',
  cancelar: 'vencido',
  cerrar: 'vencido',
  revertir: 'vencido',
};
