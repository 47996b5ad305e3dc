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

/**
 * What is left to pay of each coupon that can still be paid, at that day's price, shared among what it asks for and is not paid, each since its own
 * day; of a file's, since that of the coupon itself. Each share is rounded where those before it end: they add up to it.
 */
const deLosCupones = (hoy: Fecha) => sql`
  select z.persona_id, z.circuito, z.desde,
    round(z.resta * z.hasta / z.entero, 2) - round(z.resta * (z.hasta - z.peso) / z.entero, 2) as importe
  from (
    select y.*, sum(y.peso) over (partition by y.id) as entero, sum(y.peso) over (partition by y.id order by y.item_id) as hasta
    from (
      select x.*, i.id as item_id, coalesce(c.vencimiento, s.fecha, x.vencimiento) as desde,
        case when bool_or(i.capital > im.pagado) over (partition by x.id)
          then greatest(i.capital - im.pagado, 0) * i.importe / i.capital else i.importe end as peso
      from (
        select q.*, case when q.abonado = 0 then q.del_dia else round((q.monto_total - q.abonado) * q.del_dia / q.monto_total, 2) end as resta
        from (
          select o.id, o.persona_id, o.circuito, o.vencimiento, o.monto_total, ${abonado}::numeric as abonado,
            case when o.vencimiento >= ${hoy} then o.monto_total else o.monto_con_recargo end as del_dia
          from ordenes_pago o where ${sePuedePagar(hoy)}) q) x
      join orden_items i on i.orden_id = x.id and i.credito_id is null
      cross join lateral (select coalesce(sum(u.capital), 0) as pagado from imputaciones u where u.item_id = i.id) im
      left join cargos c on c.id = i.cargo_id left join sanciones s on s.id = i.sancion_id) y) z`;

/**
 * What every person owes that day, thing by thing, as their account says it (S-1276): charges and sanctions that no coupon asks for, and coupons
 * that can still be paid, by what they ask for. `desde` is the day on which it fell or falls due.
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
  ${deLosCupones(hoy)}`;
