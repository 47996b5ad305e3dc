import type { Importe } from '@colega/domain/importes';
import { sql } from 'kysely';
import { z } from 'zod';
import type { Db } from '../../../db/conectar.ts';
import { leerFilas } from '../../../db/leer-filas.ts';
import { operacionDeshecha } from '../../../db/pagos-en-pie.ts';
import { decisionDeOperacion } from '../ordenes/bloquear-ordenes.repository.ts';
import { zDestinoLeido } from '../ordenes/destino-de-pago.ts';

const zPagoDeCarta = zDestinoLeido.extend({
  orden_id: z.number(),
  numero_boleta: z.number(),
  medio: z.string(),
  importe: z.string(),
  a_credito: z.string(),
  a_revision: z.string(),
  fecha_pago: z.date(),
  comprobante_id: z.number().nullable(),
  recibo: z.number().nullable(),
  deshecha: z.boolean(),
});
export type PagoDeCarta = z.output<typeof zPagoDeCarta>;

export const findPagoDeCarta = async (db: Db, operacionId: number): Promise<PagoDeCarta | undefined> => {
  const rows = await leerFilas(
    db,
    zPagoDeCarta,
    sql`
    select p.orden_id, o.numero_boleta, p.medio, p.importe::text, p.a_credito::text, p.a_revision::text, p.fecha_pago,
      p.motivo, ${decisionDeOperacion} as decision, c.id as comprobante_id, c.numero as recibo,
      ${operacionDeshecha} as deshecha
    from operaciones_pago p join ordenes_pago o on o.id = p.orden_id
    left join comprobantes c on c.operacion_id = p.id where p.id = ${operacionId}`,
  );
  return rows[0];
};

const zPagoDeCobro = z.object({ numero_boleta: z.number(), medio: z.string(), importe: z.string() });

/** Of that person, what still pays. */
export const findPagosDeCobro = (db: Db, cobroId: number, personaId: number) =>
  leerFilas(
    db,
    zPagoDeCobro,
    sql`
    select o.numero_boleta, p.medio, p.importe::text
    from pagos_de_caja d join operaciones_de_caja x on x.pago_id = d.id join operaciones_pago p on p.id = x.operacion_id
    join ordenes_pago o on o.id = p.orden_id
    where d.cobro_id = ${cobroId} and o.persona_id = ${personaId} and not ${operacionDeshecha} order by p.id`,
  );

const zRenglon = z.object({ descripcion: z.string(), importe: z.string() });

export const findPagado = async (db: Db, operacionId: number): Promise<{ descripcion: string; importe: Importe }[]> => {
  const rows = await leerFilas(
    db,
    zRenglon,
    sql`
    select i.descripcion, sum(im.capital + im.recargo)::text as importe
    from imputaciones im join orden_items i on i.id = im.item_id
    where im.operacion_id = ${operacionId} and im.reversion_id is null and im.revision_id is null
    group by i.id, i.descripcion having sum(im.capital + im.recargo) > 0 order by i.id`,
  );
  return rows;
};

const zTiene = z.object({ tiene: z.boolean() });

/** Whether the letter of a payment of that coupon is still to leave, or left since then. */
export const tieneCartaDesde = async (db: Db, orden_id: number, desde: Date): Promise<boolean> => {
  const [leido] = await leerFilas(
    db,
    zTiene,
    sql`
    select exists (select from operaciones_pago p
      left join operaciones_de_caja x on x.operacion_id = p.id left join pagos_de_caja d on d.id = x.pago_id
      join avisos a on (a.cosa, a.cosa_id) in (('operacion', p.id::text), ('cobro_de_caja', d.cobro_id::text))
      where p.orden_id = ${orden_id} and a.evento = 'pago_acreditado' and a.canal = 'correo'
        and (a.resultado is null or a.enviado_en >= ${desde}::timestamptz)) as tiene`,
  );
  return leido?.tiene ?? false;
};
