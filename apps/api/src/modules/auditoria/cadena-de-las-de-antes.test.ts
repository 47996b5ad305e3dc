import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Db } from '../../db/conectar.ts';
import { persona } from '../../testing/construir.ts';
import { type BaseDeAntes, crearBaseDeAntes } from '../../testing/crear-base-de-antes.ts';
import { anotarEnAuditoria } from './anotar.service.ts';
import { verificarCadena } from './verificar-cadena.service.ts';

/** The last migration before the trail was chained. */
const ANTERIOR = '0077_cobro_vivo_por_indice';
const AHORA = new Date('2026-11-23T21:00:00Z');

let antes: BaseDeAntes;
let db: Db;
beforeAll(async () => {
  antes = await crearBaseDeAntes(ANTERIOR);
  db = antes.db;
  const { id } = await persona(db);
  for (let i = 0; i < 3; i += 1)
    await sql`insert into auditoria (cuando, quien, entidad, entidad_id, accion) values (now(), 'colegio', 'persona', ${id}, 'corregir')`.execute(
      db,
    );
  await antes.actualizar();
});
afterAll(() => antes.cerrar());

test('las líneas que ya estaban quedan encadenadas en su orden, y las nuevas las siguen', async () => {
  const cosa = { entidad: 'resolucion', id: 1 } as const;
  await anotarEnAuditoria(db, { user_id: null, username: 'colegio' }, AHORA, cosa, { accion: 'publicar' });
  expect(await verificarCadena(db, AHORA)).toEqual([]);
  const lineas = await db.selectFrom('auditoria').select(['id', 'lugar', 'distrito_id']).orderBy('id').execute();
  const { id: distrito } = await db.selectFrom('distritos').select('id').orderBy('id').executeTakeFirstOrThrow();
  expect(lineas.map(({ lugar, distrito_id }) => [lugar, distrito_id])).toEqual([
    [1, distrito],
    [2, distrito],
    [3, distrito],
    [4, null],
  ]);
  await sql`alter table auditoria disable trigger user`.execute(db);
  await sql`update auditoria set motivo = 'Otro' where lugar = 2`.execute(db);
  expect(await verificarCadena(db, AHORA)).toMatchObject([{ que: 'cambiada', lugar: 2 }]);
});
