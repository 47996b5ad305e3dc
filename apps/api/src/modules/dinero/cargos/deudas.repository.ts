import type { Importe } from '@colega/domain/importes';
import { sql } from 'kysely';
import { z } from 'zod';
import type { Db } from '../../../db/conectar.ts';
import { leerFilas } from '../../../db/leer-filas.ts';
import { devuelto, reclamado } from '../cobros/gastado-de-creditos.repository.ts';

const imputado = sql`select sum(im.capital) from orden_items otro join imputaciones im on im.item_id = otro.id`;

/**
 * What every coupon that ever charged it paid of a charge, less what was undone. Needs `orden_items i` in `ordenes_pago o`. Each kind by its
 * own index: one condition for the three would read all the payments of the college for each charge.
 */
export const pagadoDelCargo = sql`coalesce(
  case when i.cargo_id is not null then (${imputado} where otro.cargo_id = i.cargo_id)
    when i.sancion_id is not null then (${imputado} where otro.sancion_id = i.sancion_id)
    else (${imputado} join ordenes_pago su on su.id = otro.orden_id
      where otro.cargo_id is null and otro.sancion_id is null and su.detalle_id = o.detalle_id and su.circuito = o.circuito)
  end, 0.00)`;

const zDeudaDeItem = z.object({
  item_id: z.number(),
  importe: z.string(),
  capital: z.string(),
  cargo: z.string(),
  saldo: z.string(),
  vencimiento: z.string().nullable(),
});
export type DeudaDeItem = z.output<typeof zDeudaDeItem>;

export const findDeudas = async (db: Db, ordenId: number): Promise<DeudaDeItem[]> => {
  const rows = await leerFilas(
    db,
    zDeudaDeItem,
    sql`
    select i.id as item_id, i.importe::text, i.capital::text, c.vencimiento,
      coalesce(c.importe, s.importe, cc.importe, 0)::text as cargo,
      (coalesce(c.importe, s.importe, cc.importe, 0) - ${pagadoDelCargo})::text as saldo
    from orden_items i join ordenes_pago o on o.id = i.orden_id
    left join cargos c on c.id = i.cargo_id left join sanciones s on s.id = i.sancion_id
    left join cargos_de_contrato cc on cc.detalle_id = o.detalle_id and cc.circuito = o.circuito
    where i.orden_id = ${ordenId} and i.credito_id is null order by c.vencimiento nulls last, i.id`,
  );
  return rows;
};

const zConId = z.object({ id: z.number() });

/** The other coupons that can be paid and charge something of it, or of these of its items. */
export const findHermanas = async (
  db: Db,
  ordenId: number,
  items: readonly number[] | null = null,
): Promise<number[]> => {
  const deEstos = sql`(${items === null} or ia.id = any(${[...(items ?? [])]}::int[]))`;
  const rows = await leerFilas(
    db,
    zConId,
    sql`
    select distinct b.id from ordenes_pago a join orden_items ia on ia.orden_id = a.id
    join orden_items ib on ib.orden_id <> a.id join ordenes_pago b on b.id = ib.orden_id and b.estado = 'pendiente'
    where a.id = ${ordenId} and ${deEstos} and (ib.cargo_id = ia.cargo_id or ib.sancion_id = ia.sancion_id)
    union
    select b.id from ordenes_pago a join ordenes_pago b on b.detalle_id = a.detalle_id and b.circuito = a.circuito
    where a.id = ${ordenId} and b.id <> a.id and b.estado = 'pendiente'
      and exists (select from orden_items ia where ia.orden_id = a.id and ${deEstos})
    order by id`,
  );
  return rows.map(({ id }) => id);
};

const zConFalta = z.object({ falta: z.boolean() });

export const alcanzanSusCreditos = async (db: Db, ordenId: number): Promise<boolean> => {
  const rows = await leerFilas(
    db,
    zConFalta,
    sql`
    select exists (
      select from orden_items mio join creditos c on c.id = mio.credito_id where mio.orden_id = ${ordenId}
        and c.importe + mio.importe
          + (select coalesce(sum(i.importe), 0) from orden_items i
            where i.credito_id = c.id and i.vigente and i.orden_id <> mio.orden_id)
          - ${devuelto} - case when mio.vigente then 0 else ${reclamado} end < 0) as falta`,
  );
  return !(rows[0]?.falta ?? false);
};

export type ImputacionNueva = {
  operacion_id: number;
  item_id: number;
  capital: Importe;
  recargo: Importe;
  reversion_id?: number | null;
  revision_id?: number | null;
  cuando: Date;
};

export const insertImputaciones = async (db: Db, imputaciones: readonly ImputacionNueva[]): Promise<void> => {
  const conAlgo = imputaciones.filter(({ capital, recargo }) => Number(capital) !== 0 || Number(recargo) !== 0);
  if (conAlgo.length === 0) return;
  const filas = conAlgo.map((una) => ({ reversion_id: null, revision_id: null, ...una }));
  await db.insertInto('imputaciones').values(filas).execute();
};
