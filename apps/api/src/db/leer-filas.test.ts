import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { type BaseDePrueba, crearBaseDePrueba } from '../testing/crear-base-de-prueba.ts';
import { leerFilas, leida } from './leer-filas.ts';

let base: BaseDePrueba;
beforeAll(async () => {
  base = await crearBaseDePrueba();
});
afterAll(() => base.cerrar());

const NO_ES = /A row is not as its schema says/;

test('una sentencia contesta filas con el tipo de su esquema', async () => {
  const zFila = z.object({ uno: z.number(), dia: z.string(), nada: z.string().nullable() });
  expect(await leerFilas(base.db, zFila, sql`select 1 as uno, '2026-03-20'::date as dia, null as nada`)).toEqual([
    { uno: 1, dia: '2026-03-20', nada: null },
  ]);
});

test.each([
  ['falta una columna', sql`select 1 as otra`],
  ['es de otro tipo', sql`select 1.5::numeric as uno`],
  ['es nula', sql`select null::int as uno`],
])('en las pruebas, si %s, la fila no pasa', async (_, consulta) => {
  await expect(leerFilas(base.db, z.object({ uno: z.number() }), consulta)).rejects.toThrow(NO_ES);
});

test('lo que se escribe en SQL entre las columnas también se revisa, en una transacción y al insertar', async () => {
  const zTexto = z.string();
  const leer = base.db
    .selectFrom('provincias')
    .select(leida(zTexto, sql`id`, 'clave'))
    .limit(1);
  await expect(leer.execute()).rejects.toThrow(NO_ES);
  const insertar = base.db.insertInto('barridos').values({ nombre: 'prueba', hasta: '2026-03-20' });
  await expect(insertar.returning(leida(zTexto, sql`1::int`, 'uno')).execute()).rejects.toThrow(NO_ES);
  await expect(
    base.db.transaction().execute((trx) =>
      trx
        .selectFrom('provincias')
        .select(leida(zTexto, sql`id`, 'clave'))
        .execute(),
    ),
  ).rejects.toThrow(NO_ES);
});
