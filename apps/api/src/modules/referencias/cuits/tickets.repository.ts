import type { Db } from '../../../db/conectar.ts';

export type Ticket = { token: string; sign: string; vence: number };

export const findTicket = async (db: Db, clave: string): Promise<Ticket | null> => {
  const fila = await db
    .selectFrom('padron_tickets')
    .select(['token', 'sign', 'vence'])
    .where('clave', '=', clave)
    .executeTakeFirst();
  return fila ? { ...fila, vence: fila.vence.getTime() } : null;
};

export const upsertTicket = async (db: Db, clave: string, ticket: Ticket, ahora: Date): Promise<void> => {
  const fila = { token: ticket.token, sign: ticket.sign, vence: new Date(ticket.vence) };
  await db.deleteFrom('padron_tickets').where('vence', '<', ahora).execute();
  await db
    .insertInto('padron_tickets')
    .values({ clave, ...fila })
    .onConflict((existente) => existente.column('clave').doUpdateSet(fila))
    .execute();
};
