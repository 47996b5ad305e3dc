import { CONCEPTOS_DE_MATRICULA } from '@colega/domain/dinero';
import { type Insertable, sql } from 'kysely';
import { z } from 'zod';
import type { Db } from '../../../db/conectar.ts';
import { leerFilas } from '../../../db/leer-filas.ts';
import type { BaseDeDatos } from '../../../db/tablas.generadas.ts';
import type { CargoNuevo } from '../colegio/cargos.repository.ts';

/** Of `matriculas m join estados_matriculas e`: those that pay that year (S-210), if they were there by then (S-956). */
const paganEseAnio = (anio: number) =>
  sql`e.clave in ('activo', 'suspendido') and m.fecha_alta <= make_date(${anio}, 12, 31)`;

/** Whether what charges cost since that day came with the program. */
export const esDelPrograma = async (db: Db, desde: string): Promise<boolean> => {
  const suya = await db
    .selectFrom('listas_del_colegio')
    .select('origen')
    .where('lista', '=', 'cargos')
    .where('estado', '=', 'publicada')
    .where('vigente_desde', '=', desde)
    .executeTakeFirst();
  return suya?.origen === 'carga';
};

const zCuenta = z.object({
  estado: z.string(),
  concepto: z.enum(CONCEPTOS_DE_MATRICULA),
  matriculas: z.number(),
  cargadas: z.number(),
});

/** How many licences of each state pay each charge of a year, and how many have it already. */
export const countCargosDelAnio = (db: Db, anio: number, conceptos: readonly string[]) =>
  leerFilas(
    db,
    zCuenta,
    sql`
    select e.nombre as estado, v.concepto, count(*)::int as matriculas, count(c.id)::int as cargadas
    from matriculas m join estados_matriculas e on e.id = m.estado_id
    cross join unnest(${[...conceptos]}::text[]) v (concepto)
    left join cargos c on c.matricula_id = m.id and c.concepto = v.concepto and c.anio = ${anio}
    where ${paganEseAnio(anio)}
    group by e.id, e.nombre, v.concepto order by e.id, v.concepto`,
  );

const porCargar = (anio: number, conceptos: readonly string[]) => sql`
    from matriculas m join estados_matriculas e on e.id = m.estado_id join personas p on p.id = m.persona_id
    left join distritos d on d.id = p.distrito_id
    cross join lateral (select array_agg(v.concepto order by v.n) as cargos
      from unnest(${[...conceptos]}::text[]) with ordinality v (concepto, n)
      where not exists (select from cargos c where c.matricula_id = m.id and c.concepto = v.concepto and c.anio = ${anio})) x
    where ${paganEseAnio(anio)} and x.cargos is not null`;

const zCuantas = z.object({ cuantas: z.number() });

export const countPorCargar = async (db: Db, anio: number, conceptos: readonly string[]): Promise<number> => {
  const [fila] = await leerFilas(db, zCuantas, sql`select count(*)::int as cuantas ${porCargar(anio, conceptos)}`);
  return fila?.cuantas ?? 0;
};

const zPorCargar = z.object({
  matricula: z.string(),
  persona: z.string(),
  cuit: z.string(),
  distrito: z.string().nullable(),
  estado: z.string(),
  cargos: z.array(z.enum(CONCEPTOS_DE_MATRICULA)),
});
export type PorCargar = z.output<typeof zPorCargar>;

/** The licences that a year would charge, by name, each with what it has not yet. */
export const findPorCargar = (
  db: Db,
  anio: number,
  { conceptos, limit, offset }: { conceptos: readonly string[]; limit: number; offset: number },
): Promise<PorCargar[]> =>
  leerFilas(
    db,
    zPorCargar,
    sql`
    select m.codigo as matricula, p.apellido || ', ' || p.nombre as persona, p.cuit, d.nombre as distrito, e.nombre as estado, x.cargos
    ${porCargar(anio, conceptos)} order by p.apellido, p.nombre, m.codigo, m.id limit ${limit} offset ${offset}`,
  );

const zTramo = z.object({
  ultima: z.number().nullable(),
  miradas: z.number(),
  nuevos: z.array(z.object({ persona_id: z.number(), descripcion: z.string(), importe: z.string() })),
});
export type TramoDeCargos = z.output<typeof zTramo>;

/** `generacion_id` is of whom they were asked by; null when it is nobody's, as from the server's console. */
type PedidoDeTramo = { anio: number; desde: number; limite: number; generacion_id: number | null; ahora: Date };

/** Charges the next licences, in their order: what one has already is left alone. */
export const insertTramoDeCargos = async (
  db: Db,
  cargos: readonly CargoNuevo[],
  { anio, desde, limite, generacion_id, ahora }: PedidoDeTramo,
): Promise<TramoDeCargos> => {
  const valores = cargos.map(
    ({ concepto, descripcion, importe, vencimiento }) =>
      sql`(${concepto}, ${descripcion}, ${importe}::numeric, ${vencimiento}::date)`,
  );
  const rows = await leerFilas(
    db,
    zTramo,
    sql`
    with tramo as (
      select m.id, m.persona_id from matriculas m join estados_matriculas e on e.id = m.estado_id
      where ${paganEseAnio(anio)} and m.id > ${desde} order by m.id limit ${limite}
    ), nuevos as (
      insert into cargos (matricula_id, concepto, anio, descripcion, importe, vencimiento, creado_en, generacion_id)
      select t.id, v.concepto, ${anio}, v.descripcion, v.importe, v.vencimiento, ${ahora}, ${generacion_id}::int
      from tramo t cross join (values ${sql.join(valores)}) v (concepto, descripcion, importe, vencimiento) order by t.id
      on conflict (matricula_id, concepto, anio) do nothing
      returning matricula_id, descripcion, importe)
    select (select max(id) from tramo) as ultima, (select count(*)::int from tramo) as miradas,
      (select coalesce(json_agg(json_build_object('persona_id', t.persona_id, 'descripcion', n.descripcion, 'importe', n.importe::text)
        order by t.id, n.descripcion), '[]') from nuevos n join tramo t on t.id = n.matricula_id) as nuevos`,
  );
  return rows[0] ?? { ultima: null, miradas: 0, nuevos: [] };
};

const COLUMNAS = [
  ...(['id', 'anio', 'estado', 'por_mirar', 'miradas', 'ultima', 'cargos', 'importe', 'usuario_id', 'quien'] as const),
  ...(['pedida_en', 'terminada_en'] as const),
] as const;

type GeneracionNueva = Pick<
  Insertable<BaseDeDatos['generaciones_de_cargos']>,
  'anio' | 'por_mirar' | 'usuario_id' | 'quien' | 'pedida_en'
>;

/** Until the transaction ends. */
export const lockAnio = (db: Db, anio: number) =>
  sql`select pg_advisory_xact_lock(hashtext(${`cargos de ${anio}`}))`.execute(db);

/** Those that nobody ended, the first one first. */
export const findGeneracionesEnCurso = async (db: Db): Promise<number[]> => {
  const suyas = db.selectFrom('generaciones_de_cargos').select('id').where('estado', '=', 'en_curso').orderBy('id');
  return (await suyas.execute()).map(({ id }) => id);
};

export const hayGeneracionEnCurso = async (db: Db, anio: number): Promise<boolean> =>
  (await db
    .selectFrom('generaciones_de_cargos')
    .select('id')
    .where('anio', '=', anio)
    .where('estado', '=', 'en_curso')
    .executeTakeFirst()) !== undefined;

/** Undefined while another of that year is under way. */
export const insertGeneracion = (db: Db, generacion: GeneracionNueva) =>
  db
    .insertInto('generaciones_de_cargos')
    .values({ ...generacion, estado: 'en_curso' })
    .onConflict((oc) => oc.column('anio').where('estado', '=', 'en_curso').doNothing())
    .returning('id')
    .executeTakeFirst();

export const findUltimaGeneracion = (db: Db, anio: number) =>
  db
    .selectFrom('generaciones_de_cargos')
    .select(COLUMNAS)
    .where('anio', '=', anio)
    .orderBy('id', 'desc')
    .executeTakeFirst();

/** Held until its next part is written: two processes never do the same one. */
export const lockGeneracion = (db: Db, id: number) =>
  db.selectFrom('generaciones_de_cargos').select(COLUMNAS).where('id', '=', id).forUpdate().executeTakeFirst();

type Avance = {
  estado: 'en_curso' | 'terminada';
  miradas: number;
  ultima: number;
  cargos: number;
  importe: string;
  terminada_en: Date | null;
};

export const updateGeneracion = async (db: Db, id: number, avance: Avance): Promise<void> => {
  await db.updateTable('generaciones_de_cargos').set(avance).where('id', '=', id).execute();
};
