import type { AliasedExpression, KyselyPlugin, QueryExecutorProvider, RawBuilder, RootOperationNode } from 'kysely';
import type { z } from 'zod';

type Esquema<T> = z.ZodType<T, T>;

let seRevisan = false;

/** From now on each row is checked against its schema. Only tests do so: a failure means a wrong statement or schema, never a wrong row. */
export const revisarFilas = (): void => {
  seRevisan = true;
};

const revisar = (esquema: z.ZodType, fila: unknown): void => {
  if (!seRevisan) return;
  const { error } = esquema.safeParse(fila);
  if (error) throw new Error(`A row is not as its schema says: ${error.message} in ${JSON.stringify(fila)}`);
};

export const leerFilas = async <T>(
  db: QueryExecutorProvider,
  zFila: Esquema<T>,
  consulta: RawBuilder<unknown>,
): Promise<T[]> => {
  const { rows } = await consulta.execute(db);
  for (const fila of rows) revisar(zFila, fila);
  return rows as T[];
};

type Leida = { alias: string; zTipo: z.ZodType };
const leidas = new WeakMap<object, Leida>();

export const leida = <T, A extends string>(
  zTipo: Esquema<T>,
  valor: RawBuilder<unknown>,
  alias: A,
): AliasedExpression<T, A> => {
  const con = valor.$castTo<T>().as(alias);
  return {
    expression: con.expression,
    alias,
    toOperationNode: () => {
      const nodo = con.toOperationNode();
      leidas.set(nodo, { alias, zTipo });
      return nodo;
    },
  };
};

const leidasDe = (nodo: RootOperationNode): Leida[] => {
  const columnas =
    'selections' in nodo ? (nodo.selections ?? []) : 'returning' in nodo ? (nodo.returning?.selections ?? []) : [];
  return columnas.flatMap(({ selection }) => leidas.get(selection) ?? []);
};

/** Checks `leida` columns against their schemas. It does not see those of a subquery. */
export const crearRevisionDeLeidas = (): KyselyPlugin => {
  const pendientes = new WeakMap<object, Leida[]>();
  return {
    transformQuery: ({ node, queryId }) => {
      pendientes.set(queryId, leidasDe(node));
      return node;
    },
    transformResult: async ({ queryId, result }) => {
      for (const { alias, zTipo } of pendientes.get(queryId) ?? [])
        for (const fila of result.rows) revisar(zTipo, fila[alias]);
      return result;
    },
  };
};

export const pluginsDeRevision = (): KyselyPlugin[] => (seRevisan ? [crearRevisionDeLeidas()] : []);
