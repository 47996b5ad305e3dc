import type { Db } from '../../../db/conectar.ts';
import type { Momento } from '../../auditoria/autor.ts';

/**
 * What the money does after a change that may have moved what a file owes, in its transaction. The callers of files inject it: files know
 * nothing of coupons.
 */
export type AjustarCargos = (trx: Db, cambio: Momento & { legajo_id: number; motivo: string }) => Promise<void>;
