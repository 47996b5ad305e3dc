import type { Db } from '../../db/conectar.ts';

/** What the college owns and edits in data/, brought into the database. */
export async function cargarReferencias(_db: Db): Promise<void> {}
