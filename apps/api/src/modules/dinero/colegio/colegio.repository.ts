import { MOTIVOS_DE_PAGO } from '@colega/domain/dinero';
import { sql } from 'kysely';
import { z } from 'zod';
import type { Db } from '../../../db/conectar.ts';
import { leerFilas } from '../../../db/leer-filas.ts';

const zHechoDePago = z.object({
  operacion_id: z.number(),
  orden_id: z.number(),
  numero_boleta: z.number(),
  persona_id: z.number(),
  aplicado: z.string(),
  a_credito: z.string(),
  a_revision: z.string(),
  motivo: z.enum(MOTIVOS_DE_PAGO).nullable(),
  recibo: z.number().nullable(),
});
export type HechoDePago = z.output<typeof zHechoDePago>;

export const findHecho = async (db: Db, operacionId: number): Promise<HechoDePago> => {
  const rows = await leerFilas(
    db,
    zHechoDePago,
    sql`
    select p.id as operacion_id, p.orden_id, o.numero_boleta, o.persona_id, p.aplicado::text, p.a_credito::text, p.a_revision::text, p.motivo,
      c.numero as recibo
    from operaciones_pago p join ordenes_pago o on o.id = p.orden_id left join comprobantes c on c.operacion_id = p.id
    where p.id = ${operacionId}`,
  );
  const [hecho] = rows;
  if (!hecho) throw new Error(`There is no operation ${operacionId}`);
  return hecho;
};
