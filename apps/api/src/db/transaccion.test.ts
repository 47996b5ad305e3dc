import { type Insertable, sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type BaseDePrueba, crearBaseDePrueba } from '../testing/crear-base-de-prueba.ts';
import type { Db } from './conectar.ts';
import type { BaseDeDatos } from './tablas.generadas.ts';
import { enTransaccion } from './transaccion.ts';

let base: BaseDePrueba;
beforeAll(async () => {
  base = await crearBaseDePrueba();
});
afterAll(() => base.cerrar());

const insertar = (db: Db, nombre: string) => {
  const fila: Insertable<BaseDeDatos['barridos']> = { nombre, hasta: '2026-03-20' };
  return db.insertInto('barridos').values(fila).execute();
};
const hay = async (nombre: string) =>
  (await base.db.selectFrom('barridos').select('nombre').where('nombre', '=', nombre).execute()).length;

test('quien encuentra la clave recién ocupada empieza de nuevo y ve quién la ocupó', async () => {
  const vistos: number[] = [];
  await enTransaccion(base.db, async (trx) => {
    const antes = await hay('uno');
    vistos.push(antes);
    if (antes > 0) return;
    await insertar(base.db, 'uno');
    await insertar(trx, 'uno');
  });
  expect(vistos).toEqual([0, 1]);
});

test('lo que siempre se repite, o falla por otra cosa, falla', async () => {
  await insertar(base.db, 'dos');
  let vueltas = 0;
  const repetir = enTransaccion(base.db, async (trx) => {
    vueltas += 1;
    await insertar(trx, 'tres');
    await insertar(trx, 'dos');
  });
  await expect(repetir).rejects.toMatchObject({ code: '23505', constraint: 'barridos_pkey' });
  // the second time nobody else wrote it meanwhile
  expect([vueltas, await hay('tres')]).toEqual([2, 0]);
  const fallar = enTransaccion(base.db, async () => {
    vueltas += 1;
    throw new Error('otra cosa');
  });
  await expect(fallar).rejects.toThrow('otra cosa');
  expect(vueltas).toBe(3);
});

test('quien cada vez encuentra ocupada otra clave empieza de nuevo hasta tres veces', async () => {
  let vueltas = 0;
  const insistir = enTransaccion(base.db, async (trx) => {
    vueltas += 1;
    await insertar(base.db, `de la vuelta ${vueltas}`);
    await insertar(trx, `de la vuelta ${vueltas}`);
  });
  await expect(insistir).rejects.toMatchObject({ code: '23505' });
  expect(vueltas).toBe(3);
});

test('a quien frena una guarda de la base empieza de nuevo y ve qué cambió; si sigue igual, falla', async () => {
  let vueltas = 0;
  const frenar = (hasta: number) =>
    enTransaccion(base.db, async (trx) => {
      vueltas += 1;
      if (vueltas > hasta) return vueltas;
      return sql`do $$ begin raise exception 'no se puede' using errcode = 'restrict_violation'; end $$`.execute(trx);
    });
  expect(await frenar(1)).toBe(2);
  vueltas = 0;
  await expect(frenar(9)).rejects.toMatchObject({ code: '23001' });
  expect(vueltas).toBe(2);
});

test('lo de adentro de otra no empieza solo: empieza la entera', async () => {
  const pasos: string[] = [];
  await enTransaccion(base.db, async (trx) => {
    pasos.push('afuera');
    const ocupada = (await hay('cuatro')) > 0;
    await enTransaccion(trx, async (adentro) => {
      pasos.push('adentro');
      if (ocupada) return;
      await insertar(base.db, 'cuatro');
      await insertar(adentro, 'cuatro');
    });
  });
  expect(pasos).toEqual(['afuera', 'adentro', 'afuera', 'adentro']);
});

test('de dos que se esperan uno al otro, el que la base termina empieza de nuevo', async () => {
  await insertar(base.db, 'cinco');
  await insertar(base.db, 'seis');
  const tocar = (trx: Db, nombre: string) =>
    trx.updateTable('barridos').set({ hasta: '2026-03-21' }).where('nombre', '=', nombre).execute();
  let [vueltas, tienen] = [0, 0];
  let empezar = (): void => undefined;
  const tienenLosDos = new Promise<void>((resolver) => {
    empezar = resolver;
  });
  let terminar = (): void => undefined;
  const unoTermino = new Promise<void>((resolver) => {
    terminar = resolver;
  });
  const cruzar = async (primero: string, segundo: string): Promise<void> => {
    let suyas = 0;
    await enTransaccion(base.db, async (trx) => {
      vueltas += 1;
      suyas += 1;
      // it may take the row again before the other one does, and then they would wait for each other once more
      if (suyas > 1) await unoTermino;
      await tocar(trx, primero);
      tienen += 1;
      if (tienen === 2) empezar();
      await tienenLosDos;
      await tocar(trx, segundo);
    });
    terminar();
  };
  await Promise.all([cruzar('cinco', 'seis'), cruzar('seis', 'cinco')]);
  expect(vueltas).toBe(3);
});
