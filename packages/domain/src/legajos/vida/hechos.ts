import { ACCIONES } from './transiciones.ts';

/** What the history of a file tells: what is done to it, and what happens to something of it. */
export const HECHOS_DE_LEGAJO = ['crear', ...ACCIONES, 'pagar', 'revertir_pago', 'anular_certificado'] as const;
export type NombreDeHecho = (typeof HECHOS_DE_LEGAJO)[number];

/** Who did it, as its technician would say it. */
export const QUIENES = ['vos', 'colegio', 'pagos'] as const;
export type QuienDelHecho = (typeof QUIENES)[number];
