import { limiteDeToma } from '@colega/domain/legajos';
import { type RawBuilder, sql } from 'kysely';

/** Of `legajo_tomas t`. */
export const sigueTomado = (ahora: Date): RawBuilder<unknown> => sql`t.activa_en > ${limiteDeToma(ahora)}`;
