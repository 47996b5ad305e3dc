import type { FilaAImportar } from './filas.ts';
import { valorDe } from './plan.ts';

/** How a former contract is named: the number of its file and, of an expansion, its place among those of it. */
export const nombrarContrato = (legajo: string, ampliacion: string | number | null | undefined): string =>
  ampliacion ? `${legajo}/${ampliacion}` : legajo;

/** The contract that a balance or a payment is of. */
export const contratoDe = (fila: Pick<FilaAImportar, 'valores'>): string =>
  nombrarContrato(valorDe(fila, 'legajo'), valorDe(fila, 'ampliacion'));

/** Of the name of a contract, the number of its file. */
export const legajoDelContrato = (nombre: string): number => Number(nombre.split('/')[0]);

/** As a clerk says it. */
export const decirContrato = (legajo: string, ampliacion: string): string =>
  ampliacion === '' ? legajo : `${legajo} (ampliación ${ampliacion})`;
