import { type RawBuilder, sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { type BaseDePrueba, crearBaseDePrueba, crearBaseVacia } from '../testing/crear-base-de-prueba.ts';
import type { Accesos } from './accesos.ts';
import { actualizarBase, CERROJO, exigirVersion } from './actualizar-base.ts';
import { conectar, type Db } from './conectar.ts';

const CON_PACIENCIA = { timeout: 10_000 };

let prueba: BaseDePrueba;
let accesos: Accesos;
beforeAll(async () => {
  prueba = await crearBaseDePrueba();
});
beforeEach(async () => {
  accesos = await crearBaseVacia(prueba);
});
afterAll(() => prueba.cerrar());

const comoDuenio = async (trabajo: (db: Db) => Promise<void>): Promise<void> => {
  const db = conectar(accesos.duenio);
  try {
    await trabajo(db);
  } finally {
    await db.destroy();
  }
};

test('varios procesos que encuentran la base vacía a la vez la dejan lista', () =>
  comoDuenio(async (db) => {
    await Promise.all([1, 2, 3].map(() => actualizarBase(accesos)));
    const { rows } = await sql<{ esquema: string }>`
      select distinct schemaname as esquema from pg_tables where schemaname in ('public', 'graphile_worker')`.execute(
      db,
    );
    expect(rows).toHaveLength(2);
  }));

test('quien no es dueño de la base lo dice con el ajuste que falta', () =>
  expect(actualizarBase({ url: accesos.url, duenio: accesos.url })).rejects.toThrow(/DATABASE_OWNER_URL/));

// The queue renames its own tables while it migrates, and a process that looks at them meanwhile fails.
test('el que llega mientras otro actualiza espera a que termine antes de mirar qué hay', () =>
  comoDuenio(async (vigia) => {
    const esperando = async (que: RawBuilder<unknown>): Promise<number> =>
      (
        await sql`select 1 from pg_locks
        where not granted and database = (select oid from pg_database where datname = current_database()) and ${que}`.execute(
          vigia,
        )
      ).rows.length;
    await actualizarBase(accesos);
    let ambas: Promise<unknown> = Promise.resolve();
    await vigia.transaction().execute(async (trx) => {
      await sql`lock table migraciones`.execute(trx);
      const primera = actualizarBase(accesos);
      await vi.waitFor(
        async () => expect(await esperando(sql`relation = 'migraciones'::regclass`)).toBe(1),
        CON_PACIENCIA,
      );
      ambas = Promise.all([primera, actualizarBase(accesos)]);
      await vi.waitFor(async () => expect(await esperando(sql`objid = ${CERROJO}`)).toBe(1), CON_PACIENCIA);
    });
    await ambas;
  }));

test('un PostgreSQL más viejo que el mínimo no se toca: se dice cuál es y cuál hace falta', () => {
  expect(() => exigirVersion(14)).toThrow(
    'La base de datos es un PostgreSQL 14, y Colega necesita el 15 o uno más nuevo: actualizá el servidor.',
  );
  for (const version of [15, 18]) expect(() => exigirVersion(version)).not.toThrow();
});
