import { sql } from 'kysely';
import { z } from 'zod';
import type { Db } from '../../../db/conectar.ts';
import { leerFilas } from '../../../db/leer-filas.ts';

/** An expansion takes these from its file: segment, kind of rubro and the calculation of the original contract. */
const zContratoDeAmpliacion = z.object({
  segmento: z.string().nullable(),
  es_electrico: z.boolean(),
  calculo_original_id: z.number().nullable(),
  fecha_original: z.string(),
});
export type ContratoDeAmpliacion = z.output<typeof zContratoDeAmpliacion>;

export const findContratoDeAmpliacion = async (
  db: Db,
  legajoId: number,
  personaId: number,
): Promise<ContratoDeAmpliacion | undefined> => {
  const rows = await leerFilas(
    db,
    zContratoDeAmpliacion,
    sql`
    select s.key as segmento, r.es_electrico, x.calculo_honorario_id as calculo_original_id, x.fecha as fecha_original
    from legajos l
    join rubros r on r.id = l.rubro_id
    left join segmentos s on s.id = r.segmento_id
    join legajo_detalles x on x.legajo_id = l.id and x.tipo_contrato = 'original'
    where l.id = ${legajoId} and l.persona_id = ${personaId}`,
  );
  return rows[0];
};
