import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Db } from '../../../db/conectar.ts';
import { usuario } from '../../../testing/construir.ts';
import { type BaseDeAntes, crearBaseDeAntes } from '../../../testing/crear-base-de-antes.ts';

/** The last migration in which an answer was of the whole file. */
const ANTERIOR = '0020_cep_de_varios_comitentes';
const [A_MEDIAS, RESPONDIDO, VISADO] = [1, 2, 3];

let antes: BaseDeAntes;
let db: Db;

beforeAll(async () => {
  antes = await crearBaseDeAntes(ANTERIOR);
  db = antes.db;
  const { id, persona_id } = await usuario(db, 'ana');
  await db.transaction().execute(async (trx) => {
    await sql`set local session_replication_role = replica`.execute(trx);
    await sql`insert into legajos (id, numero_legajo, usuario_id, persona_id, matricula_id, rubro_id, modalidad_id, distrito_id, estado_id, fecha, comitentes_busqueda,
        comitentes_orden, creado_en)
      overriding system value select n, n, ${id}, ${persona_id}, 1, 1, 1, 1, e.id, '2026-03-01', '', '', '2026-03-01'
      from (values (${A_MEDIAS}::int, 'confirmado'), (${RESPONDIDO}::int, 'confirmado'), (${VISADO}::int, 'visado')) v (n, clave)
      join estados_legajos e on e.clave = v.clave`.execute(trx);
    await sql`insert into legajo_observaciones (legajo_id, texto, quien, creada_en, respondida_en)
      select legajo, 'x', 'operador', '2026-03-02', respondida::timestamptz from (values (${A_MEDIAS}::int, '2026-03-03'),
        (${A_MEDIAS}::int, null), (${RESPONDIDO}::int, '2026-03-03'), (${VISADO}::int, '2026-03-03')) o (legajo, respondida)`.execute(
      trx,
    );
  });
  await antes.actualizar();
});
afterAll(() => antes.cerrar());

test('al actualizar, el legajo respondido a medias sigue con su matriculado, por lo que le falta', async () => {
  const observaciones = await db
    .selectFrom('legajo_observaciones')
    .select(['legajo_id', 'estado'])
    .orderBy('id')
    .execute();
  expect(observaciones.map(({ legajo_id, estado }) => [legajo_id, estado])).toEqual([
    [A_MEDIAS, 'respondida'],
    [A_MEDIAS, 'abierta'],
    [RESPONDIDO, 'respondida'],
    [VISADO, 'aceptada'],
  ]);
  const legajos = await db.selectFrom('legajos').select(['id', 'observacion']).orderBy('id').execute();
  expect(legajos).toEqual([
    { id: A_MEDIAS, observacion: 'abierta' },
    { id: RESPONDIDO, observacion: 'respondida' },
    { id: VISADO, observacion: null },
  ]);
});
