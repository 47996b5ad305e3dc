import { type RawBuilder, sql } from 'kysely';
import { CONTRA_EL_LIBRO } from '../cierres/contra-el-libro.repository.ts';
import { decididoYPagado } from '../cobros/renglones.repository.ts';
import { reabierto, sinIdentificar } from '../cobros/sin-cupon.repository.ts';

export type Control = { titulo: string; consulta: RawBuilder<{ que: string }> };

/** A payment that was given back left the bank of its transfer, and not the account where it had come in. */
const porTransferencia = sql`devoluciones_de_pagos d join operaciones_pago p on p.id = d.operacion_id and d.estado = 'confirmada'
  and d.por = 'transferencia'`;

const segunLoQuePaso = sql`
  select p.medio, p.banco, p.importe from operaciones_pago p
  union all select p.medio, p.banco, -r.importe from reversiones r join operaciones_pago p on p.id = r.operacion_id
  union all select p.medio, p.banco, -r.importe from revisiones r join operaciones_pago p on p.id = r.operacion_id
    where r.decision = 'devuelto'
  union all select p.medio, p.banco, -p.aplicado from revisiones r join operaciones_pago p on p.id in
    (select operacion_id from imputaciones where revision_id = r.id) where r.decision = 'devuelto' and r.operacion_id is null
  union all select p.medio, p.banco, d.importe from ${porTransferencia}
  union all select 'transferencia', d.banco, -d.importe from ${porTransferencia}
  union all select x.* from cobros_sin_cupon c cross join lateral
    (values (c.medio, c.banco, c.importe), ('transferencia', c.banco_devolucion, -c.importe)) x
    where c.banco_devolucion is not null and not ${reabierto}
  union all select 'transferencia', d.banco, -d.importe from devoluciones d where d.comprobante is not null
  union all select 'transferencia', d.banco, d.importe from acreditacion_depositos d where not d.deshecha
  union all select x.medio, null, -x.importe from acreditacion_cobros x join acreditaciones a on a.id = x.acreditacion_id
    where a.deshecha_en is null
  union all select x.* from depositos d cross join lateral (values ('transferencia', d.banco, d.importe), (d.medio, null, -d.importe - d.comision)) x
    where d.deshecho_en is null
  union all select 'transferencia', g.banco, case when g.sale then -g.importe else g.importe end from gastos_de_banco g
    where g.deshecho_en is null
  union all select 'importacion', null, c.importe from creditos c where c.origen = 'importacion'
  union all select x.* from cierres c cross join lateral apertura_de_cierre(c.id) x where c.numero = 1
  union all select c.medio, c.banco, c.diferencia from cierre_cuentas c where c.diferencia <> 0
  union all select c.medio, c.banco, c.importe from cobros_sin_cupon c where ${sinIdentificar} or (c.credito_id is not null and not ${reabierto})`;

export const RECAUDADO: readonly Control[] = [
  {
    titulo: 'Cuentas de lo recaudado que no son lo que se cobró por su medio',
    consulta: sql`select x.medio || coalesce(', ' || x.banco, '') || ': ' || sum(x.importe) || ', en el libro ' || sum(x.libro) as que
      from (select medio, banco, importe, 0.00 as libro from (${segunLoQuePaso}) h
        union all select medio, banco, 0.00, importe from movimientos where cuenta = 'recaudado') x
      group by x.medio, x.banco having sum(x.importe) <> sum(x.libro)`,
  },
  {
    titulo: 'Comisiones que no son lo que se quedaron los cobradores y el procesador de las tarjetas',
    consulta: sql`select sum(x.quedo) || ', en el libro ' || sum(x.libro) as que
      from (select comision as quedo, 0.00 as libro from acreditaciones where deshecha_en is null
        union all select comision, 0.00 from depositos where deshecho_en is null
        union all select 0.00, importe from movimientos where cuenta = 'comisiones') x
      having sum(x.quedo) <> sum(x.libro)`,
  },
  {
    titulo: 'Faltantes y sobrantes de caja que no son los que se contaron al cerrar',
    consulta: sql`select sum(x.contado) || ', en el libro ' || sum(x.libro) as que
      from (select diferencia as contado, 0.00 as libro from cierre_cuentas
        union all select 0.00, -importe from movimientos where cuenta = 'diferencias_de_caja') x
      having sum(x.contado) <> sum(x.libro)`,
  },
  {
    titulo: 'Gastos e intereses de los bancos que no son los de sus renglones',
    consulta: sql`select x.clase || ': ' || sum(x.suyo) || ', en el libro ' || sum(x.libro) as que
      from (select case g.clase when 'gasto' then 'gastos_bancarios' else 'intereses' end as clase,
          case when g.sale then g.importe else -g.importe end as suyo, 0.00 as libro from gastos_de_banco g where g.deshecho_en is null
        union all select cuenta, 0.00, importe from movimientos where cuenta in ('gastos_bancarios', 'intereses')) x
      group by x.clase having sum(x.suyo) <> sum(x.libro)`,
  },
  {
    titulo: 'Sumas del libro que no son las de sus asientos',
    consulta: sql`select x.dia || ', ' || concat_ws('.', x.cuenta, x.medio, x.banco, x.circuito) || ': ' || sum(x.suma) || ', en los asientos '
        || sum(x.libro) as que
      from (select dia, cuenta, medio, banco, circuito, debe as suma, haber as tambien, 0.00 as libro, 0.00 as al_haber from sumas_del_libro
        union all select (a.cuando at time zone 'America/Argentina/Buenos_Aires')::date, m.cuenta, m.medio, m.banco,
          case when m.cuenta in ('emitido', 'recargos') then o.circuito end, 0.00, 0.00,
          greatest(m.importe, 0), greatest(-m.importe, 0) from movimientos m join asientos a on a.id = m.asiento_id
          left join ordenes_pago o on o.id = a.orden_id) x
      group by x.dia, x.cuenta, x.medio, x.banco, x.circuito having (sum(x.suma), sum(x.tambien)) <> (sum(x.libro), sum(x.al_haber))`,
  },
  {
    titulo: 'Asientos que esperan un cierre y ya lo tienen, o que no lo tienen y no esperan',
    consulta: sql`select 'asiento ' || a.id as que from asientos a
      left join asientos_sin_cerrar q on q.asiento_id = a.id left join cierre_asientos x on x.asiento_id = a.id
      where num_nonnulls(q.asiento_id, x.asiento_id) <> (a.concepto <> 'importacion' and a.cierre_id is null)::int`,
  },
  {
    titulo: 'Sumas de lo que espera un cierre que no son las de sus asientos',
    consulta: sql`select x.dia || ', ' || concat_ws('.', x.medio, x.banco, x.circuito, x.quien) || ': ' || sum(x.suma) || ', en los asientos '
        || sum(x.libro) as que
      from (select dia, medio, banco, circuito, quien, movimientos, entradas as suma, salidas as tambien, 0 as suyos, 0.00 as libro,
          0.00 as al_haber from por_cerrar_sumas
        union all select q.dia, d.medio, d.banco, d.circuito, d.quien, 0, 0.00, 0.00, 1, greatest(d.importe, 0), greatest(-d.importe, 0)
          from asientos_sin_cerrar q join dinero_de_asientos d on d.asiento_id = q.asiento_id where q.sumado
        union all select dia, 'asientos', null, null, null, asientos, asientos, 0, 0, 0, 0 from por_cerrar_asientos
        union all select dia, 'asientos', null, null, null, 0, 0, 0, 1, 1, 0 from asientos_sin_cerrar where sumado) x
      group by x.dia, x.medio, x.banco, x.circuito, x.quien
      having (sum(x.movimientos), sum(x.suma), sum(x.tambien)) <> (sum(x.suyos), sum(x.libro), sum(x.al_haber))`,
  },
  {
    titulo: 'Cuentas en las que lo del último cierre y lo que no se cerró no es lo del libro',
    consulta: sql`select medio || coalesce(', ' || banco, '') || ': del cierre ' || cierre || ', sin cerrar ' || sin_cerrar
        || ', en el libro ' || libro as que from (${CONTRA_EL_LIBRO}) y`,
  },
  {
    titulo: 'Pagos que están en la cuenta de otro medio',
    consulta: sql`select 'pago ' || p.id || ' (' || p.medio || coalesce(', ' || p.banco, '') || '): en el libro ' || m.medio
        || coalesce(', ' || m.banco, '') as que
      from operaciones_pago p join asientos a on a.operacion_id = p.id
      join movimientos m on m.asiento_id = a.id and m.cuenta = 'recaudado'
      where (m.medio, m.banco) is distinct from (p.medio, p.banco)`,
  },
  {
    titulo:
      'Cobranzas que se devolvieron por transferencia sin decir de qué banco salió: están descontadas de su cobrador. Leé en Rendiciones el archivo del banco que las tiene entre lo que salió',
    consulta: sql`select 'cobranza ' || c.id || ' (' || c.medio || '): ' || c.importe || ', transferencia ' || c.comprobante_devolucion as que
      from cobros_sin_cupon c where c.comprobante_devolucion is not null and c.banco_devolucion is null
        and c.medio not in ('caja', 'transferencia') and c.importe > 0 and not ${reabierto}`,
  },
  {
    titulo: 'Dinero sin identificar que no es el de la lista',
    consulta: sql`select 'cobranza ' || c.id || ': ' || x.tiene || ', en el libro ' || x.libro as que
      from cobros_sin_cupon c cross join lateral (select case when ${sinIdentificar} then c.importe else 0.00 end as tiene,
        coalesce((select -sum(m.importe) from asientos a join movimientos m on m.asiento_id = a.id
          where a.cobro_id = c.id and m.cuenta = 'sin_identificar'), 0.00) as libro) x
      where x.tiene <> x.libro`,
  },
  {
    titulo: 'Renglones de un cobrador que son un pago y otra cosa',
    consulta: sql`select 'pago ' || p.id || ' del cupón ' || o.numero_boleta || ': cobranza ' || l.cobro_id as que
      from renglones_de_cobranza l join operaciones_pago p on p.id = l.operacion_id join ordenes_pago o on o.id = p.orden_id
      where ${decididoYPagado} and not exists (select from reversiones r where r.operacion_id = p.id)
        and (o.en_revision or not exists (select from revisiones v where v.orden_id = o.id and v.cuando >= p.registrada_en))`,
  },
];
