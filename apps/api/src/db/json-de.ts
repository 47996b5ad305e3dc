import { type RawBuilder, sql } from 'kysely';
import type { z } from 'zod';
import type { BaseDeDatos } from './tablas.generadas.ts';

type Tabla = keyof BaseDeDatos;
type ColumnaDe<T extends Tabla> = Extract<keyof BaseDeDatos[T], string>;

type Aparte<T extends Tabla, F extends z.ZodRawShape> = Record<Exclude<keyof F, ColumnaDe<T>>, RawBuilder<unknown>> &
  Partial<Record<keyof F, RawBuilder<unknown>>>;

/** Only the schema's fields are read. A field without a column does not compile until it is said how it is answered. */
export const jsonDe = <T extends Tabla, F extends z.ZodRawShape>(
  de: `${T} as ${string}`,
  esquema: z.ZodObject<F>,
  aparte: Aparte<T, F>,
): RawBuilder<unknown> => {
  const alias = de.slice(de.indexOf(' as ') + ' as '.length);
  const dichos: Partial<Record<string, RawBuilder<unknown>>> = aparte;
  // The names come from our own schemas, and each is one literal.
  const campos = Object.keys(esquema.shape).map((campo) =>
    dichos[campo] ? sql`${sql.raw(`'${campo}'`)}, ${dichos[campo]}` : sql.raw(`'${campo}', ${alias}.${campo}`),
  );
  return sql`json_build_object(${sql.join(campos)})`;
};

export const listaDe = (json: RawBuilder<unknown>, desde: RawBuilder<unknown>, orden: RawBuilder<unknown>) =>
  sql`(select coalesce(json_agg(${json} order by ${orden}), '[]') from ${desde})`;
