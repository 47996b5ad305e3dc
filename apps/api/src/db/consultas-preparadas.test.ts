import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { type BaseDePrueba, crearBaseDePrueba } from '../testing/crear-base-de-prueba.ts';
import { conectar, type Db, estadoDeConexiones } from './conectar.ts';
import { Preparadas } from './consultas-preparadas.ts';
import { preguntar } from './preguntar.ts';

let base: BaseDePrueba;
let db: Db;
beforeAll(async () => {
  base = await crearBaseDePrueba();
  db = conectar(base.duenio, { conexiones: 1 });
});
afterAll(async () => {
  await db.destroy();
  await base.cerrar();
});

const preparadas = async (): Promise<string[]> => {
  const { rows } = await sql<{ statement: string }>`select statement from pg_prepared_statements`.execute(db);
  return rows.map(({ statement }) => statement);
};

describe('lo que se pregunta una y otra vez', () => {
  test('se prepara desde la tercera, con cualquier dato, y se responde igual', async () => {
    const doble = async (numero: number) => (await sql<{ n: number }>`select ${numero}::int * 2 as n`.execute(db)).rows;
    for (const numero of [1, 2]) expect(await doble(numero)).toEqual([{ n: numero * 2 }]);
    expect((await preparadas()).filter((texto) => texto.includes('::int * 2'))).toEqual([]);
    for (const numero of [3, 4, 5, 6, 7, 8, 9]) expect(await doble(numero)).toEqual([{ n: numero * 2 }]);
    expect((await preparadas()).filter((texto) => texto.includes('::int * 2'))).toHaveLength(1);
  });

  test('si las columnas de una tabla cambian, se prepara de nuevo y nadie se entera', async () => {
    await sql`create table prueba_de_planes (id int)`.execute(db);
    await sql`insert into prueba_de_planes values (1)`.execute(db);
    const leer = async () => (await sql`select * from prueba_de_planes where id = ${1}`.execute(db)).rows;
    for (let vez = 0; vez < 4; vez += 1) expect(await leer()).toEqual([{ id: 1 }]);
    await sql`alter table prueba_de_planes add column otra text default 'sí'`.execute(db);
    for (let vez = 0; vez < 3; vez += 1) expect(await leer()).toEqual([{ id: 1, otra: 'sí' }]);
  });

  test('lo preparado se conserva aunque nadie pregunte durante unos minutos', async () => {
    const antes = await preparadas();
    expect(antes.length).toBeGreaterThan(0);
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    try {
      await preguntar(db);
      vi.advanceTimersByTime(5 * 60_000);
      expect(estadoDeConexiones(db)).toMatchObject({ abiertas: 1, libres: 1 });
    } finally {
      vi.useRealTimers();
    }
    expect(await preparadas()).toEqual(antes);
  });

  test('una falla de lo preguntado sigue siendo la suya', async () => {
    const dividir = (por: number) => sql`select 1 / ${por}::int as n`.execute(db);
    for (let vez = 0; vez < 5; vez += 1) await expect(dividir(0)).rejects.toMatchObject({ code: '22012' });
    expect((await dividir(1)).rows).toEqual([{ n: 1 }]);
  });
});

test('hay un tope: lo que no entra se pregunta como siempre', () => {
  const muchas = new Preparadas();
  const nombres = Array.from({ length: 1_000 }, (_, n) => {
    for (let vez = 0; vez < 2; vez += 1) muchas.nombreDe(`select ${n}`);
    return muchas.nombreDe(`select ${n}`);
  });
  expect(new Set(nombres.filter((nombre) => nombre !== null)).size).toBe(250);
});
