import { sql } from 'kysely';
import { decisionDeOperacion } from '../ordenes/bloquear-ordenes.repository.ts';

const reversion = sql`(select r.tipo from reversiones r where r.operacion_id = p.id)`;
const devolucion = sql`(select d.estado from devoluciones_de_pagos d where d.operacion_id = p.id and d.estado in ('pedida', 'en_proceso'))`;

/** What became of a payment, as the desk says it. Needs `operaciones_pago p`. */
export const estadoDePago = sql`(case
  when ${reversion} = 'reversion' then 'deshecho'
  when ${reversion} is not null then 'devuelto'
  else case ${decisionDeOperacion}
    when 'devuelto' then 'devuelto' when 'dejo_de_pagar_devuelto' then 'devuelto'
    when 'a_favor' then 'a_favor' when 'dejo_de_pagar_a_favor' then 'a_favor'
    else case ${devolucion} when 'pedida' then 'por_devolver' when 'en_proceso' then 'devolviendo'
      else case when p.a_revision > 0 and not exists (select from revisiones r where r.operacion_id = p.id) then 'en_revision'
        else 'acreditado' end end end end)`;
