import { limiteDeToma } from '@colega/domain/legajos';
import { type RawBuilder, sql } from 'kysely';
import { z } from 'zod';
import type { Db } from '../../../db/conectar.ts';
import { leerFilas, leida } from '../../../db/leer-filas.ts';
import { type FiltrosDeCola, filtroDeCola } from './filtro-de-cola.repository.ts';
import { sigueTomado } from './toma-vigente.repository.ts';

type QuienToma = { usuario_id: number; ahora: Date };

// Of two at once the second waits for the first row, and then it is somebody's.
const tomar = ({ usuario_id, ahora }: QuienToma, cual: RawBuilder<unknown>, sigue: RawBuilder<unknown>) => sql`
  insert into legajo_tomas as t (legajo_id, usuario_id, desde, activa_en)
  select id, ${usuario_id}::int, ${ahora}::timestamptz, ${ahora}::timestamptz from ${cual} as cual (id)
  on conflict (legajo_id) do update set usuario_id = excluded.usuario_id, activa_en = excluded.activa_en,
    desde = case when t.usuario_id = excluded.usuario_id and ${sigueTomado(ahora)} then t.desde else excluded.desde end
  where ${sigue} or not ${sigueTomado(ahora)}`;

/** Takes the file, or goes on having it; nothing changes while somebody else has it. */
export const insertToma = async (db: Db, legajo_id: number, quien: QuienToma): Promise<void> => {
  await tomar(quien, sql`(values (${legajo_id}::int))`, sql`t.usuario_id = excluded.usuario_id`).execute(db);
};

const zIntento = z.object({
  candidato: z.number().nullable(),
  tomado: z.number().nullable(),
  tenia: z.object({ usuario_id: z.number(), persona_id: z.number(), desde: z.string() }).nullable(),
});

/** What is being changed or taken at this moment is skipped. A file that was taken since this statement began, also by oneself, is a candidate that is not taken. */
export const insertTomaDelSiguiente = async (db: Db, filtros: FiltrosDeCola): Promise<z.output<typeof zIntento>> => {
  const [intento] = await leerFilas(
    db,
    zIntento,
    sql`
    with siguiente as (
      select l.id from legajo_colas c join legajos l on l.id = c.legajo_id
      where ${filtroDeCola(filtros)}
        and not exists (select from legajo_tomas t where t.legajo_id = c.legajo_id and ${sigueTomado(filtros.ahora)})
      order by c.desde, c.legajo_id limit 1 for no key update of l skip locked
    ), tomada as (${tomar(filtros, sql`siguiente`, sql`false`)} returning t.legajo_id)
    select (select id from siguiente) as candidato, (select legajo_id from tomada) as tomado,
      -- of the moment before it was taken
      (select json_build_object('usuario_id', t.usuario_id, 'persona_id', u.persona_id, 'desde', t.desde)
        from legajo_tomas t join usuarios u on u.id = t.usuario_id
        where t.legajo_id = (select legajo_id from tomada) and t.usuario_id <> ${filtros.usuario_id}::int) as tenia`,
  );
  return intento ?? { candidato: null, tomado: null, tenia: null };
};

/** Who took it last, whether or not it is still theirs. */
export const findToma = (db: Db, legajo_id: number) =>
  db
    .selectFrom('legajo_tomas as t')
    .innerJoin('usuarios as u', 'u.id', 't.usuario_id')
    .innerJoin('personas as p', 'p.id', 'u.persona_id')
    .select(['t.usuario_id', 't.desde', 't.activa_en', 'u.persona_id'])
    .select(leida(z.string(), sql`trim(p.nombre || ' ' || p.apellido)`, 'quien'))
    .where('t.legajo_id', '=', legajo_id)
    .executeTakeFirst();

export const deleteToma = async (db: Db, legajo_id: number, usuario_id: number | null): Promise<void> => {
  await db
    .deleteFrom('legajo_tomas')
    .where('legajo_id', '=', legajo_id)
    .$if(usuario_id !== null, (consulta) => consulta.where('usuario_id', '=', usuario_id))
    .execute();
};

export const deleteTomasDe = async (db: Db, usuario_id: number): Promise<void> => {
  await db.deleteFrom('legajo_tomas').where('usuario_id', '=', usuario_id).execute();
};

/** An act on the file is activity of who has it. */
export const renovarToma = async (db: Db, legajo_id: number, { usuario_id, ahora }: QuienToma): Promise<void> => {
  await db
    .updateTable('legajo_tomas')
    .set({ activa_en: ahora })
    .where('legajo_id', '=', legajo_id)
    .where('usuario_id', '=', usuario_id)
    .where('activa_en', '>', limiteDeToma(ahora))
    .execute();
};
