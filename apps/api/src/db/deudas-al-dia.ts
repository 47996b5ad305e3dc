import type { Fecha } from '@colega/domain/fechas';
import { type RawBuilder, sql } from 'kysely';
import { abonado } from './pagos-en-pie.ts';

/** A day, and the monthly surcharge of a licence's charges on it. */
type Dia = { hoy: Fecha; tasa: string };

/** What every coupon that ever asked for it paid, of all of them at once: one by one it would be a look-up for each charge of ten years. */
const pagadoDe = (cargo: 'cargo_id' | 'sancion_id') => sql`(
  select i.${sql.ref(cargo)} as id, sum(im.capital) as capital from orden_items i join imputaciones im on im.item_id = i.id
  where i.${sql.ref(cargo)} is not null group by 1)`;

const sePuedePagar = (hoy: Fecha) => sql`o.estado = 'pendiente' and o.ultimo_vencimiento >= ${hoy}`;
const enUnCupon = (columna: RawBuilder<unknown>, hoy: Fecha) => sql`exists (
  select from orden_items i join ordenes_pago o on o.id = i.orden_id where ${columna} and i.vigente and ${sePuedePagar(hoy)})`;

/** As `mesesVencidos` counts them: a begun month counts whole. */
const mesesVencidos = (
  vencimiento: RawBuilder<unknown>,
  hoy: Fecha,
) => sql`(case when ${vencimiento} >= ${hoy}::date then 0
  else (extract(year from ${hoy}::date) - extract(year from ${vencimiento})) * 12
    + extract(month from ${hoy}::date) - extract(month from ${vencimiento})
    + case when extract(day from ${hoy}::date) > extract(day from ${vencimiento}) then 1 else 0 end end)`;

/** The earliest day on which something that a coupon asks for fell due; of a file's, that of the coupon itself. */
const desdeDelCupon = sql`(select least(o.vencimiento, min(coalesce(c.vencimiento, s.fecha))) from orden_items i
  left join cargos c on c.id = i.cargo_id left join sanciones s on s.id = i.sancion_id where i.orden_id = o.id)`;

/**
 * What every person owes that day, thing by thing, as their account says it (S-1276): charges and sanctions that no coupon asks for, and coupons
 * that can still be paid. `desde` is the day on which it fell or falls due.
 */
export const deudasAlDia = ({ hoy, tasa }: Dia): RawBuilder<unknown> => sql`
  select m.persona_id, 'matriculados' as circuito, c.vencimiento as desde,
    round((c.importe - coalesce(p.capital, 0)) * (1 + ${tasa}::numeric * ${mesesVencidos(sql`c.vencimiento`, hoy)}), 2) as importe
  from cargos c join matriculas m on m.id = c.matricula_id left join ${pagadoDe('cargo_id')} p on p.id = c.id
  where c.importe > coalesce(p.capital, 0) and not ${enUnCupon(sql`i.cargo_id = c.id`, hoy)}
  union all
  select m.persona_id, 'matriculados', s.fecha, s.importe - coalesce(p.capital, 0)
  from sanciones s join matriculas m on m.id = s.matricula_id left join ${pagadoDe('sancion_id')} p on p.id = s.id
  where s.importe > coalesce(p.capital, 0) and not ${enUnCupon(sql`i.sancion_id = s.id`, hoy)}
  union all
  select x.persona_id, x.circuito, x.desde,
    case when x.abonado = 0 then x.del_dia else round((x.monto_total - x.abonado) * x.del_dia / x.monto_total, 2) end
  from (
    select o.persona_id, o.circuito, o.monto_total, ${abonado}::numeric as abonado, ${desdeDelCupon} as desde,
      case when o.vencimiento >= ${hoy} then o.monto_total else o.monto_con_recargo end as del_dia
    from ordenes_pago o where ${sePuedePagar(hoy)}) x`;
