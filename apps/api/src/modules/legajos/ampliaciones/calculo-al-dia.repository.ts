import { sql } from 'kysely';
import type { Db } from '../../../db/conectar.ts';

/** Whether an expansion was calculated over its file's present rubro and original calculation (AMP-034). */
export const esCalculoAlDia = async (db: Db, detalleId: number): Promise<boolean> => {
  const { rows } = await sql`
    select from legajo_detalles x
    join calculos_honorarios c on c.id = x.calculo_honorario_id
    join legajos l on l.id = x.legajo_id
    join rubros r on r.id = l.rubro_id
    left join segmentos s on s.id = r.segmento_id
    join legajo_detalles o on o.legajo_id = l.id and o.tipo_contrato = 'original'
    where x.id = ${detalleId} and (c.segmento is distinct from s.key
      or (c.pedido->>'calculo_original_id')::int is distinct from o.calculo_honorario_id)`.execute(db);
  return rows.length === 0;
};
