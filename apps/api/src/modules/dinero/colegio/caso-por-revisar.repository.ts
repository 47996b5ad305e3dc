import type { TIPOS_POR_REVISAR } from '@colega/contract/dinero';
import { ESTADOS_DE_INTENCION } from '@colega/domain/dinero';
import { type RawBuilder, sql } from 'kysely';
import { z } from 'zod';
import type { Db } from '../../../db/conectar.ts';
import { leerFilas } from '../../../db/leer-filas.ts';
import { nombreDeUsuario } from '../recibidos/historia-de-pago.repository.ts';

export type TipoPorRevisar = (typeof TIPOS_POR_REVISAR)[number];

const DE_QUIEN: Readonly<Record<TipoPorRevisar, (id: number) => RawBuilder<unknown>>> = {
  pago: (id) => sql`select pe.distrito_id from operaciones_pago p join ordenes_pago o on o.id = p.orden_id
    join personas pe on pe.id = o.persona_id where p.id = ${id}`,
  cupon: (id) => sql`select pe.distrito_id from ordenes_pago o join personas pe on pe.id = o.persona_id
    where o.numero_boleta = ${id}`,
  cobranza: (id) => sql`select null::int as distrito_id from cobros_sin_cupon where id = ${id}`,
  renglon: (id) => sql`select null::int as distrito_id from cobranzas_ilegibles where id = ${id}`,
};

/** Of which district it is, decided or not; undefined when there is no such thing. What is of nobody is of none. */
export const findDistritoDeLoRevisado = async (
  db: Db,
  tipo: TipoPorRevisar,
  id: number,
): Promise<{ distrito_id: number | null } | undefined> =>
  (await leerFilas(db, z.object({ distrito_id: z.number().nullable() }), DE_QUIEN[tipo](id)))[0];

/** What came in for a coupon and was not undone, paying it or not. */
export const findPagosDelCupon = async (db: Db, numero: string): Promise<number[]> => {
  const filas = await leerFilas(
    db,
    z.object({ id: z.number() }),
    sql`select p.id from operaciones_pago p join ordenes_pago o on o.id = p.orden_id
      where o.numero_boleta = ${numero}::int and p.importe > 0
        and not exists (select from reversiones r where r.operacion_id = p.id) order by p.id`,
  );
  return filas.map(({ id }) => id);
};

const momento = (columna: RawBuilder<unknown>): RawBuilder<unknown> =>
  sql`to_char(${columna} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

const zIntento = z.object({
  id: z.number(),
  medio: z.string(),
  cuando: z.string(),
  importe: z.string(),
  devuelto: z.string(),
  estado: z.enum(ESTADOS_DE_INTENCION),
});

export const findIntentosDelCupon = (db: Db, numero: string): Promise<z.output<typeof zIntento>[]> =>
  leerFilas(
    db,
    zIntento,
    sql`select n.id, n.medio, ${momento(sql`n.actualizada_en`)} as cuando, n.importe::text, n.devuelto::text, n.estado
      from intenciones_pago n join ordenes_pago o on o.id = n.orden_id
      where o.numero_boleta = ${numero}::int order by n.id`,
  );

const zEvidencia = z.object({
  medio: z.string(),
  banco: z.string().nullable(),
  numero: z.string(),
  numero_boleta: z.string(),
  importe: z.string(),
  fecha: z.string(),
  cuando: z.string(),
  anotada: z.string(),
  quien: z.string().nullable(),
  motivo: z.string().nullable(),
  operacion_id: z.number().nullable(),
  pidio: z.string().nullable(),
  persona: z.object({ id: z.number(), nombre: z.string() }).nullable(),
});
export type EvidenciaDeCobranza = z.output<typeof zEvidencia>;

export const findEvidenciaDeCobranza = async (db: Db, id: number): Promise<EvidenciaDeCobranza | undefined> =>
  (
    await leerFilas(
      db,
      zEvidencia,
      sql`select c.medio, c.banco, numero_dicho(c.medio, c.externo) as numero, c.numero_boleta, c.importe::text,
        to_char(c.fecha_pago at time zone 'America/Argentina/Buenos_Aires', 'YYYY-MM-DD') as fecha,
        ${momento(sql`c.fecha_pago`)} as cuando, ${momento(sql`c.registrado_en`)} as anotada,
        ${nombreDeUsuario(sql`c.quien`)} as quien, c.motivo, c.operacion_id,
        (select ${nombreDeUsuario(sql`d.pidio`)} from devoluciones_de_pagos d where d.cobro_id = c.id and d.estado = 'pedida') as pidio,
        (select json_build_object('id', pe.id, 'nombre', pe.apellido || ' ' || pe.nombre)
          from creditos k join personas pe on pe.id = k.persona_id where k.id = c.credito_id) as persona
        from cobros_sin_cupon c where c.id = ${id}`,
    )
  )[0];

const zImputado = z.object({ descripcion: z.string(), capital: z.string(), recargo: z.string() });

export const findImputadoDe = (db: Db, operacionId: number): Promise<z.output<typeof zImputado>[]> =>
  leerFilas(
    db,
    zImputado,
    sql`select i.descripcion, sum(im.capital)::text as capital, sum(im.recargo)::text as recargo
      from imputaciones im join orden_items i on i.id = im.item_id where im.operacion_id = ${operacionId}
      group by i.id, i.descripcion having sum(im.capital) + sum(im.recargo) > 0 order by i.id`,
  );
