import { randomUUID } from 'node:crypto';
import { type RawBuilder, sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { type BaseDePrueba, crearBaseDePrueba } from '../testing/crear-base-de-prueba.ts';
import { actualizarBase, CERROJO } from './actualizar-base.ts';
import { conectar, type Db } from './conectar.ts';

const CON_PACIENCIA = { timeout: 10_000 };

let prueba: BaseDePrueba;
let url: string;
beforeAll(async () => {
  prueba = await crearBaseDePrueba();
});
beforeEach(async () => {
  const nombre = `prueba_${randomUUID().replaceAll('-', '')}`;
  await sql`create database ${sql.id(nombre)}`.execute(prueba.db);
  const direccion = new URL(prueba.url);
  direccion.pathname = `/${nombre}`;
  url = direccion.href;
});
afterAll(() => prueba.cerrar());

const conectados = async (trabajo: (una: Db, otra: Db, mas: Db) => Promise<void>): Promise<void> => {
  const [una, otra, mas] = [conectar(url), conectar(url), conectar(url)];
  try {
    await trabajo(una, otra, mas);
  } finally {
    await Promise.all([una.destroy(), otra.destroy(), mas.destroy()]);
  }
};

test('varios procesos que encuentran la base vacía a la vez la dejan lista', () =>
  conectados(async (...procesos) => {
    await Promise.all(procesos.map((db) => actualizarBase(db, url)));
    const { rows } = await sql<{ esquema: string }>`
      select distinct schemaname as esquema from pg_tables where schemaname in ('public', 'graphile_worker')`.execute(
      procesos[0],
    );
    expect(rows).toHaveLength(2);
  }));

// The queue renames its own tables as it goes, and whoever looked at what there is meanwhile failed.
test('el que llega mientras otro actualiza espera a que termine antes de mirar qué hay', () =>
  conectados(async (una, otra, vigia) => {
    const esperando = async (que: RawBuilder<unknown>): Promise<number> =>
      (
        await sql`select 1 from pg_locks
        where not granted and database = (select oid from pg_database where datname = current_database()) and ${que}`.execute(
          vigia,
        )
      ).rows.length;
    await actualizarBase(una, url);
    let ambas: Promise<unknown> = Promise.resolve();
    await vigia.transaction().execute(async (trx) => {
      await sql`lock table migraciones`.execute(trx);
      const primera = actualizarBase(una, url);
      await vi.waitFor(
        async () => expect(await esperando(sql`relation = 'migraciones'::regclass`)).toBe(1),
        CON_PACIENCIA,
      );
      ambas = Promise.all([primera, actualizarBase(otra, url)]);
      await vi.waitFor(async () => expect(await esperando(sql`objid = ${CERROJO}`)).toBe(1), CON_PACIENCIA);
    });
    await ambas;
  }));
