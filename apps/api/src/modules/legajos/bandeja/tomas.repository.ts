import type { Fecha } from '@colega/domain/fechas';
import { limiteDeToma } from '@colega/domain/legajos';
import { type RawBuilder, sql } from 'kysely';
import { z } from 'zod';
import type { Db } from '../../../db/conectar.ts';
import { leerFilas, leida } from '../../../db/leer-filas.ts';
import { type FiltrosDeCola, filtroDeCola } from './filtro-de-cola.repository.ts';
import { miradaDeLaCola } from './miradas.repository.ts';
import { sigueTomado } from './toma-vigente.repository.ts';

type QuienToma = { usuario_id: number; ahora: Date };

// Of two at once the second waits for the first row, and then it is somebody's: `seToma` is asked of what the first left.
const tomar = ({ usuario_id, ahora }: QuienToma, cual: RawBuilder<unknown>, seToma: RawBuilder<unknown>) => sql`
  insert into legajo_tomas as t (legajo_id, usuario_id, desde, activa_en)
  select id, ${usuario_id}::int, ${ahora}::timestamptz, ${ahora}::timestamptz from ${cual} as cual (id)
  on conflict (legajo_id) do update set usuario_id = excluded.usuario_id, activa_en = excluded.activa_en,
    desde = case when t.usuario_id = excluded.usuario_id and ${sigueTomado(ahora)} then t.desde else excluded.desde end
  where ${seToma}`;

/** Takes the file, or goes on having it; nothing changes while somebody else has it. */
export const insertToma = async (db: Db, legajo_id: number, quien: QuienToma): Promise<void> => {
  const libreOPropio = sql`t.usuario_id = excluded.usuario_id or not ${sigueTomado(quien.ahora)}`;
  await tomar(quien, sql`(values (${legajo_id}::int))`, libreOPropio).execute(db);
};

const zIntento = z.object({
  candidato: z.number().nullable(),
  tomado: z.number().nullable(),
  tenia: z.object({ usuario_id: z.number(), persona_id: z.number(), desde: z.string() }).nullable(),
});

/**
 * A condition that is asked of one file after another in the order of the queue, until the first that holds. As it is, PostgreSQL joins whoever was
 * taken with whoever was passed over, which grow together, or supposes that it holds for so few that it sorts the whole queue first.
 */
const enSuTurno = (condicion: RawBuilder<unknown>) => sql`case when ${condicion} then true else false end`;

/** Those that one had that day come after the others, the one left longest ago first. */
export const VUELTAS_DE_LA_COLA = ['sin mirar', 'miradas'] as const;
export type Vuelta = (typeof VUELTAS_DE_LA_COLA)[number];

/**
 * What is being changed or taken at this moment is skipped. A file that was taken since this statement began, by oneself in another window too, is
 * a candidate that is not taken; one that left the queue since then is none, because its place in it is locked as well.
 */
export const insertTomaDelSiguiente = async (
  db: Db,
  filtros: FiltrosDeCola,
  { vuelta, hoy }: { vuelta: Vuelta; hoy: Fecha },
): Promise<z.output<typeof zIntento>> => {
  const mirada = miradaDeLaCola(filtros.usuario_id, hoy);
  const sinMirar = vuelta === 'sin mirar';
  const [intento] = await leerFilas(
    db,
    zIntento,
    sql`
    with siguiente as (
      select l.id from legajo_colas c join legajos l on l.id = c.legajo_id
      where ${filtroDeCola(filtros)} and ${enSuTurno(sinMirar ? sql`${mirada} is null` : sql`${mirada} is not null`)}
        and ${enSuTurno(sql`not exists (select from legajo_tomas t where t.legajo_id = c.legajo_id and ${sigueTomado(filtros.ahora)})`)}
        -- S-678: nothing could be done with one's own
        and ${enSuTurno(sql`l.persona_id is distinct from (select persona_id from usuarios where id = ${filtros.usuario_id}::int)`)}
      order by ${sinMirar ? sql`` : sql`${mirada},`} c.desde, c.legajo_id
      limit 1 for no key update of c, l skip locked
    ), tomada as (${tomar(filtros, sql`siguiente`, sql`not ${sigueTomado(filtros.ahora)}`)} returning t.legajo_id)
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
