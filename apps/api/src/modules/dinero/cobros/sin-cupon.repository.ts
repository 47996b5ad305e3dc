import type { Importe } from '@colega/domain/dinero';
import { type Insertable, type SqlBool, sql, type Updateable } from 'kysely';
import type { Db } from '../../../db/conectar.ts';
import type { BaseDeDatos } from '../../../db/tablas.generadas.ts';

/** Of `cobros_sin_cupon`: nobody knows yet whose it is. */
export const sinIdentificar = sql<SqlBool>`num_nonnulls(operacion_id, credito_id, devuelto_en) = 0`;

const COLUMNAS = ['id', 'medio', 'banco', 'externo', 'importe', 'fecha_pago'] as const;
export type CobroSinCupon = {
  id: number;
  medio: string;
  banco: string | null;
  externo: string;
  importe: Importe;
  fecha_pago: Date;
};

type CobroNuevo = Omit<
  Insertable<BaseDeDatos['cobros_sin_cupon']>,
  'id' | 'operacion_id' | 'credito_id' | 'devuelto_en' | 'motivo' | 'quien'
>;
export const insertCobro = (db: Db, cobro: CobroNuevo): Promise<CobroSinCupon> =>
  db.insertInto('cobros_sin_cupon').values(cobro).returning(COLUMNAS).executeTakeFirstOrThrow();

export const findSinIdentificar = (db: Db, id: number): Promise<CobroSinCupon | undefined> =>
  db.selectFrom('cobros_sin_cupon').select(COLUMNAS).where('id', '=', id).where(sinIdentificar).executeTakeFirst();

/** Its own number, as who collected it gave it. */
export const findCobroPorNumero = (db: Db, medio: string, externo: string) =>
  db
    .selectFrom('cobros_sin_cupon')
    .select([...COLUMNAS, 'operacion_id', sinIdentificar.as('sin_identificar')])
    .where('medio', '=', medio)
    .where('externo', '=', externo)
    .executeTakeFirst();

/** The one that a payment was, while nobody knew. */
export const findCobroDeOperacion = (db: Db, operacionId: number) =>
  db
    .selectFrom('cobros_sin_cupon')
    .select(['medio', 'banco', 'externo', 'numero_boleta', 'importe', 'fecha_pago'])
    .where('operacion_id', '=', operacionId)
    .executeTakeFirst();

/** What became of one that nobody knew: nothing when somebody said so before. */
export const updateDestino = (
  db: Db,
  id: number,
  destino: Pick<
    Updateable<BaseDeDatos['cobros_sin_cupon']>,
    'operacion_id' | 'credito_id' | 'devuelto_en' | 'motivo' | 'quien'
  >,
): Promise<CobroSinCupon | undefined> =>
  db
    .updateTable('cobros_sin_cupon')
    .set(destino)
    .where('id', '=', id)
    .where(sinIdentificar)
    .returning(COLUMNAS)
    .executeTakeFirst();

/** Who writes a receipt's number down, for a coupon or for none, does it alone. */
export const lockComprobante = (db: Db, medio: string, externo: string) =>
  sql`select pg_advisory_xact_lock(hashtext(${`${medio} ${externo}`}))`.execute(db);
