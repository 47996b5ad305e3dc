import {
  type Cobrado,
  type ParejaDeRenglon,
  type RenglonPorEmparejar,
  TIPOS_DE_COBRADO,
  TIPOS_DE_RENGLON,
} from '@colega/domain/dinero';
import type { Fecha } from '@colega/domain/fechas';
import { sql } from 'kysely';
import { z } from 'zod';
import type { Db } from '../../../db/conectar.ts';
import { leerFilas } from '../../../db/leer-filas.ts';
import { reabierto } from '../cobros/sin-cupon.repository.ts';
import type { OrigenLeido } from './origenes.ts';

const ZONA = sql.lit('America/Argentina/Buenos_Aires');
const enDia = (columna: string) => sql`(${sql.raw(columna)} at time zone 'America/Argentina/Buenos_Aires')::date`;

const zPorEmparejar = z.object({
  id: z.number(),
  tipo: z.enum(TIPOS_DE_RENGLON),
  medio: z.string().nullable(),
  externo: z.string().nullable(),
  numero_boleta: z.string().nullable(),
  importe: z.string(),
  dia: z.string(),
});

/** A line this older than the last one of its origin is not looked for any more by itself (S-968). */
const DIAS_QUE_SE_BUSCA = 120;

/** Those of an origin that have no pair yet, from whatever file they came. */
export const findRenglonesSinPar = (db: Db, origen: string): Promise<RenglonPorEmparejar[]> =>
  leerFilas(
    db,
    zPorEmparejar,
    sql`select id, tipo, case tipo when 'deposito' then 'deposito' else medio end as medio, externo, numero_boleta, importe::text, to_char(dia, 'YYYY-MM-DD') as dia
      from rendicion_renglones r
      where origen = ${origen} and repite_id is null and not exists (select from gastos_de_banco g where g.renglon_id = r.id and g.deshecho_en is null) and (medio is not null or deposita in ('caja', 'cheque', 'tarjeta'))
        and num_nonnulls(operacion_id, cobro_id, reversion_id, devolucion_id, cobro_devuelto_id, deposito_id) = 0
        and dia >= (select max(r.hasta) from rendiciones r where r.origen = ${origen}) - ${DIAS_QUE_SE_BUSCA}::int
      order by id`,
  );

const zCobrado = z.object({
  tipo: z.enum(TIPOS_DE_COBRADO),
  id: z.number(),
  medio: z.string(),
  externo: z.string(),
  numero_boleta: z.string(),
  importe: z.string(),
  dia: z.string(),
  deshecho: z.boolean(),
});

type Busqueda = { origen: OrigenLeido; desde: Fecha; hasta: Fecha; externos: readonly string[] };

/** The number that was told of it, without what the program adds each time that it counts again. */
const numeroDicho = (fila: string) => sql`case when ${sql.raw(fila)}.externo like '%/%'
  then numero_dicho(${sql.raw(fila)}.medio, ${sql.raw(fila)}.externo) else ${sql.raw(fila)}.externo end`;

/**
 * What the college has of that origin's money and no line of its files names yet: of its days, or of its numbers. A collector's list may
 * have told a number of its own of a payment. A transfer that the till took for several coupons is one: its first operation stands for it.
 */
export const findCobrados = (db: Db, { origen, desde, hasta, externos }: Busqueda): Promise<Cobrado[]> => {
  const medios = [...origen.medios];
  const { clave, banco } = origen;
  const numeros = externos.flatMap((externo) => [externo, externo.replace(/^0+/, '')]);
  // By the moments themselves, which have an index, and not by the day of each.
  const deSusDias = (columna: string) => sql`${sql.raw(columna)} >= ${desde}::date::timestamp at time zone ${ZONA}
    and ${sql.raw(columna)} < (${hasta}::date + 1)::timestamp at time zone ${ZONA}`;
  const libre = (columna: string, id: string) =>
    sql`not exists (select from rendicion_renglones r where r.origen = ${clave} and r.${sql.id(columna)} = ${sql.raw(id)})`;
  return leerFilas(
    db,
    zCobrado,
    sql`
    select 'operacion' as tipo, p.id, p.medio, coalesce(l.externo, k.comprobante, ${numeroDicho('p')}) as externo,
      o.numero_boleta::text as numero_boleta, coalesce(k.importe, p.importe)::text as importe, to_char(${enDia('p.fecha_pago')}, 'YYYY-MM-DD') as dia,
      exists (select from reversiones v where v.operacion_id = p.id) as deshecho
    from operaciones_pago p join ordenes_pago o on o.id = p.orden_id
    left join renglones_de_cobranza l on l.operacion_id = p.id
    left join operaciones_de_caja y on y.operacion_id = p.id
    left join pagos_de_caja k on k.id = y.pago_id and k.medio = 'transferencia'
    where (k.id is null or p.id = (select min(z.operacion_id) from operaciones_de_caja z where z.pago_id = k.id)) and p.medio = any(${medios}::text[]) and p.banco is not distinct from ${banco} and p.importe > 0
      and ((${deSusDias('p.fecha_pago')}) or p.externo collate "C" = any(${numeros}::text[])) and ${libre('operacion_id', 'p.id')}
      and not exists (with recursive v as (
          select c.id, c.reabre_id from cobros_sin_cupon c where c.operacion_id = p.id
          union all select c.id, c.reabre_id from cobros_sin_cupon c join v on c.id = v.reabre_id)
        select from v join rendicion_renglones r on r.origen = ${clave} and r.cobro_id = v.id)
    union all
    select 'cobro', c.id, c.medio, coalesce(l.externo, ${numeroDicho('c')}), c.numero_boleta, c.importe::text,
      to_char(${enDia('c.fecha_pago')}, 'YYYY-MM-DD'), false
    from cobros_sin_cupon c left join renglones_de_cobranza l on l.cobro_id = c.id
    where c.medio = any(${medios}::text[]) and c.banco is not distinct from ${banco} and c.importe > 0
      and c.operacion_id is null and c.anulado_en is null and c.reabre_id is null and not ${reabierto}
      and ((${deSusDias('c.fecha_pago')}) or c.externo = any(${numeros}::text[])) and ${libre('cobro_id', 'c.id')}
    union all
    select 'reversion', v.id, p.medio, coalesce(l.externo, ${numeroDicho('p')}), o.numero_boleta::text, v.importe::text,
      to_char(${enDia('v.cuando')}, 'YYYY-MM-DD'), false
    from reversiones v join operaciones_pago p on p.id = v.operacion_id join ordenes_pago o on o.id = p.orden_id
    left join renglones_de_cobranza l on l.operacion_id = p.id
    where p.medio = any(${medios}::text[]) and p.banco is not distinct from ${banco} and v.tipo <> 'devolucion'
      and ((${deSusDias('v.cuando')}) or p.externo collate "C" = any(${numeros}::text[])) and ${libre('reversion_id', 'v.id')}
    union all
    select 'reversion', v.id, 'transferencia', d.comprobante, '', v.importe::text, to_char(d.fecha, 'YYYY-MM-DD'), false
    from devoluciones_de_pagos d join reversiones v on v.operacion_id = d.operacion_id and v.tipo = 'devolucion'
    where 'transferencia' = any(${medios}::text[]) and d.banco is not distinct from ${banco} and d.comprobante is not null
      and (d.fecha between ${desde}::date and ${hasta}::date or d.comprobante = any(${numeros}::text[]))
      and ${libre('reversion_id', 'v.id')}
    union all
    select 'cobro_devuelto', c.id, 'transferencia', c.comprobante_devolucion, '', c.importe::text,
      to_char(${enDia('c.devuelto_en')}, 'YYYY-MM-DD'), false
    from cobros_sin_cupon c
    where 'transferencia' = any(${medios}::text[]) and coalesce(c.banco_devolucion, c.banco, ${banco}) is not distinct from ${banco}
      and c.comprobante_devolucion is not null and c.devuelto_en is not null and not ${reabierto}
      and ((${deSusDias('c.devuelto_en')}) or c.comprobante_devolucion = any(${numeros}::text[])) and ${libre('cobro_devuelto_id', 'c.id')}
    union all
    select 'devolucion', d.id, 'transferencia', d.comprobante, '', d.importe::text, to_char(${enDia('d.cuando')}, 'YYYY-MM-DD'), false
    from devoluciones d
    where 'transferencia' = any(${medios}::text[]) and d.banco is not distinct from ${banco} and d.comprobante is not null
      and ((${deSusDias('d.cuando')}) or d.comprobante = any(${numeros}::text[])) and ${libre('devolucion_id', 'd.id')}
    union all
    select 'deposito', d.id, 'deposito', d.comprobante, '', d.importe::text, to_char(d.dia, 'YYYY-MM-DD'), false
    from depositos d
    where d.banco = ${banco} and d.deshecho_en is null
      and (d.dia between ${desde}::date and ${hasta}::date or ltrim(upper(d.comprobante), '0') = any(${numeros.map((n) => n.replace(/^0+/, '').toUpperCase())}::text[]))
      and ${libre('deposito_id', 'd.id')}`,
  );
};

/** All of them at once. What somebody matched meanwhile, on either side, stays as it is. */
export const updateParejas = async (db: Db, parejas: readonly ParejaDeRenglon[]): Promise<void> => {
  for (const tipo of TIPOS_DE_COBRADO) {
    const suyas = parejas.filter((pareja) => pareja.tipo === tipo);
    if (suyas.length === 0) continue;
    await sql`update rendicion_renglones r set ${sql.id(`${tipo}_id`)} = x.id
      from unnest(${suyas.map(({ renglon_id }) => renglon_id)}::int[], ${suyas.map(({ id }) => id)}::int[]) x (renglon_id, id)
      where r.id = x.renglon_id and num_nonnulls(r.operacion_id, r.cobro_id, r.reversion_id, r.devolucion_id, r.cobro_devuelto_id, r.deposito_id) = 0
        and not exists (select from gastos_de_banco g where g.renglon_id = r.id and g.deshecho_en is null)
        and not exists (select from rendicion_renglones z where z.origen = r.origen and z.${sql.id(`${tipo}_id`)} = x.id)`.execute(
      db,
    );
  }
};
