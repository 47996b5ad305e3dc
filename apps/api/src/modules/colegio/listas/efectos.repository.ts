import type { ClaveDeLista } from '@colega/domain/colegio';
import type { Fecha } from '@colega/domain/fechas';
import { type RawBuilder, sql } from 'kysely';
import { z } from 'zod';
import type { Db } from '../../../db/conectar.ts';
import { esDeTasaCero } from '../../../db/es-de-tasa-cero.ts';
import { leerFilas } from '../../../db/leer-filas.ts';

const zCuenta = z.object({ que: z.string(), cuantos: z.number() });
export type CuentaDeLista = z.output<typeof zCuenta>;

const contar = (que: string, desde: RawBuilder<unknown>) =>
  sql`select ${que}::text as que, (select count(*)::int ${desde}) as cuantos`;

const CON_MATRICULA = sql`join matriculas m on m.persona_id = p.id
  join estados_matriculas e on e.id = m.estado_id and e.clave in ('activo', 'suspendido')`;

const EN_COLAS = contar('Legajos que esperan al Colegio', sql`from (select distinct legajo_id from legajo_colas) c`);
const SIN_CONFIRMAR = contar(
  'Contratos sin confirmar',
  sql`from legajo_detalles d join estados_legajos e on e.id = d.estado_id where e.clave = 'borrador' and d.confirmado_en is null`,
);
const OBSERVADAS = contar('Observaciones abiertas', sql`from legajo_observaciones where estado = 'abierta'`);
const QUE_PAGAN_EL_ANIO = sql`from matriculas m join estados_matriculas e on e.id = m.estado_id where e.clave in ('activo', 'suspendido')`;
const MATRICULAS = contar('Matrículas que pagan el año', QUE_PAGAN_EL_ANIO);
const CUPONES = contar('Cupones ya emitidos, que no cambian', sql`from ordenes_pago where estado = 'pendiente'`);
const BLOQUEADAS = contar(
  'Personas con un bloqueo vigente',
  sql`from (select distinct persona_id from bloqueos where vigente) b`,
);

const CUENTAS: Readonly<Record<ClaveDeLista, readonly RawBuilder<unknown>[]>> = {
  tasas: [SIN_CONFIRMAR],
  cargos: [MATRICULAS],
  feriados: [SIN_CONFIRMAR, EN_COLAS, OBSERVADAS],
  plazos: [EN_COLAS, OBSERVADAS],
  plazos_de_cupones: [CUPONES],
  control: [EN_COLAS],
  observaciones: [OBSERVADAS],
  bloqueos: [BLOQUEADAS],
  oficinas: [],
  cobradores: [],
};

/** Whom a change of that list touches, counted now. */
export const findCuentasDeLista = async (db: Db, lista: ClaveDeLista): Promise<CuentaDeLista[]> =>
  CUENTAS[lista].length === 0
    ? []
    : leerFilas(db, zCuenta, sql.join([...CUENTAS[lista]], sql` union all `) as RawBuilder<unknown>);

/** How many of each district have a licence in force since before that day. */
export const findMatriculadosPorDistrito = (
  db: Db,
  antes_de: Fecha,
): Promise<{ distrito: string; cuantos: number }[]> =>
  leerFilas(
    db,
    z.object({ distrito: z.string(), cuantos: z.number() }),
    sql`select d.clave as distrito, count(distinct p.id)::int as cuantos
      from distritos d join personas p on p.distrito_id = d.id ${CON_MATRICULA} and m.fecha_alta < ${antes_de}
      group by d.clave`,
  );

/** How many there are of each date, of those on whose day a stamp is charged. */
export const findContratosSinConfirmar = (db: Db): Promise<{ fecha: string; cuantos: number }[]> =>
  leerFilas(
    db,
    z.object({ fecha: z.string(), cuantos: z.number() }),
    sql`select d.fecha, count(*)::int as cuantos from legajo_detalles d join estados_legajos e on e.id = d.estado_id
    where e.clave = 'borrador' and d.confirmado_en is null and not ${esDeTasaCero('timbrado', sql`d.fecha`)} group by d.fecha`,
  );

/** S-1179: as many as are looked at in one table. */
const TIPOS_DE_MATRICULA_COMO_MAXIMO = 20;

/** The kind of a licence is what it says that it is; those with most first, and the last ones together. */
export const findMatriculasPorTipo = (db: Db): Promise<{ tipo: string; matriculas: number }[]> =>
  leerFilas(
    db,
    z.object({ tipo: z.string(), matriculas: z.number() }),
    sql`
    with tipos as (
      select coalesce(nullif(btrim(m.descripcion), ''), 'Sin descripción') as tipo, count(*)::int as matriculas ${QUE_PAGAN_EL_ANIO} group by 1
    ), en_orden as (select t.*, row_number() over (order by matriculas desc, tipo) as lugar from tipos t),
    juntos as (select case when lugar > ${TIPOS_DE_MATRICULA_COMO_MAXIMO} then 'Las demás' else tipo end as tipo, matriculas,
      least(lugar, ${TIPOS_DE_MATRICULA_COMO_MAXIMO + 1}) as lugar from en_orden)
    select tipo, sum(matriculas)::int as matriculas from juntos group by tipo, lugar order by lugar`,
  );

/** How many times something was collected in those ways from a day on. */
export const countCobradoDesde = async (db: Db, medios: readonly string[], desde: Fecha): Promise<number> => {
  const [fila] = await leerFilas(
    db,
    z.object({ cuantos: z.number() }),
    sql`select count(*)::int as cuantos from operaciones_pago where medio = any(${[...medios]}::text[]) and importe > 0
      and fecha_pago >= ${desde}::date::timestamp at time zone 'America/Argentina/Buenos_Aires'`,
  );
  return fila?.cuantos ?? 0;
};
