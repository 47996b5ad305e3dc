import { RawNode } from 'kysely';
import type { Db } from '../../../db/conectar.ts';

type NodoDelPlan = {
  'Actual Rows': number;
  'Actual Loops': number;
  'Rows Removed by Filter'?: number;
  'Rows Removed by Index Recheck'?: number;
  'Relation Name'?: string;
  'Shared Hit Blocks': number;
  'Shared Read Blocks': number;
  Plans?: NodoDelPlan[];
};
type FilaDeExplain = { 'QUERY PLAN': [{ Plan: NodoDelPlan }] };

export type Lectura = { filas: number; bloques: number };

const filasLeidas = (nodo: NodoDelPlan): number => {
  const propias = nodo['Relation Name']
    ? nodo['Actual Rows'] + (nodo['Rows Removed by Filter'] ?? 0) + (nodo['Rows Removed by Index Recheck'] ?? 0)
    : 0;
  return (nodo.Plans ?? []).reduce((suma, hijo) => suma + filasLeidas(hijo), propias * nodo['Actual Loops']);
};

/** What the one raw query of a piece of work reads: rows of tables, and blocks of tables and indexes. */
export const medirLectura = async (db: Db, trabajo: (db: Db) => Promise<unknown>): Promise<Lectura> => {
  const planes: NodoDelPlan[] = [];
  const explicada = db.withPlugin({
    transformQuery: ({ node }) => {
      if (!RawNode.is(node)) throw new Error('Only raw queries are measured');
      const [primero = '', ...resto] = node.sqlFragments;
      return RawNode.create([`explain (analyze, buffers, format json) ${primero}`, ...resto], node.parameters);
    },
    transformResult: async ({ result }) => {
      planes.push(...(result.rows as FilaDeExplain[]).map((fila) => fila['QUERY PLAN'][0].Plan));
      return result;
    },
  });
  await trabajo(explicada);
  const [plan] = planes;
  if (!plan || planes.length > 1) throw new Error(`Expected one query, measured ${planes.length}`);
  return { filas: filasLeidas(plan), bloques: plan['Shared Hit Blocks'] + plan['Shared Read Blocks'] };
};
