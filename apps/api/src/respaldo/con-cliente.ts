import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import type { Db } from '../db/conectar.ts';
import type { BaseDeDatos } from '../db/tablas.generadas.ts';

/** A separate connection, without the limits of those that serve, for as long as the work takes. */
export async function conCliente<T>(url: string, trabajo: (cliente: pg.Client) => Promise<T>): Promise<T> {
  const cliente = new pg.Client({ connectionString: url });
  // The query under way fails by itself when the connection is lost.
  cliente.on('error', () => undefined);
  await cliente.connect();
  try {
    return await trabajo(cliente);
  } finally {
    await cliente.end();
  }
}

export function dbDe(cliente: pg.Client): Db {
  const unica = { query: cliente.query.bind(cliente), release: () => undefined };
  const pool = { connect: async () => unica, end: async () => undefined, options: {} };
  return new Kysely<BaseDeDatos>({ dialect: new PostgresDialect({ pool }) });
}
