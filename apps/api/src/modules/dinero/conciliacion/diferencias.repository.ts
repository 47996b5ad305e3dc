import { MEDIOS_DE_PAGO, MEDIOS_EN_LINEA } from '@colega/domain/dinero';
import { sql } from 'kysely';
import { z } from 'zod';
import type { Db } from '../../../db/conectar.ts';
import { leerFilas } from '../../../db/leer-filas.ts';
import { operacionDeshecha } from '../../../db/pagos-en-pie.ts';
import { type Control, RECAUDADO } from './recaudado.repository.ts';

/** What is paid of the coupon's own amount. Needs `ordenes_pago o`. */
const abonado = sql`coalesce((select sum(p.del_cupon) from operaciones_pago p where p.orden_id = o.id and not ${operacionDeshecha}), 0)`;

const deCreditos = sql`coalesce((select -sum(i.importe) from orden_items i where i.orden_id = o.id and i.credito_id is not null), 0)`;

const LIBRO: readonly Control[] = [
  {
    titulo: 'Asientos que no cierran',
    consulta: sql`select 'asiento ' || asiento_id || ': ' || sum(importe) as que
      from movimientos group by asiento_id having sum(importe) <> 0`,
  },
  {
    titulo: 'Cupones cuya deuda no es la del libro',
    consulta: sql`select 'cupón ' || o.numero_boleta || ' (' || o.estado || '): el libro dice ' || coalesce(l.saldo, 0) as que
      from ordenes_pago o left join lateral (select sum(m.importe) as saldo from asientos a
        join movimientos m on m.asiento_id = a.id and m.cuenta = 'deudores' where a.orden_id = o.id) l on true
      where coalesce(l.saldo, 0) <> case when o.estado = 'pendiente' then o.monto_total - ${abonado} else 0 end`,
  },
  {
    titulo: 'Cupones cuya emisión no es la del libro',
    consulta: sql`select 'cupón ' || o.numero_boleta || ' (' || o.estado || '): el libro dice ' || coalesce(l.saldo, 0) as que
      from ordenes_pago o left join lateral (select -sum(m.importe) as saldo from asientos a
        join movimientos m on m.asiento_id = a.id and m.cuenta = 'emitido'
        where a.orden_id = o.id) l on true
      where coalesce(l.saldo, 0) <> case o.estado when 'pendiente' then o.monto_total + ${deCreditos}
        when 'pago' then ${abonado} + ${deCreditos} else ${abonado} end`,
  },
  {
    titulo: 'Pagos que no están en el libro como entraron',
    consulta: sql`select 'pago ' || p.id || ': ' || p.importe || ', en el libro ' || coalesce(l.recaudado, 0) as que
      from operaciones_pago p left join lateral (select
          sum(m.importe) filter (where m.cuenta = 'recaudado') as recaudado,
          -sum(m.importe) filter (where m.cuenta = 'creditos') as a_credito,
          -sum(m.importe) filter (where m.cuenta = 'a_revisar') as a_revision
        from asientos a join movimientos m on m.asiento_id = a.id
        where a.operacion_id = p.id and a.concepto in ('cobro', 'importacion')) l on true
      join ordenes_pago o on o.id = p.orden_id
      where (coalesce(l.recaudado, 0), coalesce(l.a_revision, 0)) is distinct from (p.importe, p.a_revision)
        or p.a_credito - coalesce(l.a_credito, 0) not in (0, ${deCreditos})`,
  },
  {
    titulo: 'Personas cuyo saldo a favor no es el del libro',
    consulta: sql`select 'persona ' || pe.id || ': ' || x.tiene || ', en el libro ' || x.libro as que
      from personas pe cross join lateral (select
        coalesce((select sum(c.importe) from creditos c where c.persona_id = pe.id), 0)
          + coalesce((select sum(i.importe) from orden_items i join creditos c on c.id = i.credito_id
            where c.persona_id = pe.id and i.vigente), 0)
          - coalesce((select sum(d.importe) from devoluciones d join creditos c on c.id = d.credito_id
            where c.persona_id = pe.id), 0) as tiene,
        coalesce((select -sum(m.importe) from movimientos m where m.persona_id = pe.id and m.cuenta = 'creditos'), 0) as libro) x
      where x.tiene <> x.libro`,
  },
  {
    titulo: 'Personas cuyo dinero por revisar no es el del libro',
    consulta: sql`select 'persona ' || pe.id || ': ' || x.tiene || ', en el libro ' || x.libro as que
      from personas pe cross join lateral (select
        coalesce((select sum(p.a_revision) from operaciones_pago p join ordenes_pago o on o.id = p.orden_id
          where o.persona_id = pe.id and not exists (select from revisiones r where r.operacion_id = p.id)
            and not exists (select from reversiones r where r.operacion_id = p.id)), 0)
          - coalesce((select sum(r.sin_cubrir) from reversiones r join operaciones_pago p on p.id = r.operacion_id
            join ordenes_pago o on o.id = p.orden_id where o.persona_id = pe.id), 0) as tiene,
        coalesce((select -sum(m.importe) from movimientos m where m.persona_id = pe.id and m.cuenta = 'a_revisar'), 0) as libro) x
      where x.tiene <> x.libro`,
  },
];

const ORDENES: readonly Control[] = [
  {
    titulo: 'Cupones cuyos ítems no suman su total',
    consulta: sql`select 'cupón ' || o.numero_boleta || ': ' || o.monto_total || ', sus ítems ' || coalesce(i.suma, 0) as que
      from ordenes_pago o left join (select orden_id, sum(importe) as suma from orden_items group by orden_id) i
        on i.orden_id = o.id where coalesce(i.suma, 0) <> o.monto_total`,
  },
  {
    titulo: 'Ítems que no están como su cupón',
    consulta: sql`select 'cupón ' || o.numero_boleta || ' (' || o.estado || ')' as que
      from ordenes_pago o join orden_items i on i.orden_id = o.id
      where i.vigente <> (o.estado in ('pendiente', 'pago')) or i.pendiente <> (o.estado = 'pendiente') group by o.id`,
  },
  {
    titulo: 'Cupones pagos sin los pagos que los saldan, o al revés',
    consulta: sql`select 'cupón ' || o.numero_boleta || ' (' || o.estado || '): pagado ' || ${abonado} || ' de ' || o.monto_total as que
      from ordenes_pago o where case o.estado when 'pago' then ${abonado} < o.monto_total
        when 'pendiente' then o.monto_total > 0 and ${abonado} >= o.monto_total else false end`,
  },
  {
    titulo: 'Pagos aplicados sin su recibo, o al revés',
    consulta: sql`select 'pago ' || p.id || ': aplicado ' || p.aplicado || ', en recibos ' || coalesce(sum(c.importe), 0) as que
      from operaciones_pago p left join comprobantes c on c.operacion_id = p.id
      group by p.id having coalesce(sum(c.importe), -1) <>
        case when (p.aplicado > 0 or p.importe = 0) and p.medio <> 'importacion' then p.aplicado else -1 end`,
  },
  {
    titulo: 'Recibos con huecos en su numeración',
    consulta: sql`select 'del ' || anterior + 1 || ' al ' || numero - 1 as que
      from (select numero, coalesce(lag(numero) over (order by numero), 0) as anterior from comprobantes) n
      where numero <> anterior + 1
      union all
      select 'el numerador está en ' || n.ultimo from numeradores n
      where n.clave = 'comprobantes' and n.ultimo <> (select coalesce(max(numero), 0) from comprobantes)`,
  },
  {
    titulo: 'Intenciones aprobadas sin su pago, o pagos de una que no lo está',
    consulta: sql`select 'cupón ' || o.numero_boleta || ', ' || i.medio || ' ' || coalesce(i.externo, i.referencia) as que
      from intenciones_pago i join ordenes_pago o on o.id = i.orden_id
      where (i.estado in ('aprobada', 'reembolsada')) <> exists (select from operaciones_pago p where p.intencion_id = i.id)`,
  },
  {
    titulo: 'Pagos que su proveedor devolvió después de que el Colegio decidiera de ellos',
    consulta: sql`select 'pago ' || p.id || ' del cupón ' || o.numero_boleta || ': ' || i.devuelto as que
      from intenciones_pago i join operaciones_pago p on p.intencion_id = i.id join ordenes_pago o on o.id = p.orden_id
      where i.estado = 'reembolsada' and o.en_revision
        and not exists (select from reversiones r where r.operacion_id = p.id and r.tipo <> 'devolucion')`,
  },
  {
    titulo: 'CEP pagados que no están en su contrato, o que están y se deben',
    consulta: sql`select 'contrato ' || c.detalle_id || ': debe ' || c.importe || ', pagó ' || p.pagado as que
      from cargos_de_contrato c cross join lateral (select coalesce(sum(im.capital), 0) as pagado
        from ordenes_pago o join orden_items i on i.orden_id = o.id join imputaciones im on im.item_id = i.id
        where o.detalle_id = c.detalle_id and o.circuito = 'cep') p
      join legajo_detalles d on d.id = c.detalle_id join estados_legajos e on e.id = d.estado_id
      where c.circuito = 'cep' and e.clave <> 'anulado' and (c.importe > 0 and p.pagado >= c.importe) <>
        exists (select from ceps x where x.detalle_id = c.detalle_id and not x.anulado and x.orden_pago_id is not null)`,
  },
];

export const CONTROLES: readonly Control[] = [...LIBRO, ...RECAUDADO, ...ORDENES];

export const correrControl = async (db: Db, { consulta }: Control): Promise<string[]> =>
  (await consulta.execute(db)).rows.map(({ que }) => que);

const zIntencionConPagos = z.object({
  id: z.number(),
  medio: z.enum(MEDIOS_EN_LINEA),
  referencia: z.string(),
  externo: z.string().nullable(),
  creada_en: z.date(),
  vence: z.date(),
  devuelto: z.string(),
  numero_boleta: z.number(),
  pagos: z.array(z.object({ externo: z.string(), importe: z.string() })),
});

export const findIntencionesDesde = async (db: Db, desde: Date) => {
  const rows = await leerFilas(
    db,
    zIntencionConPagos,
    sql`
    select i.id, i.medio, i.referencia, i.externo, i.creada_en, i.vence, i.devuelto::text, o.numero_boleta,
      (select coalesce(json_agg(json_build_object('externo', p.externo, 'importe', p.importe::text) order by p.id), '[]')
       from operaciones_pago p where p.intencion_id = i.id) as pagos
    from intenciones_pago i join ordenes_pago o on o.id = i.orden_id
    where i.creada_en >= ${desde} order by i.id`,
  );
  return rows;
};

export const findRenglonesConocidos = async (db: Db, renglones: readonly string[]): Promise<ReadonlySet<string>> => {
  if (renglones.length === 0) return new Set();
  const filas = await db
    .selectFrom('cobranzas_ilegibles')
    .select('renglon')
    .where('renglon', 'in', renglones)
    .execute();
  return new Set(filas.map(({ renglon }) => renglon));
};

const zCobrado = z.object({
  id: z.number(),
  medio: z.enum(MEDIOS_DE_PAGO),
  externo: z.string(),
  numero_boleta: z.number(),
  dia: z.string(),
});

export const findCobradosEntre = async (db: Db, desde: string, hasta: string) => {
  const rows = await leerFilas(
    db,
    zCobrado,
    sql`
    select * from (select p.id, p.medio, p.externo, o.numero_boleta,
        (p.fecha_pago at time zone 'America/Argentina/Buenos_Aires')::date as dia
      from operaciones_pago p join ordenes_pago o on o.id = p.orden_id
      where p.medio in ('codigo_barra', 'redLink', 'online')) x
    where dia between ${desde}::date and ${hasta}::date order by id`,
  );
  return rows;
};
