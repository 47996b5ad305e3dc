import { RawNode, sql } from 'kysely';
import type { Db } from '../../db/conectar.ts';

type NodoDelPlan = {
  'Actual Rows': number;
  'Actual Loops': number;
  'Rows Removed by Filter'?: number;
  'Rows Removed by Index Recheck'?: number;
  'Relation Name'?: string;
  /** The rows that an index-only scan had to look up in the table after all. */
  'Heap Fetches'?: number;
  'Shared Hit Blocks': number;
  'Shared Read Blocks': number;
  Plans?: NodoDelPlan[];
};
type FilaDeExplain = { 'QUERY PLAN': [{ Plan: NodoDelPlan }] };

export type Lectura = { filas: number; bloques: number };

const filasPropias = (nodo: NodoDelPlan): number => {
  if (!nodo['Relation Name']) return 0;
  if (nodo['Heap Fetches'] !== undefined) return nodo['Heap Fetches'];
  const descartadas = (nodo['Rows Removed by Filter'] ?? 0) + (nodo['Rows Removed by Index Recheck'] ?? 0);
  return (nodo['Actual Rows'] + descartadas) * nodo['Actual Loops'];
};

const filasLeidas = (nodo: NodoDelPlan): number =>
  (nodo.Plans ?? []).reduce((suma, hijo) => suma + filasLeidas(hijo), filasPropias(nodo));

/**
 * What the one raw query of a piece of work reads: rows of tables, and blocks of tables and indexes. It uses indexes wherever there is one,
 * so that a small table compares with a big one.
 */
export const medirLectura = (db: Db, trabajo: (db: Db) => Promise<unknown>): Promise<Lectura> =>
  db.transaction().execute(async (trx) => {
    await sql`set local enable_seqscan = off`.execute(trx);
    return medir(trx, trabajo);
  });

const medir = async (db: Db, trabajo: (db: Db) => Promise<unknown>): Promise<Lectura> => {
  const planes: NodoDelPlan[] = [];
  const explicada = db.withPlugin({
    transformQuery: ({ node }) => {
      if (!RawNode.is(node)) throw new Error('Only raw queries are measured');
      const [primero = '', ...resto] = node.sqlFragments;
      return RawNode.create([`explain (analyze, buffers, format json) ${primero}`, ...resto], node.parameters);
    },
    transformResult: async ({ result }) => {
      planes.push(...(result.rows as FilaDeExplain[]).map((fila) => fila['QUERY PLAN'][0].Plan));
      // A plan is no row of the query.
      return { ...result, rows: [] };
    },
  });
  await trabajo(explicada);
  const [plan] = planes;
  if (!plan || planes.length > 1) throw new Error(`Expected one query, measured ${planes.length}`);
  return { filas: filasLeidas(plan), bloques: plan['Shared Hit Blocks'] + plan['Shared Read Blocks'] };
};
