import type { Fecha } from '@colega/domain/fechas';
import { sql } from 'kysely';
import { z } from 'zod';
import type { Db } from '../../db/conectar.ts';
import { leerFilas } from '../../db/leer-filas.ts';

/** Who folds, makes again or counts waits for the others; who confirms, pays or reads waits for nobody. */
export const CERROJO_DE_SUMAS = 7_410_424;

const LEGAJOS = sql`date_trunc('month', dia)::date as mes, distrito_id, rubro_id, modalidad_id,
  sum(signo * (original and not anulado)::int) as legajos, sum(signo * (not original and not anulado)::int) as ampliaciones,
  sum(signo * (original and anulado)::int) as anulados, sum(signo * case when anulado then 0 else monto end) as honorarios,
  sum(signo) as contratos`;
const DEMORAS = sql`date_trunc('month', h.visado)::date as mes, h.distrito_id, h.rubro_id, h.visado - h.confirmado as corridos, t.habiles,
  sum(h.signo) as contratos`;
/** Of each pair of days once, however many took them. */
const CON_HABILES = sql`join (select confirmado, visado, dias_habiles_entre(confirmado, visado) as habiles
  from hechos where confirmado is not null and visado is not null group by confirmado, visado) t
  on t.confirmado = h.confirmado and t.visado = h.visado where not h.anulado`;
const ABIERTOS = sql`confirmado as dia, distrito_id, rubro_id, sum(signo) as contratos
  from hechos where not anulado and confirmado is not null and visado is null`;
const RECAUDADO = sql`dia, circuito, medio, banco, sum(greatest(importe, 0)) as entradas, sum(greatest(-importe, 0)) as salidas,
  sum((importe > 0)::int) as cobros, count(*) as movimientos`;

const zCuantos = z.object({ cuantos: z.number() });
const cuantos = (rows: { cuantos: number }[]): number => rows[0]?.cuantos ?? 0;

/** What waits goes into the sums in one statement, so that whoever reads finds each thing in one of the two places. Answers how many went. */
export const sumarContratosPendientes = async (db: Db, limite: number): Promise<number> =>
  cuantos(
    await leerFilas(
      db,
      zCuantos,
      sql`
      with hechos as (
        delete from informe_contratos_pendientes where id in (
          select id from informe_contratos_pendientes order by id limit ${limite}) returning *
      ), legajos as (
        insert into informe_legajos as i (mes, distrito_id, rubro_id, modalidad_id, legajos, ampliaciones, anulados, honorarios, contratos)
        select ${LEGAJOS} from hechos group by 1, 2, 3, 4 order by 1, 2, 3, 4
        on conflict (mes, distrito_id, rubro_id, modalidad_id) do update set legajos = i.legajos + excluded.legajos,
          ampliaciones = i.ampliaciones + excluded.ampliaciones, anulados = i.anulados + excluded.anulados,
          honorarios = i.honorarios + excluded.honorarios, contratos = i.contratos + excluded.contratos
      ), demoras as (
        insert into informe_demoras as i (mes, distrito_id, rubro_id, corridos, habiles, contratos)
        select ${DEMORAS} from hechos h ${CON_HABILES} group by 1, 2, 3, 4, 5
        on conflict (mes, distrito_id, rubro_id, corridos, habiles) do update set contratos = i.contratos + excluded.contratos
      ), abiertos as (
        insert into informe_abiertos as i (dia, distrito_id, rubro_id, contratos)
        select ${ABIERTOS} group by 1, 2, 3
        on conflict (dia, distrito_id, rubro_id) do update set contratos = i.contratos + excluded.contratos
      ) select count(*)::int as cuantos from hechos`,
    ),
  );

export const sumarRecaudacionPendiente = async (db: Db, limite: number): Promise<number> =>
  cuantos(
    await leerFilas(
      db,
      zCuantos,
      sql`
      with hechos as (
        delete from informe_recaudacion_pendiente where id in (
          select id from informe_recaudacion_pendiente order by id limit ${limite}) returning *
      ), sumas as (
        insert into informe_recaudacion as i (dia, circuito, medio, banco, entradas, salidas, cobros, movimientos)
        select ${RECAUDADO} from hechos group by 1, 2, 3, 4
        on conflict (dia, circuito, medio, banco) do update set entradas = i.entradas + excluded.entradas,
          salidas = i.salidas + excluded.salidas, cobros = i.cobros + excluded.cobros,
          movimientos = i.movimientos + excluded.movimientos
      ) select count(*)::int as cuantos from hechos`,
    ),
  );

/** What was confirmed and then approved leaves its day without any. */
export const deleteSumasVacias = async (db: Db): Promise<void> => {
  await sql`delete from informe_demoras where contratos = 0`.execute(db);
  await sql`delete from informe_abiertos where contratos = 0`.execute(db);
};

export const deleteSumas = async (db: Db): Promise<void> => {
  await db.deleteFrom('informe_legajos').execute();
  await db.deleteFrom('informe_demoras').execute();
  await db.deleteFrom('informe_abiertos').execute();
  await db.deleteFrom('informe_recaudacion').execute();
};

/**
 * From the detail, all of them, in one statement and so of one moment: what others do meanwhile is not in what is read, and stays waiting.
 * What waited before is in it, and goes.
 */
export const insertSumasDeContratos = async (db: Db): Promise<void> => {
  await sql`
    with vistos as (delete from informe_contratos_pendientes), hechos as materialized (
      select 1 as signo, distrito_id, rubro_id, modalidad_id, original, anulado, monto, dia, confirmado, visado from contratos_de_informes
    ), legajos as (
      insert into informe_legajos (mes, distrito_id, rubro_id, modalidad_id, legajos, ampliaciones, anulados, honorarios, contratos)
      select ${LEGAJOS} from hechos group by 1, 2, 3, 4
    ), demoras as (
      insert into informe_demoras (mes, distrito_id, rubro_id, corridos, habiles, contratos)
      select ${DEMORAS} from hechos h ${CON_HABILES} group by 1, 2, 3, 4, 5
    ) insert into informe_abiertos (dia, distrito_id, rubro_id, contratos) select ${ABIERTOS} group by 1, 2, 3`.execute(
    db,
  );
};

export const insertSumasDeRecaudacion = async (db: Db): Promise<void> => {
  await sql`
    with vistos as (delete from informe_recaudacion_pendiente)
    insert into informe_recaudacion (dia, circuito, medio, banco, entradas, salidas, cobros, movimientos)
    select ${RECAUDADO} from recaudado_de_informes group by 1, 2, 3, 4`.execute(db);
};

const zDia = z.object({ dia: z.string() });

export const findFeriadosDeSumas = async (db: Db): Promise<Fecha[]> =>
  (await leerFilas(db, zDia, sql`select dia from informe_feriados order by dia`)).map(({ dia }) => dia);

export const replaceFeriadosDeSumas = async (db: Db, feriados: readonly Fecha[]): Promise<void> => {
  await db.deleteFrom('informe_feriados').execute();
  await sql`insert into informe_feriados (dia) select unnest(${[...feriados]}::date[])`.execute(db);
};

export const findRehechoEn = async (db: Db): Promise<Date | null> =>
  (await db.selectFrom('informe_hecho').select('rehecho_en').executeTakeFirst())?.rehecho_en ?? null;

export const upsertRehechoEn = async (db: Db, rehecho_en: Date): Promise<void> => {
  await db
    .insertInto('informe_hecho')
    .values({ rehecho_en })
    .onConflict((conflicto) => conflicto.column('unico').doUpdateSet({ rehecho_en }))
    .execute();
};

const zDiferencia = z.object({ suma: z.string(), de: z.string() });

const diferencia = (suma: string, guardado: string, hecho: string) =>
  `select '${suma}' as suma, to_jsonb(x)::text as de from (
    (${guardado} except all ${hecho}) union all (${hecho} except all ${guardado})) x`;
const DIFERENCIAS = [
  diferencia(
    'legajos',
    `select mes, distrito_id, rubro_id, modalidad_id, sum(legajos), sum(ampliaciones), sum(anulados), sum(honorarios), sum(contratos)
      from legajos_por_mes group by 1, 2, 3, 4
      having (sum(legajos), sum(ampliaciones), sum(anulados), sum(honorarios), sum(contratos)) <> (0, 0, 0, 0, 0)`,
    `select date_trunc('month', dia)::date, distrito_id, rubro_id, modalidad_id, count(*) filter (where original and not anulado)::numeric,
      count(*) filter (where not original and not anulado)::numeric, count(*) filter (where original and anulado)::numeric,
      coalesce(sum(monto) filter (where not anulado), 0), count(*)::numeric from contratos_de_informes group by 1, 2, 3, 4`,
  ),
  diferencia(
    'demoras',
    `select mes, distrito_id, rubro_id, corridos, habiles, sum(contratos) from demoras_por_mes group by 1, 2, 3, 4, 5 having sum(contratos) <> 0`,
    `select date_trunc('month', visado)::date, distrito_id, rubro_id, visado - confirmado, dias_habiles_entre(confirmado, visado), count(*)::numeric
      from contratos_de_informes where not anulado and confirmado is not null and visado is not null group by 1, 2, 3, 4, 5`,
  ),
  diferencia(
    'abiertos',
    `select dia, distrito_id, rubro_id, sum(contratos) from abiertos_por_dia group by 1, 2, 3 having sum(contratos) <> 0`,
    `select confirmado, distrito_id, rubro_id, count(*)::numeric from contratos_de_informes
      where not anulado and confirmado is not null and visado is null group by 1, 2, 3`,
  ),
  diferencia(
    'recaudacion',
    `select dia, circuito, medio, banco, sum(entradas), sum(salidas), sum(cobros), sum(movimientos) from recaudacion_por_dia group by 1, 2, 3, 4`,
    `select dia, circuito, medio, banco, sum(greatest(importe, 0)), sum(greatest(-importe, 0)), count(*) filter (where importe > 0)::numeric,
      count(*)::numeric from recaudado_de_informes group by 1, 2, 3, 4`,
  ),
].join(' union all ');

/** Where a sum is not that of its detail, at one moment. None, or something wrote outside the triggers. */
export const findDiferenciasDeSumas = (db: Db) =>
  leerFilas(db, zDiferencia, sql.raw(`${DIFERENCIAS} limit 100`) as never);

type PersonasAContar = { mes: Fecha; hoy: Fecha; ahora: Date; dias_de_gracia: number };

/** The rule is `estaAlDia` (packages/domain/src/perfil/al-dia.ts); a test compares them. */
export const replacePersonasContadas = async (
  db: Db,
  { mes, hoy, ahora, dias_de_gracia }: PersonasAContar,
): Promise<void> => {
  await db.deleteFrom('informe_personas').where('mes', '=', mes).execute();
  await sql`
    insert into informe_personas (mes, distrito_id, estado, especialidad, matriculas, al_dia)
    select ${mes}::date, m.distrito_id, m.estado, m.especialidad, count(*), count(*) filter (where d.deuda_desde is null
      or ${hoy}::date <= d.deuda_desde + ${dias_de_gracia}::int or ${hoy}::date <= p.exceptuado_hasta)
    from matriculas_de_informes m join personas p on p.id = m.persona_id left join deuda_de_personas d on d.persona_id = m.persona_id
    group by 2, 3, 4`.execute(db);
  await db
    .insertInto('informe_cuentas_de_personas')
    .values({ mes, dia: hoy, contado_en: ahora })
    .onConflict((conflicto) => conflicto.column('mes').doUpdateSet({ dia: hoy, contado_en: ahora }))
    .execute();
};

export const findDiaContado = async (db: Db, mes: Fecha): Promise<Fecha | null> =>
  (await db.selectFrom('informe_cuentas_de_personas').select('dia').where('mes', '=', mes).executeTakeFirst())?.dia ??
  null;
