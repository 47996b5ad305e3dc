import { type RawBuilder, sql } from 'kysely';

/** Who has a file keeps it this long without touching it. */
const MINUTOS_DE_TOMA = 30;
export const limiteDeToma = (ahora: Date): Date => new Date(ahora.getTime() - MINUTOS_DE_TOMA * 60_000);

/** Of `legajo_tomas t`. */
export const sigueTomado = (ahora: Date): RawBuilder<unknown> => sql`t.activa_en > ${limiteDeToma(ahora)}`;
