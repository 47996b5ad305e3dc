import type { Db } from '../../../db/conectar.ts';
import type { Momento } from '../../auditoria/autor.ts';

/** What the money does after a change of a file, in its transaction. It is injected: files know nothing of coupons. */
export type AjustarCargos = (trx: Db, cambio: Momento & { legajo_id: number; motivo: string }) => Promise<void>;
