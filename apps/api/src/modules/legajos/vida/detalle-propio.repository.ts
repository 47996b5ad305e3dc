import type { TipoDeContrato } from '@colega/domain/legajos';
import { sql } from 'kysely';
import type { Db } from '../../../db/conectar.ts';
import { noEncontrado } from '../../../http/error-http.ts';

export type DetallePropio = { id: number; legajo_id: number; tipo_contrato: TipoDeContrato; version: number };

/** A contract of a file of that person. Throws 404 as well for somebody else's. */
export const findDetallePropio = async (db: Db, id: number, personaId: number): Promise<DetallePropio> => {
  const { rows } = await sql<DetallePropio>`
    select x.id, x.legajo_id, x.tipo_contrato, l.version
    from legajo_detalles x join legajos l on l.id = x.legajo_id
    where x.id = ${id} and l.persona_id = ${personaId}`.execute(db);
  const [detalle] = rows;
  if (!detalle) throw noEncontrado();
  return detalle;
};
