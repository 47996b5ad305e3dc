import type { Db } from '../../../db/conectar.ts';
import type { Momento } from '../../auditoria/autor.ts';

/**
 * What the money does when a change may have moved what a file owes: in the transaction of the change, after it. Files receive it
 * from whoever mounts them, and know nothing of coupons.
 */
export type AjustarCargos = (trx: Db, cambio: Momento & { legajo_id: number; motivo: string }) => Promise<void>;
