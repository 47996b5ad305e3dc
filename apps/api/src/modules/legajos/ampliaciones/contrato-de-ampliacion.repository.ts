import type { Fecha } from '@colega/domain/fechas';
import { sql } from 'kysely';
import type { Db } from '../../../db/conectar.ts';

/** What an expansion takes from its file: segment, kind of rubro and the calculation of the original contract. */
export type ContratoDeAmpliacion = {
  segmento: string | null;
  es_electrico: boolean;
  calculo_original_id: number | null;
  /** The date of the original contract. */
  fecha_original: Fecha;
};

export const findContratoDeAmpliacion = async (
  db: Db,
  legajoId: number,
  personaId: number,
): Promise<ContratoDeAmpliacion | undefined> => {
  const { rows } = await sql<ContratoDeAmpliacion>`
    select s.key as segmento, r.es_electrico, x.calculo_honorario_id as calculo_original_id, x.fecha as fecha_original
    from legajos l
    join rubros r on r.id = l.rubro_id
    left join segmentos s on s.id = r.segmento_id
    join legajo_detalles x on x.legajo_id = l.id and x.tipo_contrato = 'original'
    where l.id = ${legajoId} and l.persona_id = ${personaId}`.execute(db);
  return rows[0];
};
