import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { aspirar } from './aspirar.ts';
import { crearBaseDePrueba } from './crear-base-de-prueba.ts';

const VECES = 8;

test('lo que otros guardan a la vez en otra base no deja páginas sin marcar', async () => {
  const [base, ajena] = [await crearBaseDePrueba(), await crearBaseDePrueba()];
  let sigue = true;
  const guardar = async (): Promise<void> => {
    while (sigue) await sql`insert into cosas default values`.execute(ajena.db);
  };
  const crear = sql`create table cosas (id integer generated always as identity)`;
  for (const una of [base, ajena])
    await una.comoDuenio(async (db) => {
      await crear.execute(db);
      await sql`grant all on cosas to public`.execute(db);
    });
  const guardando = [guardar(), guardar()];
  const sinMarcar: number[] = [];
  for (let vez = 0; vez < VECES; vez++) {
    await sql`insert into cosas select from generate_series(1, 500)`.execute(base.db);
    await aspirar(base, 'cosas');
    const { rows } = await sql<{ paginas: number }>`
      select relpages - relallvisible as paginas from pg_class where relname = 'cosas'`.execute(base.db);
    sinMarcar.push(rows[0]?.paginas ?? -1);
  }
  sigue = false;
  await Promise.all(guardando);
  await Promise.all([base.cerrar(), ajena.cerrar()]);
  expect(sinMarcar).toEqual(sinMarcar.map(() => 0));
});
