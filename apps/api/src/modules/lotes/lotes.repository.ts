import { type Selectable, sql } from 'kysely';
import type { Db } from '../../db/conectar.ts';
import type { BaseDeDatos } from '../../db/tablas.generadas.ts';

export type DocumentoDeLote = Selectable<BaseDeDatos['lotes_de_documentos']>['documentos'][number];
type LoteNuevo = {
  persona_id: number;
  nombre: string;
  tipo: 'certificados' | 'recibos';
  documentos: readonly DocumentoDeLote[];
  creado_en: Date;
};

export const insertLote = async (db: Db, { documentos, ...lote }: LoteNuevo): Promise<number> => {
  const { id } = await db
    .insertInto('lotes_de_documentos')
    .values({ ...lote, documentos: JSON.stringify(documentos) })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
};

const COLUMNAS = ['id', 'persona_id', 'nombre', 'tipo', 'documentos', 'hechos', 'estado', 'creado_en'] as const;

export const findLoteById = (db: Db, id: number) =>
  db.selectFrom('lotes_de_documentos').select(COLUMNAS).where('id', '=', id).executeTakeFirst();
export type FilaDeLote = NonNullable<Awaited<ReturnType<typeof findLoteById>>>;

export const findContenido = async (db: Db, id: number): Promise<Buffer | null> => {
  const fila = await db.selectFrom('lotes_de_documentos').select('contenido').where('id', '=', id).executeTakeFirst();
  return fila?.contenido ?? null;
};

/** Until this transaction ends nobody else asks in that person's name. */
export const esperarPedidosDe = (db: Db, personaId: number) =>
  sql`select pg_advisory_xact_lock(hashtext(${`lotes de ${personaId}`}))`.execute(db);

export const countEnCurso = async (db: Db, personaId: number): Promise<number> => {
  const { n } = await db
    .selectFrom('lotes_de_documentos')
    .select(({ fn }) => fn.countAll<number>().as('n'))
    .where('persona_id', '=', personaId)
    .where('estado', '=', 'en_cola')
    .executeTakeFirstOrThrow();
  return n;
};

export const updateLote = (
  db: Db,
  id: number,
  cambio: { hechos?: number; estado?: FilaDeLote['estado']; contenido?: Buffer },
) => db.updateTable('lotes_de_documentos').set(cambio).where('id', '=', id).execute();

export const deleteLotesAnterioresA = (db: Db, momento: Date) =>
  db.deleteFrom('lotes_de_documentos').where('creado_en', '<', momento).execute();
