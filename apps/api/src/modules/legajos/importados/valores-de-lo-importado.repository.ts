import { type RawBuilder, sql } from 'kysely';

/** Of a day whose hour nobody knows, noon of it in Buenos Aires (S-987). */
export const mediodiaDe = (dia: RawBuilder<unknown>): RawBuilder<unknown> =>
  sql`((${dia} + time '12:00') at time zone 'America/Argentina/Buenos_Aires')`;

/** Nobody guesses it: twice 122 bits. */
export const AL_AZAR = sql`replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', '')`;
