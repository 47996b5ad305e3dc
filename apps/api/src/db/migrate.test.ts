import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type BaseDePrueba, crearBaseDePrueba } from '../testing/crear-base-de-prueba.ts';
import { migrar } from './migrate.ts';
import { enTransaccion } from './transaccion.ts';

/** The lock of Kysely's migrator. */
const DE_KYSELY = '3853314791062309107';

let base: BaseDePrueba;
beforeAll(async () => {
  base = await crearBaseDePrueba();
});
afterAll(() => base.cerrar());

let siguiente = 9_000;
const publicar = (nombre: string, vigente_desde: string, vigente_hasta: string | null) =>
  base.db
    .insertInto('resoluciones')
    .values({ id: siguiente++, nombre, vigente_desde, vigente_hasta, contenido: '{}', publicada_en: new Date() })
    .returning('id')
    .executeTakeFirstOrThrow();

test('una base al día no tiene nada que migrar', async () => {
  expect(await migrar(base.db)).toEqual([]);
});

test('una base al día no pide el cerrojo de la sesión, que un intermediario de conexiones puede dejar tomado', async () => {
  await base.db.transaction().execute(async (trx) => {
    await sql`select pg_advisory_xact_lock(${DE_KYSELY}::bigint)`.execute(trx);
    expect(await migrar(base.db)).toEqual([]);
  });
});

test('dos arranques a la vez migran una sola vez', async () => {
  expect(await Promise.all([migrar(base.db), migrar(base.db)])).toEqual([[], []]);
});

test('una base con migraciones que esta versión no conoce se rechaza con una frase', async () => {
  await base.sinGuardas((db) => sql`insert into migraciones (name, timestamp) values ('9999_futura', '')`.execute(db));
  await expect(migrar(base.db)).rejects.toThrow('versión distinta de Colega');
  await base.sinGuardas((db) => sql`delete from migraciones where name = '9999_futura'`.execute(db));
});

test('una resolución publicada no cambia ni se borra', async () => {
  const { id } = await publicar('Resolución de 1990', '1990-01-01', '1990-12-31');
  const cambiar = (columnas: { nombre?: string; vigente_hasta?: string }) =>
    base.db.updateTable('resoluciones').set(columnas).where('id', '=', id).execute();
  await expect(cambiar({ nombre: 'Otra' })).rejects.toThrow('ya está publicada');
  await expect(cambiar({ vigente_hasta: '1991-12-31' })).rejects.toThrow('ya está publicada');
  const borrado = base.comoDuenio((db) => db.deleteFrom('resoluciones').where('id', '=', id).execute());
  await expect(borrado).rejects.toThrow('ya está publicada');
});

test('dos resoluciones no se superponen', async () => {
  await publicar('Resolución de 1980', '1980-01-01', '1980-12-31');
  await expect(publicar('Resolución de fin de 1980', '1980-12-31', '1981-12-31')).rejects.toThrow('superposicion');
  await expect(publicar('Resolución de 1981', '1981-01-01', '1981-12-31')).resolves.toBeDefined();
});

test('una transacción dentro de otra es la misma: se deshace entera', async () => {
  const contar = () => base.db.selectFrom('distritos').select('id').execute();
  const antes = await contar();
  const trabajo = enTransaccion(base.db, async (trx) => {
    await enTransaccion(trx, (igual) => igual.insertInto('distritos').values({ clave: 'z', nombre: 'Z' }).execute());
    throw new Error('a mitad de camino');
  });
  await expect(trabajo).rejects.toThrow('a mitad de camino');
  expect(await contar()).toEqual(antes);
});

// Deleting a row makes PostgreSQL look for the rows that name it: without an index, in the whole table.
test('lo que nombra a filas que se borran se encuentra por un índice', async () => {
  const { rows } = await sql<{ columna: string }>`
    select f.conrelid::regclass || '.' || a.attname as columna
    from pg_constraint f join pg_attribute a on a.attrelid = f.conrelid and a.attnum = f.conkey[1]
    where f.contype = 'f' and f.confrelid in ('legajos'::regclass, 'legajo_detalles'::regclass,
        'legajo_comitentes'::regclass, 'legajo_inmuebles'::regclass, 'refresh_tokens'::regclass)
      and not exists (select from pg_index i where i.indrelid = f.conrelid and i.indkey[0] = f.conkey[1]
        and coalesce(pg_get_expr(i.indpred, i.indrelid), '') in ('', format('(%I IS NOT NULL)', a.attname)))`.execute(
    base.db,
  );
  expect(rows).toEqual([]);
});

test('ningún índice de texto deja para después lo que se escribe: cada búsqueda lo leería entero', async () => {
  const { rows } = await sql<{ indice: string; ajustes: string[] | null }>`
    select c.relname as indice, c.reloptions as ajustes from pg_class c join pg_am a on a.oid = c.relam
    where a.amname = 'gin' and c.relkind = 'i' and c.relnamespace = 'public'::regnamespace`.execute(base.db);
  expect(rows.length).toBeGreaterThan(0);
  expect(rows.filter(({ ajustes }) => !ajustes?.includes('fastupdate=off')).map(({ indice }) => indice)).toEqual([]);
});
