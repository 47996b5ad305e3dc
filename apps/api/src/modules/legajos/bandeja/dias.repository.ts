import type { Fecha } from '@colega/domain/fechas';
import { type RawBuilder, sql } from 'kysely';

const ZONA = sql.lit('America/Argentina/Buenos_Aires');

export const comienzoDelDia = (dia: Fecha): RawBuilder<Date> => sql`(${dia}::date::timestamp at time zone ${ZONA})`;
export const diaDe = (momento: RawBuilder<unknown>): RawBuilder<string> => sql`(${momento} at time zone ${ZONA})::date`;

export const momentoDe = (cuando: Date): RawBuilder<Date> => sql`(${cuando}::timestamptz)`;
