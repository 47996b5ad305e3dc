import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../db/conectar.ts';
import type { Escenario } from '../legajos/escenario.ts';
import { vidaDe } from '../legajos/vida.ts';

const ZONA = sql`'America/Argentina/Buenos_Aires'`;
/** Late in the evening it is the next day in UTC: a count by UTC days would be another. */
const instante = (dia: string) => sql`(${dia}::date + time '22:30') at time zone ${ZONA}`;
const estado = (clave: string) => sql`(select id from estados_legajos where clave = ${clave})`;
const otraVez = (tabla: string, cual: number) =>
  sql`(select id from ${sql.table(tabla)} order by id offset ${cual}::int % 3 limit 1)`;

const insertImportacion = async (db: Db): Promise<number> =>
  (
    await db
      .insertInto('importaciones')
      .values({ hojas: '[]', quien: 'prueba', creada_en: new Date('2026-01-02T12:00:00Z') })
      .returning('id')
      .executeTakeFirstOrThrow()
  ).id;

/** The last `importados` of them are of a former system. */
type Cuantos = { cuantos?: number; importados?: number };

/** Files whose contracts are confirmed, approved, annulled, corrected and moved, in whatever order, straight in the database. */
export const crearHistoriaDeInformes = async (e: Escenario, { cuantos = 6, importados = 1 }: Cuantos = {}) => {
  const { id: modelo } = await vidaDe(e).crear();
  const correr = async (db: Db, sentencia: RawBuilder<unknown>): Promise<void> => {
    await sentencia.execute(db);
  };
  const importacion_id = await insertImportacion(e.db);
  const legajos: number[] = [];
  for (let i = 0; i < cuantos; i += 1) {
    const { rows } = await sql<{ id: number }>`
      insert into legajos (persona_id, usuario_id, distrito_id, matricula_id, rubro_id, modalidad_id, estado_id, fecha,
        comitentes_busqueda, comitentes_orden, creado_en, importacion_id)
      select persona_id, usuario_id, distrito_id, matricula_id, rubro_id, modalidad_id, estado_id, fecha, comitentes_busqueda,
        comitentes_orden, creado_en, ${i >= cuantos - importados ? importacion_id : null}::int
      from legajos where id = ${modelo} returning id`.execute(e.db);
    legajos.push(rows[0]?.id ?? 0);
  }
  const legajo = (cual: number): number => legajos[cual % legajos.length] ?? 0;
  const contrato = (cual: number) =>
    sql`(select id from legajo_detalles where legajo_id = ${legajo(cual)} order by id desc limit 1)`;
  const agregar = (db: Db, cual: number, comoEsta: string, dia: string) =>
    correr(
      db,
      sql`
      insert into legajo_detalles (legajo_id, tipo_contrato, tipo_calculo, estado_id, fecha, vencimiento, monto, confirmado_en,
        tribunal_actuante, forma_de_pago, clausula_condicion, destino_tarea, observaciones)
      select ${legajo(cual)}, case when exists (select from legajo_detalles where legajo_id = ${legajo(cual)}) then 'ampliacion' else 'original' end,
        'manual', ${estado(comoEsta === 'de_antes' ? 'confirmado' : comoEsta)}, ${dia}::date, ${dia}::date + 365, 1000.25 + ${cual}::int,
        case when ${comoEsta} = 'confirmado' then ${instante(dia)} end, '', 'Contado', '', '', ''`,
    );
  return {
    legajos,
    borrador: (db: Db, cual: number, dia: string) => agregar(db, cual, 'borrador', dia),
    nacerConfirmado: (db: Db, cual: number, dia: string) => agregar(db, cual, 'confirmado', dia),
    /** As a former system's: nobody knows when it was confirmed. */
    deAntes: (db: Db, cual: number, dia: string) => agregar(db, cual, 'de_antes', dia),
    confirmar: (db: Db, cual: number, dia: string) =>
      correr(
        db,
        sql`update legajo_detalles set estado_id = ${estado('confirmado')}, confirmado_en = ${instante(dia)}
        where id = ${contrato(cual)} and cvd_id is null and confirmado_en is null`,
      ),
    cambiarMonto: (db: Db, cual: number, monto: number) =>
      correr(
        db,
        sql`update legajo_detalles set monto = ${monto}::numeric where id = ${contrato(cual)} and cvd_id is null`,
      ),
    visar: (db: Db, cual: number, dia: string) =>
      correr(
        db,
        sql`
        with suyo as (select id, legajo_id from legajo_detalles where legajo_id = ${legajo(cual)} and cvd_id is null
          and estado_id = ${estado('confirmado')} order by id limit 1),
        v as (
          insert into cvds (legajo_id, numero, numero_control, hash, fecha, quien, creado_en)
          select legajo_id, gen_random_uuid()::text, gen_random_uuid()::text, gen_random_uuid()::text, ${dia}::date, 'prueba', ${instante(dia)}
          from suyo returning id)
        update legajo_detalles set cvd_id = v.id from v where legajo_detalles.id = (select id from suyo)`,
      ),
    anular: (db: Db, cual: number) =>
      correr(db, sql`update legajo_detalles set estado_id = ${estado('anulado')} where legajo_id = ${legajo(cual)}`),
    mover: (db: Db, cual: number, a: number) =>
      correr(
        db,
        sql`update legajos set distrito_id = ${otraVez('distritos', a)}, rubro_id = ${otraVez('rubros', a + 1)},
          modalidad_id = ${otraVez('modalidades', a + 2)} where id = ${legajo(cual)}`,
      ),
    quitar: (db: Db, cual: number) =>
      correr(db, sql`delete from legajo_detalles where id = ${contrato(cual)} and cvd_id is null`),
  };
};
export type HistoriaDeInformes = Awaited<ReturnType<typeof crearHistoriaDeInformes>>;
