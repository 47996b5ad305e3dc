import { readFileSync } from 'node:fs';
import type { LegajoEntrada } from '@colega/contract/legajos';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { crearEscenario, type Escenario } from '../../testing/legajos/escenario.ts';
import { type Vida, vidaDe } from '../../testing/legajos/vida.ts';

const PARTIDO = '007';

let e: Escenario;
let vida: Vida;
let localidad_id: number;
beforeAll(async () => {
  e = await crearEscenario();
  vida = vidaDe(e);
  const { id } = await e.db
    .selectFrom('localidades as l')
    .innerJoin('partidos as p', 'p.id', 'l.partido_id')
    .select('l.id')
    .where('p.codigo_arba', '=', PARTIDO)
    .limit(1)
    .executeTakeFirstOrThrow();
  localidad_id = id;
});
afterAll(() => e.prueba.cerrar());

type Partida = LegajoEntrada['inmuebles'][number]['partida'];
const conPartida = (partida: Partida) => ({
  inmuebles: [{ ...e.inmueble, localidad_id, partido: PARTIDO, partida }],
});

describe('la partida', () => {
  test.each<[Partida, Partida]>([
    ['007123456', '007123456'],
    ['007-123456-7', '007123456'],
    [7_123_456, '007123456'],
    ['004321', '004321'],
    [4321, 4321],
    ['4321', 4321],
    [undefined, null],
  ])('%j se lee %j, con sus ceros [AUT-109] [DET-037]', async (enviada, leida) => {
    const { id } = await vida.crear({ cambios: conPartida(enviada) });
    expect((await vida.leer(id)).inmuebles.map(({ partida }) => partida)).toEqual([leida]);
  });

  test.each<Partida>(['055123456', 110_123_456, '12a', '1234567890', 1_234_567_890])(
    '%j no es de este partido, o no es una',
    async (partida) => {
      const payload = e.legajo(await e.generar(), conPartida(partida));
      const { statusCode, ...respuesta } = await e.mgarcia('POST', '/legajos', { payload });
      expect([statusCode, respuesta.json().errores.map(({ campo }: { campo: string }) => campo)]).toEqual([
        422,
        ['inmuebles.0.partida'],
      ]);
    },
  );
});

test('la migración devuelve los ceros a la que con ellos es de su partido', async () => {
  const cambio = readFileSync(new URL('../../../migrations/0024_partida_con_ceros.sql', import.meta.url), 'utf8');
  const leidas = await e.db.transaction().execute(async (trx) => {
    await sql`create temp table legajo_inmuebles (id int, partido text, partida integer) on commit drop`.execute(trx);
    await sql`insert into legajo_inmuebles values (1, '055', 55123456), (2, '007', 7123456), (3, '007', 55123456),
      (4, '', 55123456), (5, '110', 110123456), (6, '055', 4321), (7, '055', null)`.execute(trx);
    await sql.raw(cambio).execute(trx);
    return sql<{ partida: string | null }>`select partida from legajo_inmuebles order by id`.execute(trx);
  });
  expect(leidas.rows.map(({ partida }) => partida)).toEqual([
    ...['055123456', '007123456', '55123456', '55123456', '110123456', '4321', null],
  ]);
});
