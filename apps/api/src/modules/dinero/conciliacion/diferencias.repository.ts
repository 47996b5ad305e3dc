import type { MedioDePago } from '@colega/domain/cupones';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../../db/conectar.ts';

type Control = { titulo: string; consulta: RawBuilder<{ que: string }> };

/** What an order has in the credits' side: those it used. */
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
      where coalesce(l.saldo, 0) <> case when o.estado = 'pendiente' then o.monto_total else 0 end`,
  },
  {
    titulo: 'Cupones cuya emisión no es la del libro',
    consulta: sql`select 'cupón ' || o.numero_boleta || ' (' || o.estado || '): el libro dice ' || coalesce(l.saldo, 0) as que
      from ordenes_pago o left join lateral (select -sum(m.importe) as saldo from asientos a
        join movimientos m on m.asiento_id = a.id and m.cuenta = 'emitido' and a.concepto <> 'revision'
        where a.orden_id = o.id) l on true
      where coalesce(l.saldo, 0) <> case when o.estado = 'vencido' then 0 else o.monto_total + ${deCreditos} end`,
  },
  {
    titulo: 'Pagos que no están en el libro como entraron',
    consulta: sql`select 'pago ' || p.id || ': ' || p.importe || ', en el libro ' || coalesce(l.recaudado, 0) as que
      from operaciones_pago p left join lateral (select
          sum(m.importe) filter (where m.cuenta = 'recaudado') as recaudado,
          -sum(m.importe) filter (where m.cuenta = 'creditos') as a_credito,
          -sum(m.importe) filter (where m.cuenta = 'a_revisar') as a_revision
        from asientos a join movimientos m on m.asiento_id = a.id
        where a.operacion_id = p.id and a.concepto = 'cobro') l on true
      where (coalesce(l.recaudado, 0), coalesce(l.a_credito, 0), coalesce(l.a_revision, 0))
        is distinct from (p.importe, p.a_credito, p.a_revision)`,
  },
  {
    titulo: 'Personas cuyo saldo a favor no es el del libro',
    consulta: sql`select 'persona ' || pe.id || ': ' || x.tiene || ', en el libro ' || x.libro as que
      from personas pe cross join lateral (select
        coalesce((select sum(c.importe) from creditos c where c.persona_id = pe.id), 0)
          + coalesce((select sum(i.importe) from orden_items i join creditos c on c.id = i.credito_id
            where c.persona_id = pe.id and i.vigente), 0) as tiene,
        coalesce((select -sum(m.importe) from movimientos m where m.persona_id = pe.id and m.cuenta = 'creditos'), 0) as libro) x
      where x.tiene <> x.libro`,
  },
  {
    titulo: 'Personas cuyo dinero por revisar no es el del libro',
    consulta: sql`select 'persona ' || pe.id || ': ' || x.tiene || ', en el libro ' || x.libro as que
      from personas pe cross join lateral (select
        coalesce((select sum(p.a_revision) from operaciones_pago p join ordenes_pago o on o.id = p.orden_id
          where o.persona_id = pe.id and not exists (select from revisiones r where r.operacion_id = p.id)), 0) as tiene,
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
      where i.vigente <> (o.estado in ('pendiente', 'pago')) group by o.id`,
  },
  {
    titulo: 'Cupones pagos sin el pago o el recibo que los salda, o al revés',
    consulta: sql`select 'cupón ' || o.numero_boleta || ' (' || o.estado || '): ' || s.pagos || ' pagos que lo saldan, '
        || s.recibos || ' recibos' as que
      from ordenes_pago o cross join lateral (select
        (select count(*) from operaciones_pago p where p.orden_id = o.id
          and (p.aplicado > 0 or p.importe = 0)) as pagos,
        (select count(*) from comprobantes c where c.orden_id = o.id) as recibos,
        (select count(*) from comprobantes c join operaciones_pago p on p.id = c.operacion_id
          where c.orden_id = o.id and c.importe = p.aplicado) as iguales) s
      where (s.pagos, s.recibos, s.iguales) is distinct from
        case when o.estado = 'pago' then (1::bigint, 1::bigint, 1::bigint) else (0::bigint, 0::bigint, 0::bigint) end`,
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
    titulo: 'CEP pagados que no están en su contrato',
    consulta: sql`select 'cupón ' || o.numero_boleta as que from ordenes_pago o
      where o.estado = 'pago' and o.circuito = 'cep' and o.detalle_id is not null
        and not exists (select from ceps c where c.orden_pago_id = o.id)`,
  },
];

export const CONTROLES: readonly Control[] = [...LIBRO, ...ORDENES];

export const correrControl = async (db: Db, { consulta }: Control): Promise<string[]> =>
  (await consulta.execute(db)).rows.map(({ que }) => que);

/** What the providers are asked about: intentions since a moment, with what came in by each. */
export const findIntencionesDesde = async (db: Db, desde: Date) => {
  const { rows } = await sql<{
    id: number;
    medio: 'sipago' | 'net_pagos' | 'online';
    referencia: string;
    externo: string | null;
    creada_en: Date;
    vence: Date;
    devuelto: string;
    numero_boleta: number;
    pagos: { externo: string; importe: string }[];
  }>`
    select i.id, i.medio, i.referencia, i.externo, i.creada_en, i.vence, i.devuelto::text, o.numero_boleta,
      (select coalesce(json_agg(json_build_object('externo', p.externo, 'importe', p.importe::text) order by p.id), '[]')
       from operaciones_pago p where p.intencion_id = i.id) as pagos
    from intenciones_pago i join ordenes_pago o on o.id = i.orden_id
    where i.creada_en >= ${desde} order by i.id`.execute(db);
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

/** What came in by tills, payment codes and SIRO's own page, from a day to another. */
export const findCobradosEntre = async (db: Db, desde: string, hasta: string) => {
  const { rows } = await sql<{ id: number; medio: MedioDePago; externo: string; numero_boleta: number; dia: string }>`
    select * from (select p.id, p.medio, p.externo, o.numero_boleta,
        (p.fecha_pago at time zone 'America/Argentina/Buenos_Aires')::date as dia
      from operaciones_pago p join ordenes_pago o on o.id = p.orden_id
      where p.medio in ('codigo_barra', 'redLink', 'online')) x
    where dia between ${desde}::date and ${hasta}::date order by id`.execute(db);
  return rows;
};
