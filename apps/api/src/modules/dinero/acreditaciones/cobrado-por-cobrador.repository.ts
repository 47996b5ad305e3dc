import type { Fecha } from '@colega/domain/fechas';
import { type RawBuilder, sql } from 'kysely';
import { z } from 'zod';
import type { Db } from '../../../db/conectar.ts';
import { leerFilas } from '../../../db/leer-filas.ts';
import { reabierto, sinIdentificar } from '../cobros/sin-cupon.repository.ts';
import type { Cobrador } from '../rendiciones/origenes.ts';

const ZONA = sql.lit('America/Argentina/Buenos_Aires');
const diaDe = (columna: string) => sql`(${sql.raw(columna)} at time zone ${ZONA})::date`;

type Periodo = { desde: Fecha; hasta: Fecha };
const enSusDias = (columna: string, { desde, hasta }: Periodo): RawBuilder<unknown> =>
  sql`${sql.raw(columna)} >= ${desde}::date::timestamp at time zone ${ZONA}
    and ${sql.raw(columna)} < (${hasta}::date + 1)::timestamp at time zone ${ZONA}`;

/** What was agreed, on its day (S-1080, S-1100), that a collector keeps of a payment, to the centavo; null where nothing was. */
const comisionAcordada = (
  { condiciones }: Pick<Cobrador, 'condiciones'>,
  monto: RawBuilder<unknown>,
  dia: RawBuilder<unknown>,
): RawBuilder<unknown> =>
  sql`round(${monto} * (select t.tasa from jsonb_to_recordset(${JSON.stringify(condiciones)}::jsonb) as t(vigente_desde date, tasa numeric)
    where t.vigente_desde <= ${dia} order by t.vigente_desde desc limit 1), 2)`;

const zCobrado = z.object({
  /** The day of its payments, and the one on which its collector says that it deposits them; null when it does not say. */
  dia: z.string(),
  acreditacion: z.string().nullable(),
  medio: z.string(),
  cobrado: z.string(),
  comision: z.string(),
  acordada: z.string(),
  sin_anotar: z.number(),
  /** Something was collected, whatever came of it; and of some of it, nothing was agreed. */
  se_cobro: z.boolean(),
  sin_acordar: z.boolean(),
});
export type CobradoDeUnDia = z.output<typeof zCobrado>;

const sumar = (db: Db, filas: RawBuilder<unknown>): Promise<CobradoDeUnDia[]> =>
  leerFilas(
    db,
    zCobrado,
    sql`select to_char(x.dia, 'YYYY-MM-DD') as dia, to_char(x.acreditacion, 'YYYY-MM-DD') as acreditacion, x.medio,
        coalesce(sum(x.importe), 0.00)::text as cobrado, coalesce(sum(x.comision), 0.00)::text as comision,
        coalesce(sum(x.acordada), 0.00)::text as acordada, count(*) filter (where x.importe is null)::int as sin_anotar,
        coalesce(bool_or(x.importe > 0), false) as se_cobro, coalesce(bool_or(x.importe > 0 and x.acordada is null), false) as sin_acordar
      from (${filas}) x group by x.dia, x.acreditacion, x.medio order by x.dia, x.acreditacion, x.medio`,
  );

/** A mistake of the college took nothing from the collector: its money is of nobody, or of another coupon. */
const porError = sql`exists (select from reversiones v where v.operacion_id = p.id and v.tipo = 'reversion')`;

/** What a transfer gave back left its bank: the collector deposits it all the same. */
const enSuCuenta = sql`(${sinIdentificar} or (num_nonnulls(c.credito_id, c.banco_devolucion) > 0 and not ${reabierto}))`;

/** Of one that gives no file: what is here, which is all that is known. */
const sinArchivo = (cobrador: Cobrador, periodo: Periodo): RawBuilder<unknown> => {
  const medios = [...cobrador.acredita];
  return sql`
    select ${diaDe('p.fecha_pago')} as dia, null::date as acreditacion, p.medio, p.importe, 0.00 as comision,
      ${comisionAcordada(cobrador, sql`p.importe`, diaDe('p.fecha_pago'))} as acordada
    from operaciones_pago p where p.medio = any(${medios}::text[]) and p.importe > 0 and ${enSusDias('p.fecha_pago', periodo)} and not ${porError}
    union all
    select ${diaDe('c.fecha_pago')}, null, c.medio, c.importe, 0.00, ${comisionAcordada(cobrador, sql`c.importe`, diaDe('c.fecha_pago'))}
    from cobros_sin_cupon c where c.medio = any(${medios}::text[]) and c.importe > 0 and ${enSusDias('c.fecha_pago', periodo)} and ${enSuCuenta}
    union all
    select ${diaDe('v.cuando')}, null, p.medio, -v.importe, 0.00, 0.00 from reversiones v join operaciones_pago p on p.id = v.operacion_id
    where p.medio = any(${medios}::text[]) and v.tipo in ('reembolso', 'contracargo') and ${enSusDias('v.cuando', periodo)}`;
};

/** Lines `r` of its file with what it deposits: what another one puts in the bank is not its own, though it lists it. */
const deSuArchivo = ({ clave, acredita }: Pick<Cobrador, 'clave' | 'acredita'>): RawBuilder<unknown> =>
  sql`r.origen = ${clave} and r.repite_id is null and r.tipo in ('cobro', 'reversa') and r.medio = any(${[...acredita]}::text[])`;

/** Payments `p` that are in a file of it, by themselves or by the money of nobody that they were, and whose undoing `v` is in none. */
const quitadoFueraDeSuArchivo = ({ clave, acredita }: Cobrador): RawBuilder<unknown> => sql`
  p.medio = any(${[...acredita]}::text[]) and v.tipo in ('reembolso', 'contracargo')
  and (exists (select from rendicion_renglones l where l.origen = ${clave} and l.operacion_id = p.id)
    or exists (with recursive w as (
        select c.id, c.reabre_id from cobros_sin_cupon c where c.operacion_id = p.id
        union all select c.id, c.reabre_id from cobros_sin_cupon c join w on c.id = w.reabre_id)
      select from w join rendicion_renglones l on l.origen = ${clave} and l.cobro_id = w.id))
  and not exists (select from rendicion_renglones l where l.origen = ${clave} and l.reversion_id = v.id)`;

/** Of one that gives a file: its lines, by what is here of each; a payment undone that its file does not undo is taken from its day. */
const conArchivo = (cobrador: Cobrador, periodo: Periodo): RawBuilder<unknown> => {
  const suyo = sql`coalesce(p.importe, c.importe, -v.importe)`;
  return sql`
    select r.dia, r.acreditacion, r.medio, ${suyo} as importe, case r.tipo when 'cobro' then r.comision else 0.00 end as comision,
      case r.tipo when 'cobro' then ${comisionAcordada(cobrador, suyo, sql`r.dia`)} else 0.00 end as acordada
    from rendicion_renglones r left join operaciones_pago p on p.id = r.operacion_id left join cobros_sin_cupon c on c.id = r.cobro_id
    left join reversiones v on v.id = r.reversion_id left join rendicion_resoluciones z on z.renglon_id = r.id
    where ${deSuArchivo(cobrador)} and coalesce(r.acreditacion, r.dia) between ${periodo.desde}::date and ${periodo.hasta}::date
      and (${suyo} is not null or z.id is null)
    union all
    select ${diaDe('v.cuando')}, null, p.medio, -v.importe, 0.00, 0.00 from reversiones v join operaciones_pago p on p.id = v.operacion_id
    where ${enSusDias('v.cuando', periodo)} and ${quitadoFueraDeSuArchivo(cobrador)}`;
};

export const findCobradoPorDia = (db: Db, cobrador: Cobrador, periodo: Periodo): Promise<CobradoDeUnDia[]> =>
  sumar(db, cobrador.con_archivo ? conArchivo(cobrador, periodo) : sinArchivo(cobrador, periodo));

const zQuitado = z.object({
  dia: z.string(),
  acreditacion: z.string().nullable(),
  importe: z.string(),
  cuando: z.date(),
  /** A mistake of the college: what it had collected is of no day, unless it was accepted with it. */
  por_error: z.boolean(),
});
export type Quitado = z.output<typeof zQuitado>;

const quitadoSinArchivo = ({ acredita }: Cobrador): RawBuilder<unknown> => sql`
  select case v.tipo when 'reversion' then ${diaDe('p.fecha_pago')} else ${diaDe('v.cuando')} end as dia, null::date as acreditacion,
    v.importe, v.cuando, v.tipo = 'reversion' as por_error
  from reversiones v join operaciones_pago p on p.id = v.operacion_id
  where v.tipo <> 'devolucion' and p.medio = any(${[...acredita]}::text[])`;

const quitadoConArchivo = (cobrador: Cobrador): RawBuilder<unknown> => sql`
  select r.dia, r.acreditacion, r.importe, rn.leida_en as cuando, false as por_error from rendicion_renglones r join rendiciones rn on rn.id = r.rendicion_id
  where r.tipo = 'reversa' and ${deSuArchivo(cobrador)}
  union all
  select ${diaDe('v.cuando')}, null, v.importe, v.cuando, false from reversiones v join operaciones_pago p on p.id = v.operacion_id
  where v.tipo <> 'devolucion' and ${quitadoFueraDeSuArchivo(cobrador)}`;

/** All that was taken back of a collector before a day: they are few, and each is told when it was known. */
export const findQuitadoAntes = (db: Db, cobrador: Cobrador, desde: Fecha): Promise<Quitado[]> =>
  leerFilas(
    db,
    zQuitado,
    sql`select to_char(x.dia, 'YYYY-MM-DD') as dia, to_char(x.acreditacion, 'YYYY-MM-DD') as acreditacion, x.importe::text, x.cuando, x.por_error
      from (${cobrador.con_archivo ? quitadoConArchivo(cobrador) : quitadoSinArchivo(cobrador)}) x
      where coalesce(x.acreditacion, x.dia) < ${desde}::date`,
  );

const zRendido = z.object({
  dia: z.string(),
  cobrado: z.string(),
  comision: z.string(),
  acordada: z.string().nullable(),
  dias_de_cobro: z.array(z.string()),
});
/** What its file itself says of each day on which it deposits. What was agreed is of each payment, rounded as each one is. */
export const findRendidoPorDia = (db: Db, cobrador: Cobrador, { desde, hasta }: Periodo) =>
  leerFilas(
    db,
    zRendido,
    sql`select to_char(x.acreditacion, 'YYYY-MM-DD') as dia, sum(x.importe)::text as cobrado, sum(x.comision)::text as comision,
        case when bool_and(x.acordada is not null) then sum(x.acordada)::text end as acordada,
        array_agg(distinct to_char(x.dia, 'YYYY-MM-DD')) as dias_de_cobro
      from (select r.acreditacion, r.dia, case r.tipo when 'reversa' then -r.importe else r.importe end as importe, r.comision,
          case r.tipo when 'reversa' then 0.00 else ${comisionAcordada(cobrador, sql`r.importe`, sql`r.dia`)} end as acordada
        from rendicion_renglones r where ${deSuArchivo(cobrador)} and r.acreditacion between ${desde}::date and ${hasta}::date) x
      group by x.acreditacion order by x.acreditacion`,
  );
