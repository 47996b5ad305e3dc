import { type Insertable, sql } from 'kysely';
import { z } from 'zod';
import type { Db } from '../../../db/conectar.ts';
import { leerFilas, leida } from '../../../db/leer-filas.ts';
import { comprobanteEnPie } from '../../../db/pagos-en-pie.ts';
import type { BaseDeDatos } from '../../../db/tablas.generadas.ts';
import { traidoDe, zTraido } from '../../../db/traido-de-contrato.ts';
import { errorNoEncontrado } from '../../../http/error-http.ts';
import { pagadoDelContrato } from '../vida/situacion.repository.ts';

export const insertTimbrado = (db: Db, timbrado: Insertable<BaseDeDatos['timbrados']>) =>
  db.insertInto('timbrados').values(timbrado).execute();

/** The last coupon that was paid, with all that was paid of the charge: it may have come in parts. */
export const findOrdenPaga = (db: Db, detalleId: number) =>
  db
    .selectFrom('ordenes_pago as o')
    .innerJoin('legajo_detalles as x', 'x.id', 'o.detalle_id')
    .select(['o.id', 'o.numero_boleta'])
    .select(leida(z.string(), sql`${pagadoDelContrato(sql`'timbrados'`)}::text`, 'pagado'))
    .select(leida(z.number().nullable(), comprobanteEnPie(sql`o.id`), 'comprobante_id'))
    .where('o.detalle_id', '=', detalleId)
    .where('o.circuito', '=', 'timbrados')
    .where('o.estado', '=', 'pago')
    .orderBy('o.id', 'desc')
    .executeTakeFirst();

const igualado = (numero: string): string => numero.replace(/\s+/g, '').toUpperCase();

/** Callers with one number go one at a time: two files cannot take it at once. */
export const lockSello = async (db: Db, numero: string): Promise<void> => {
  await sql`select pg_advisory_xact_lock(hashtext(${`timbrado externo ${igualado(numero)}`}))`.execute(db);
};

const zContratoDelSello = z.object({
  ...{ fecha: z.string(), monto: z.string(), usado_en: z.number().nullable(), traido: zTraido },
});

export const findContratoDelSello = async (
  db: Db,
  detalleId: number,
  numero: string,
): Promise<z.output<typeof zContratoDelSello>> => {
  const rows = await leerFilas(
    db,
    zContratoDelSello,
    sql`
    select x.fecha, x.monto::text as monto, ${traidoDe(sql`x.id`)} as traido, (
      select l.numero_legajo from timbrados t
      join legajo_detalles d on d.id = t.detalle_id
      join legajos l on l.id = d.legajo_id
      join estados_legajos e on e.id = d.estado_id
      where t.tipo = 'externo' and not t.anulado and e.clave <> 'anulado' and d.legajo_id <> x.legajo_id
        and upper(regexp_replace(t.numero_formateado, '\\s+', '', 'g')) = ${igualado(numero)}
      limit 1) as usado_en
    from legajo_detalles x where x.id = ${detalleId}`,
  );
  const [fila] = rows;
  if (!fila) throw errorNoEncontrado();
  return fila;
};

export const anularTimbradoVigente = async (db: Db, detalleId: number): Promise<string | undefined> => {
  const anulado = await db
    .updateTable('timbrados')
    .set({ anulado: true })
    .where('detalle_id', '=', detalleId)
    .where('anulado', '=', false)
    .returning('numero_formateado')
    .executeTakeFirst();
  return anulado?.numero_formateado;
};
