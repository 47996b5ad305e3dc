import type { FiltrosDeCupones } from '@colega/contract/dinero';
import { estadoDelFiltro, type FiltroDeCupon } from '@colega/domain/dinero';
import type { Fecha } from '@colega/domain/fechas';
import { type RawBuilder, sql } from 'kysely';
import { z } from 'zod';
import type { Db } from '../../../db/conectar.ts';
import { leerFilas } from '../../../db/leer-filas.ts';
import { type FilaDeCupon, findCupones } from './cupon-leido.repository.ts';

export type BusquedaDeCupones = { persona_id: number; filtros: FiltrosDeCupones; hoy: Fecha };

/** The state of the day, as in estadoDelDia: after its last day it is `vencido`, even if not yet recorded. */
const enEstado = (filtro: FiltroDeCupon, hoy: Fecha): RawBuilder<unknown> => {
  const estado = estadoDelFiltro(filtro);
  const pasado = sql`o.estado = 'pendiente' and o.ultimo_vencimiento < ${hoy}`;
  if (estado === 'vencido') return sql`(o.estado = 'vencido' or ${pasado})`;
  return estado === 'pendiente'
    ? sql`o.estado = 'pendiente' and o.ultimo_vencimiento >= ${hoy}`
    : sql`o.estado = 'pago'`;
};

const inicioDe = (dia: RawBuilder<unknown>) => sql`(${dia})::timestamp at time zone 'America/Argentina/Buenos_Aires'`;

const condicion = ({ persona_id, filtros, hoy }: BusquedaDeCupones): RawBuilder<unknown> =>
  sql.join(
    [
      sql`o.persona_id = ${persona_id}`,
      ...(filtros.estado ? [enEstado(filtros.estado, hoy)] : []),
      ...(filtros.circuito ? [sql`o.circuito = ${filtros.circuito}`] : []),
      ...(filtros.fecha_desde ? [sql`o.creada_en >= ${inicioDe(sql`${filtros.fecha_desde}::date`)}`] : []),
      ...(filtros.fecha_hasta ? [sql`o.creada_en < ${inicioDe(sql`${filtros.fecha_hasta}::date + 1`)}`] : []),
    ],
    sql` and `,
  );

const LAS_ULTIMAS_PRIMERO = sql`o.creada_en desc, o.id desc`;

export const findPaginaDeCupones = (
  db: Db,
  busqueda: BusquedaDeCupones,
  { limit, offset }: { limit: number; offset: number },
): Promise<FilaDeCupon[]> => {
  const pagina = sql`select o.id from ordenes_pago o where ${condicion(busqueda)}
    order by ${LAS_ULTIMAS_PRIMERO} limit ${limit} offset ${offset}`;
  return findCupones(db, sql`o.id = any(array(${pagina}))`, sql`order by ${LAS_ULTIMAS_PRIMERO}`);
};

const zConTotal = z.object({ total: z.number() });

export const countCupones = async (db: Db, busqueda: BusquedaDeCupones): Promise<number> => {
  const rows = await leerFilas(
    db,
    zConTotal,
    sql`
    select count(*)::int as total from ordenes_pago o where ${condicion(busqueda)}`,
  );
  return rows[0]?.total ?? 0;
};
