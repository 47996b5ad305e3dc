import { ACCIONES } from './transiciones.ts';

export const HECHOS_DE_LEGAJO = ['crear', ...ACCIONES, 'pagar', 'revertir_pago', 'anular_certificado'] as const;
export type NombreDeHecho = (typeof HECHOS_DE_LEGAJO)[number];

/** Technicians read these words. */
export const QUIENES = ['vos', 'colegio', 'pagos'] as const;
export type QuienDelHecho = (typeof QUIENES)[number];
