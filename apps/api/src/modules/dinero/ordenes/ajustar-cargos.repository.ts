import { sql } from 'kysely';
import type { Db } from '../../../db/conectar.ts';

/** Of a file: its contracts that were annulled, and those stamped outside the college. */
export const findContratosQueNoCobran = async (
  db: Db,
  legajoId: number,
): Promise<{ anulados: number[]; timbrados_afuera: number[] }> => {
  const { rows } = await sql<{ id: number; anulado: boolean; timbrado_afuera: boolean }>`
    select d.id, e.clave = 'anulado' as anulado,
      exists (select from timbrados t where t.detalle_id = d.id and not t.anulado and t.tipo = 'externo') as timbrado_afuera
    from legajo_detalles d join estados_legajos e on e.id = d.estado_id where d.legajo_id = ${legajoId} order by d.id`.execute(
    db,
  );
  return {
    anulados: rows.filter(({ anulado }) => anulado).map(({ id }) => id),
    timbrados_afuera: rows.filter((d) => d.timbrado_afuera && !d.anulado).map(({ id }) => id),
  };
};
