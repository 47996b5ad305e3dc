import { type RawBuilder, sql } from 'kysely';
import type { z } from 'zod';
import type { BaseDeDatos } from './tablas.generadas.ts';

type Tabla = keyof BaseDeDatos;
type ColumnaDe<T extends Tabla> = Extract<keyof BaseDeDatos[T], string>;

/** How each field of the schema that is no column of the table is answered, and any column that does not travel as it is. */
type Aparte<T extends Tabla, F extends z.ZodRawShape> = Record<Exclude<keyof F, ColumnaDe<T>>, RawBuilder<unknown>> &
  Partial<Record<keyof F, RawBuilder<unknown>>>;

/**
 * The JSON of a row as its schema says it: what it names is what is read. A field more is a column more, and one that the table
 * does not have does not compile until it is said how it is answered.
 */
export const jsonDe = <T extends Tabla, F extends z.ZodRawShape>(
  de: `${T} as ${string}`,
  esquema: z.ZodObject<F>,
  aparte: Aparte<T, F>,
): RawBuilder<unknown> => {
  const alias = de.slice(de.indexOf(' as ') + ' as '.length);
  const dichos: Partial<Record<string, RawBuilder<unknown>>> = aparte;
  // Of the names of our own schemas, so that each is one piece of text and no more.
  const campos = Object.keys(esquema.shape).map((campo) =>
    dichos[campo] ? sql`${sql.raw(`'${campo}'`)}, ${dichos[campo]}` : sql.raw(`'${campo}', ${alias}.${campo}`),
  );
  return sql`json_build_object(${sql.join(campos)})`;
};

/** Those of a table, in an order, as a list of JSON that is empty when there is none. */
export const listaDe = (json: RawBuilder<unknown>, desde: RawBuilder<unknown>, orden: RawBuilder<unknown>) =>
  sql`(select coalesce(json_agg(${json} order by ${orden}), '[]') from ${desde})`;
