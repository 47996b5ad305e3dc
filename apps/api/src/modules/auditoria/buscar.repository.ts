import { type FiltrosDeAuditoria, type LineaDeAuditoria, zLineaDeAuditoria } from '@colega/contract/auditoria';
import { type RawBuilder, sql } from 'kysely';
import { z } from 'zod';
import type { Db } from '../../db/conectar.ts';
import { leerFilas } from '../../db/leer-filas.ts';

/** `distrito_id` null: the whole college. */
export type BusquedaEnAuditoria = { filtros: FiltrosDeAuditoria; distrito_id: number | null };

const comienzo = (dia: string) => sql`${dia}::date::timestamp at time zone 'America/Argentina/Buenos_Aires'`;

const condiciones = ({ filtros, distrito_id }: BusquedaEnAuditoria): RawBuilder<unknown> => {
  const { quien, entidad, entidad_id, accion, fecha_desde, fecha_hasta } = filtros;
  return sql.join(
    [
      sql`true`,
      distrito_id !== null && sql`a.distrito_id = ${distrito_id}`,
      quien && sql`a.quien = ${quien}`,
      entidad && sql`a.entidad = ${entidad}`,
      entidad_id && sql`a.entidad_id = ${entidad_id}`,
      accion && sql`a.accion = ${accion}`,
      fecha_desde && sql`a.cuando >= ${comienzo(fecha_desde)}`,
      fecha_hasta && sql`a.cuando < ${comienzo(fecha_hasta)} + interval '1 day'`,
    ].filter((una): una is RawBuilder<unknown> => typeof una === 'object'),
    sql` and `,
  );
};

type Pagina = { limit: number; antes?: number | undefined; offset?: number };

export const findLineas = (
  db: Db,
  busqueda: BusquedaEnAuditoria,
  { antes, limit, offset = 0 }: Pagina,
): Promise<LineaDeAuditoria[]> => {
  const desde = antes ? sql`and (a.cuando, a.id) < (select cuando, id from auditoria where id = ${antes})` : sql``;
  return leerFilas(
    db,
    zLineaDeAuditoria,
    sql`
    select a.id, to_char(a.cuando at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as cuando, a.quien, a.entidad,
      a.entidad_id, a.accion, a.desde, a.hasta, a.motivo, a.distrito_id
    from auditoria a where ${condiciones(busqueda)} ${desde}
    order by a.cuando desc, a.id desc limit ${limit} offset ${offset}`,
  );
};

const zTotal = z.object({ total: z.number() });

/** Up to `maximo` and one more: that there are too many is all that is asked. */
export const countLineas = async (db: Db, busqueda: BusquedaEnAuditoria, maximo: number): Promise<number> => {
  const rows = await leerFilas(
    db,
    zTotal,
    sql`select count(*) as total from (select from auditoria a where ${condiciones(busqueda)} limit ${maximo + 1}) x`,
  );
  return rows[0]?.total ?? 0;
};
