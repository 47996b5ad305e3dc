import { FORMAS_DE_DESHACER } from '@colega/domain/dinero';
import { type RawBuilder, sql } from 'kysely';
import { z } from 'zod';
import type { Db } from '../../../db/conectar.ts';
import { leerFilas } from '../../../db/leer-filas.ts';
import { reclamado } from '../cobros/gastado-de-creditos.repository.ts';

const zReciboLeido = z.object({
  numero: z.number(),
  fecha: z.string(),
  importe: z.string(),
  codigo: z.string(),
  orden_id: z.number(),
  operacion_id: z.number(),
  persona_id: z.number(),
  fecha_pago: z.date(),
  creado_en: z.date(),
  anulacion: z.object({ fecha: z.string(), como: z.enum(FORMAS_DE_DESHACER) }).nullable(),
  devuelto_en_parte: z.string().nullable(),
  /** Its coupon was paid with a credit that was in use when its own payment was undone (S-555). */
  credito_reclamado: z.boolean(),
});
export type ReciboLeido = z.output<typeof zReciboLeido>;

const diaDe = (momento: RawBuilder<unknown>) => sql`(${momento} at time zone 'America/Argentina/Buenos_Aires')::date`;

const anulacion = sql`coalesce((
  select json_build_object('fecha', ${diaDe(sql`r.cuando`)}, 'como', r.tipo) from reversiones r
  where r.operacion_id = c.operacion_id), (
  select json_build_object('fecha', ${diaDe(sql`r.cuando`)}, 'como', r.decision) from revisiones r
  where r.id = (select max(im.revision_id) from imputaciones im where im.operacion_id = c.operacion_id)))`;

const devueltoEnParte = sql`(
  select i.devuelto::text from intenciones_pago i where i.id = p.intencion_id and i.estado = 'aprobada' and i.devuelto > 0)`;

const creditoReclamado = sql`(o.estado = 'pago' and exists (
  select from orden_items i join creditos c on c.id = i.credito_id where i.orden_id = o.id and ${reclamado} > 0))`;

const findRecibo = async (db: Db, condicion: RawBuilder<unknown>): Promise<ReciboLeido | undefined> => {
  const rows = await leerFilas(
    db,
    zReciboLeido,
    sql`
    select c.numero, c.fecha, c.importe::text, c.codigo, c.orden_id, c.operacion_id, o.persona_id, p.fecha_pago, c.creado_en,
      ${anulacion} as anulacion, ${devueltoEnParte} as devuelto_en_parte,
      ${creditoReclamado} as credito_reclamado
    from comprobantes c join ordenes_pago o on o.id = c.orden_id join operaciones_pago p on p.id = c.operacion_id
    where ${condicion}`,
  );
  return rows[0];
};

export const findReciboPropio = (db: Db, id: number, personaId: number) =>
  findRecibo(db, sql`c.id = ${id} and o.persona_id = ${personaId}`);

export const findReciboPorCodigo = (db: Db, codigo: string) => findRecibo(db, sql`c.codigo = ${codigo}`);

const zRenglonDeRecibo = z.object({
  descripcion: z.string(),
  importe: z.string(),
  es_sancion: z.boolean(),
  es_credito: z.boolean(),
});

/** The items of a coupon for anybody: a sanction shows only its licence, a credit only that it is one, and neither why (S-553). */
export const findConceptosPublicos = async (db: Db, ordenId: number) => {
  const rows = await leerFilas(
    db,
    zRenglonDeRecibo,
    sql`
    select case when s.id is not null then 'Sanción · ' || m.codigo
        when k.origen in ('pago', 'importacion') then 'Saldo a favor' when k.origen = 'bonificacion' then 'Bonificación'
        else i.descripcion end as descripcion,
      i.importe::text, s.id is not null as es_sancion, k.id is not null as es_credito
    from orden_items i left join sanciones s on s.id = i.sancion_id left join matriculas m on m.id = s.matricula_id
    left join creditos k on k.id = i.credito_id
    where i.orden_id = ${ordenId} order by i.id`,
  );
  return rows;
};

/** Of the coupons of that file, the last one first. */
export const findRecibosDelLegajo = (db: Db, legajoId: number) =>
  db
    .selectFrom('comprobantes as c')
    .innerJoin('ordenes_pago as o', 'o.id', 'c.orden_id')
    .innerJoin('legajo_detalles as x', 'x.id', 'o.detalle_id')
    .select(['c.id', 'c.numero', 'c.fecha', 'c.importe', 'o.circuito'])
    .where('x.legajo_id', '=', legajoId)
    .orderBy('c.id', 'desc')
    .execute();
