import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import { type Db, tipos } from '../../apps/api/src/db/conectar.ts';
import type { BaseDeDatos } from '../../apps/api/src/db/tablas.generadas.ts';

export type Consulta = { sql: string; parametros: unknown[] };

export const capturarTodas = async (url: string, trabajo: (db: Db) => Promise<unknown>): Promise<Consulta[]> => {
  const consultas: Consulta[] = [];
  const db = new Kysely<BaseDeDatos>({
    dialect: new PostgresDialect({ pool: new pg.Pool({ connectionString: url, max: 1, types: tipos }) }),
    log: ({ query }) => void consultas.push({ sql: query.sql, parametros: [...query.parameters] }),
  });
  await trabajo(db);
  await db.destroy();
  return consultas;
};

export const capturar = async (url: string, trabajo: (db: Db) => Promise<unknown>): Promise<Consulta> => {
  const consultas = await capturarTodas(url, trabajo);
  const [consulta] = consultas;
  if (!consulta || consultas.length > 1) throw new Error(`${consultas.length} consultas donde tenía que haber una`);
  return consulta;
};
