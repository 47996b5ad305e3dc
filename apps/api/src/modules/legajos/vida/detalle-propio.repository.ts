import { TIPOS_DE_CONTRATO } from '@colega/domain/legajos';
import { sql } from 'kysely';
import { z } from 'zod';
import type { Db } from '../../../db/conectar.ts';
import { leerFilas } from '../../../db/leer-filas.ts';
import { errorNoEncontrado } from '../../../http/error-http.ts';

const zDetallePropio = z.object({
  id: z.number(),
  legajo_id: z.number(),
  tipo_contrato: z.enum(TIPOS_DE_CONTRATO),
  version: z.number(),
});
export type DetallePropio = z.output<typeof zDetallePropio>;

/** A contract of that person's files. Throws 404 as well for somebody else's. */
export const findDetallePropio = async (db: Db, id: number, personaId: number): Promise<DetallePropio> => {
  const rows = await leerFilas(
    db,
    zDetallePropio,
    sql`
    select x.id, x.legajo_id, x.tipo_contrato, l.version
    from legajo_detalles x join legajos l on l.id = x.legajo_id
    where x.id = ${id} and l.persona_id = ${personaId}`,
  );
  const [detalle] = rows;
  if (!detalle) throw errorNoEncontrado();
  return detalle;
};
