import type { LightMyRequestResponse } from 'fastify';
import { sql } from 'kysely';
import { vi } from 'vitest';
import type { Db } from '../db/conectar.ts';
import type { BaseDeDatos } from '../db/tablas.generadas.ts';

/** Each has looked at what there is before any writes on that table: as two people in the same instant. */
export const aLaVez = async (
  db: Db,
  tabla: keyof BaseDeDatos,
  pedidos: readonly (() => Promise<LightMyRequestResponse>)[],
): Promise<LightMyRequestResponse[]> => {
  const esperan = sql`select from pg_locks where not granted and relation = ${tabla}::regclass`;
  const apuradas: string[] = [];
  const { enCurso } = await db.transaction().execute(async (trx) => {
    await sql`lock table ${sql.table(tabla)} in share mode`.execute(trx);
    const alla = pedidos.map((pedir) => pedir());
    for (const una of alla) void una.then(({ body }) => apuradas.push(body));
    await vi.waitUntil(async () => (await esperan.execute(db)).rows.length + apuradas.length === pedidos.length, {
      timeout: 10_000,
    });
    if (apuradas.length > 0) throw new Error(`Answered before it wrote: ${apuradas.join()}`);
    // In an object: they are waited for once this one has ended, and they go on.
    return { enCurso: alla };
  });
  return Promise.all(enCurso);
};
