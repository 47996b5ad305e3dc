import type { TipoDeRenglon } from './renglon.ts';

/** What a bank's line is when it is of no payment: what the bank keeps for itself, or what it pays for what is there. */
export const CLASES_DE_GASTO_DE_BANCO = ['gasto', 'interes'] as const;
export type ClaseDeGastoDeBanco = (typeof CLASES_DE_GASTO_DE_BANCO)[number];

/** What left is an expense; what came in is interest, or an expense that the bank gave back. */
const CLASES: Readonly<Record<TipoDeRenglon, readonly ClaseDeGastoDeBanco[]>> = {
  ...{ comision: ['gasto'], salida: ['gasto'], cobro: ['interes', 'gasto'], reversa: [], deposito: [] },
};

export const puedeSerGasto = (tipo: TipoDeRenglon, clase: ClaseDeGastoDeBanco): boolean => CLASES[tipo].includes(clase);
