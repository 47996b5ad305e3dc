import { type FilaDeDetalle, zFilaDeDetalle } from '@colega/contract/informes';
import type { Fecha } from '@colega/domain/fechas';
import { diasDe } from '@colega/domain/informes';
import { type RawBuilder, sql } from 'kysely';
import { z } from 'zod';
import type { Db } from '../../../db/conectar.ts';
import { leerFilas } from '../../../db/leer-filas.ts';
import { tramo } from '../../../db/tramo.ts';
import { condicionesDe, countHasta } from '../condiciones.repository.ts';
import type { FiltrosDeInforme } from '../filtros-de-informe.ts';
import type { PaginaDeDetalle } from './fuente.ts';

const CLAVES: Readonly<Record<string, RawBuilder<unknown>>> = {
  mes: sql`to_char(mes, 'YYYY-MM')`,
  distrito: sql`distrito_id::text`,
  estado: sql`estado`,
  especialidad: sql`especialidad`,
};

const zContada = z.object({
  clave: z.string().nullable(),
  matriculas: z.number().nullable(),
  al_dia: z.number().nullable(),
  con_deuda: z.number().nullable(),
  altas: z.number(),
  bajas: z.number(),
  rehabilitadas: z.number(),
});
export type PersonasContadas = Omit<z.output<typeof zContada>, 'clave'>;
const NADA = { matriculas: null, al_dia: null, con_deuda: null, altas: 0, bajas: 0, rehabilitadas: 0 };

const columnas = ({ distrito_id, estado, especialidad }: FiltrosDeInforme) =>
  condicionesDe([
    ['distrito_id', distrito_id],
    ['estado', estado],
    ['especialidad', especialidad],
  ]);

const DE_LO_DEMAS = sql.raw('mes, distrito_id, estado, especialidad');
const SALIERON = sql.raw(`('baja', 'cancelado', 'anulado')`);
const VOLVIERON = sql.raw(`('activo', 'registro')`);

type Pedido = { filtros: FiltrosDeInforme; por: string; mesEnCurso: Fecha };

/**
 * Those of a month that goes on are counted now, and of one that ended, as they were counted last. By months there is a count of each; otherwise,
 * that of the last one.
 */
const hechos = ({ filtros, por, mesEnCurso }: Pedido): RawBuilder<unknown> => {
  const { primero, ultimo } = diasDe(filtros);
  const ultimoMes = sql`least(${ultimo}::date, ${mesEnCurso}::date)`;
  const alTerminar =
    por === 'mes'
      ? sql`mes between ${primero}::date and ${ultimo}::date`
      : sql`mes = date_trunc('month', ${ultimoMes})`;
  return sql`
    select ${mesEnCurso}::date as mes, distrito_id, estado, especialidad, 1 as matriculas, null::bigint as al_dia, null::bigint as con_deuda,
      0 as altas, 0 as bajas, 0 as rehabilitadas
    from matriculas_de_informes where ${mesEnCurso}::date between ${primero}::date and ${ultimo}::date
    union all
    select ${DE_LO_DEMAS}, case when mes < ${mesEnCurso}::date then matriculas end, al_dia, matriculas - al_dia, 0, 0, 0
    from informe_personas where ${alTerminar}
    union all
    select date_trunc('month', fecha_alta)::date, distrito_id, estado, especialidad, null, null, null, 1, 0, 0
    from matriculas_de_informes where fecha_alta between ${primero}::date and ${ultimo}::date
    union all
    select date_trunc('month', dia)::date, distrito_id, ahora, especialidad, null, null, null, 0,
      (ahora in ${SALIERON} and antes not in ${SALIERON})::int, (ahora in ${VOLVIERON} and antes not in ${VOLVIERON})::int
    from cambios_de_matriculas where dia between ${primero}::date and ${ultimo}::date`;
};

export const findPersonasContadas = async (
  db: Db,
  pedido: Pedido,
): Promise<{ filas: { clave: string; cifras: PersonasContadas }[]; total: PersonasContadas }> => {
  const clave = CLAVES[pedido.por] ?? CLAVES.mes;
  const filas = await leerFilas(
    db,
    zContada,
    sql`
    select ${clave} as clave, sum(matriculas)::int as matriculas, sum(al_dia)::int as al_dia, sum(con_deuda)::int as con_deuda,
      coalesce(sum(altas), 0)::int as altas, coalesce(sum(bajas), 0)::int as bajas, coalesce(sum(rehabilitadas), 0)::int as rehabilitadas
    from (${hechos(pedido)}) h where ${columnas(pedido.filtros)}
    group by grouping sets ((1), ()) order by grouping(${clave}), sum(matriculas) desc nulls last, 1`,
  );
  const total = filas.pop();
  return {
    filas: filas.map(({ clave: suya, ...cifras }) => ({ clave: suya ?? '', cifras })),
    total: total ? cifrasDe(total) : NADA,
  };
};

const cifrasDe = ({ clave: _, ...cifras }: z.output<typeof zContada>): PersonasContadas => cifras;

export const findCuentaDePersonas = (db: Db, mes: Fecha) =>
  db
    .selectFrom('informe_cuentas_de_personas')
    .select(['mes', 'dia'])
    .where('mes', '<=', mes)
    .orderBy('mes', 'desc')
    .limit(1)
    .executeTakeFirst();

const elegidas = (filtros: FiltrosDeInforme) => sql`from matriculas_de_informes where ${columnas(filtros)}`;

export const findDetalleDePersonas = (
  db: Db,
  filtros: FiltrosDeInforme,
  pagina: PaginaDeDetalle,
): Promise<FilaDeDetalle[]> =>
  leerFilas(
    db,
    zFilaDeDetalle,
    sql`
    select x.matricula_id as id, null::int as legajo_id, x.persona_id, json_build_object('persona', p.apellido || ', ' || p.nombre,
      'matricula', x.codigo, 'estado', e.nombre, 'especialidad', x.especialidad, 'distrito', d.nombre, 'fecha_alta', x.fecha_alta) as celdas
    from (select * ${elegidas(filtros)} order by matricula_id ${tramo(pagina)}) x
    join personas p on p.id = x.persona_id join distritos d on d.id = x.distrito_id join estados_matriculas e on e.clave = x.estado
    order by x.matricula_id`,
  );

export const countDetalleDePersonas = (db: Db, filtros: FiltrosDeInforme, maximo: number): Promise<number> =>
  countHasta(db, elegidas(filtros), maximo);
