import { PORQUES_DE_CARGO } from '@colega/contract/dinero';
import { type Insertable, sql, type Updateable } from 'kysely';
import { z } from 'zod';
import type { Db } from '../../../db/conectar.ts';
import { leerFilas } from '../../../db/leer-filas.ts';
import type { BaseDeDatos } from '../../../db/tablas.generadas.ts';

type Anulaciones = BaseDeDatos['anulaciones_de_cargos'];

/** Of `cargos c`: null of what nobody paid, no coupon ever charged and nobody asked to waive (S-1226). */
const porqueSeQueda = sql`case
  when exists (select from orden_items i join imputaciones im on im.item_id = i.id where i.cargo_id = c.id
    having sum(im.capital) > 0) then 'pagado'
  when exists (select from orden_items i where i.cargo_id = c.id and i.pendiente) then 'en_cupon'
  when exists (select from orden_items i where i.cargo_id = c.id) then 'tuvo_cupon'
  when exists (select from bonificaciones b where b.cargo_id = c.id) then 'bonificado' end`;

const zPorque = z.object({
  porque: z.enum(PORQUES_DE_CARGO).nullable(),
  cargos: z.number(),
  importe: z.string(),
});

/** What is still there of a generation, by why it would stay. */
export const sumarPorQueSeQuedan = (db: Db, generacionId: number) =>
  leerFilas(
    db,
    zPorque,
    sql`select porque, count(*)::int as cargos, sum(importe)::text as importe
      from (select c.importe, ${porqueSeQueda} as porque from cargos c where c.generacion_id = ${generacionId}) x
      group by porque order by porque nulls first`,
  );

const zGeneracion = z.object({
  id: z.number(),
  quien: z.string(),
  pedida_en: z.date(),
  cargos: z.number(),
  importe: z.string(),
});
/** Those of a year that ended and charged something, the last one first; of one of before this was kept, what it charged is not known. */
export const findGeneracionesDeAnio = (db: Db, anio: number) =>
  leerFilas(
    db,
    zGeneracion,
    sql`select g.id, g.quien, g.pedida_en, g.cargos, g.importe::text from generaciones_de_cargos g
      where g.anio = ${anio} and g.estado = 'terminada' and g.cargos > 0 order by g.id desc`,
  );

export const findUltimaAnulacion = (db: Db, generacionId: number) =>
  db
    .selectFrom('anulaciones_de_cargos')
    .selectAll()
    .where('generacion_id', '=', generacionId)
    .orderBy('id', 'desc')
    .executeTakeFirst();

export const findPersonaDeQuienPidio = async (db: Db, id: number): Promise<number> => {
  const { persona_id } = await db
    .selectFrom('anulaciones_de_cargos as a')
    .innerJoin('usuarios as u', 'u.id', 'a.pidio_id')
    .select('u.persona_id')
    .where('a.id', '=', id)
    .executeTakeFirstOrThrow();
  return persona_id;
};

/** Those that nobody ended, the first one first. */
export const findAnulacionesEnCurso = async (db: Db): Promise<number[]> => {
  const suyas = db.selectFrom('anulaciones_de_cargos').select('id').where('estado', '=', 'en_curso').orderBy('id');
  return (await suyas.execute()).map(({ id }) => id);
};

export const hayAnulacionEnCurso = async (db: Db, anio: number): Promise<boolean> =>
  (await db
    .selectFrom('anulaciones_de_cargos as a')
    .innerJoin('generaciones_de_cargos as g', 'g.id', 'a.generacion_id')
    .select('a.id')
    .where('g.anio', '=', anio)
    .where('a.estado', '=', 'en_curso')
    .executeTakeFirst()) !== undefined;

/** Undefined for one that is not there, or is still being made. */
export const findGeneracionTerminada = (db: Db, id: number) =>
  db
    .selectFrom('generaciones_de_cargos')
    .select(['id', 'anio'])
    .where('id', '=', id)
    .where('estado', '=', 'terminada')
    .executeTakeFirst();

/** Undefined while another of them waits or is under way. */
export const insertAnulacion = (db: Db, nueva: Insertable<Anulaciones>) =>
  db
    .insertInto('anulaciones_de_cargos')
    .values(nueva)
    .onConflict((oc) => oc.column('generacion_id').where('estado', 'in', ['pedida', 'en_curso']).doNothing())
    .returning('id')
    .executeTakeFirst();

/** Held until its next part is written: two processes never do the same one. */
export const lockAnulacion = (db: Db, id: number) =>
  db.selectFrom('anulaciones_de_cargos').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();

export const updateAnulacion = async (db: Db, id: number, cambios: Updateable<Anulaciones>): Promise<void> => {
  await db.updateTable('anulaciones_de_cargos').set(cambios).where('id', '=', id).execute();
};

export const countPersonasDeGeneracion = async (db: Db, generacionId: number): Promise<number> => {
  const [fila] = await leerFilas(
    db,
    z.object({ cuantas: z.number() }),
    sql`select count(distinct m.persona_id)::int as cuantas from cargos c join matriculas m on m.id = c.matricula_id
      where c.generacion_id = ${generacionId}`,
  );
  return fila?.cuantas ?? 0;
};

/** The next people who were charged then, held: who settles meanwhile waits, or was before. */
export const lockPersonasDeGeneracion = async (
  db: Db,
  { generacion_id, desde, limite }: { generacion_id: number; desde: number; limite: number },
): Promise<number[]> => {
  const filas = await leerFilas(
    db,
    z.object({ id: z.number() }),
    sql`select p.id from personas p where p.id in (
        select distinct m.persona_id from cargos c join matriculas m on m.id = c.matricula_id
        where c.generacion_id = ${generacion_id} and m.persona_id > ${desde} order by 1 limit ${limite})
      order by p.id for no key update`,
  );
  return filas.map(({ id }) => id);
};

const zAnulado = z.object({
  persona_id: z.number(),
  descripcion: z.string(),
  matricula: z.string(),
  importe: z.string(),
  vencimiento: z.string(),
  creado_en: z.date(),
});
export type CargoAnulado = z.output<typeof zAnulado>;

type DeQuienes = { generacion_id: number; anulacion_id: number; personas: readonly number[]; ahora: Date };

/** Whatever of those people may go is kept as it was; the database takes it away from what is owed. */
export const anularCargosDe = (
  db: Db,
  { generacion_id, anulacion_id, personas, ahora }: DeQuienes,
): Promise<CargoAnulado[]> =>
  leerFilas(
    db,
    zAnulado,
    sql`
    with nuevos as (
      insert into cargos_anulados (id, anulacion_id, matricula_id, concepto, anio, descripcion, importe, vencimiento, creado_en, anulado_en)
      select c.id, ${anulacion_id}, c.matricula_id, c.concepto, c.anio, c.descripcion, c.importe, c.vencimiento, c.creado_en, ${ahora}
      from cargos c join matriculas m on m.id = c.matricula_id
      where c.generacion_id = ${generacion_id} and m.persona_id = any(${[...personas]}::int[]) and ${porqueSeQueda} is null
      returning id, matricula_id, descripcion, importe, vencimiento, creado_en)
    select m.persona_id, n.descripcion, m.codigo as matricula, n.importe::text, n.vencimiento, n.creado_en
    from nuevos n join matriculas m on m.id = n.matricula_id order by m.persona_id, m.codigo, n.id`,
  );

export const countCargosDe = async (
  db: Db,
  { generacion_id, personas }: Pick<DeQuienes, 'generacion_id' | 'personas'>,
): Promise<number> => {
  const [fila] = await leerFilas(
    db,
    z.object({ cuantos: z.number() }),
    sql`select count(*)::int as cuantos from cargos c join matriculas m on m.id = c.matricula_id
      where c.generacion_id = ${generacion_id} and m.persona_id = any(${[...personas]}::int[])`,
  );
  return fila?.cuantos ?? 0;
};
