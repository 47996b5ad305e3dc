import type { Importe } from '@colega/domain/importes';
import { type Insertable, type SqlBool, sql, type Updateable } from 'kysely';
import { z } from 'zod';
import type { Db } from '../../../db/conectar.ts';
import { leerFilas } from '../../../db/leer-filas.ts';
import type { BaseDeDatos } from '../../../db/tablas.generadas.ts';

/** Of `cobros_sin_cupon`: nobody knows yet whose it is. */
export const sinIdentificar =
  sql`num_nonnulls(operacion_id, credito_id, devuelto_en, anulado_en) = 0`.$castTo<SqlBool>();

/** Of `cobros_sin_cupon c`: what was decided of it was undone, and another row has the money. */
export const reabierto = sql`exists (select from cobros_sin_cupon z where z.reabre_id = c.id)`.$castTo<SqlBool>();

const COLUMNAS = ['id', 'medio', 'banco', 'externo', 'importe', 'fecha_pago', 'registrado_en'] as const;
export type CobroSinCupon = {
  id: number;
  medio: string;
  banco: string | null;
  externo: string;
  importe: Importe;
  fecha_pago: Date;
  /** When it was written down for the first time. */
  registrado_en: Date;
};

/** What makes it the same money. */
const DATOS = ['medio', 'banco', 'externo', 'numero_boleta', 'importe', 'fecha_pago', 'registrado_en'] as const;

type Destino = Pick<
  Updateable<BaseDeDatos['cobros_sin_cupon']>,
  'operacion_id' | 'credito_id' | 'devuelto_en' | 'anulado_en' | 'comprobante_devolucion' | 'motivo' | 'quien'
>;
type CobroNuevo = Omit<Insertable<BaseDeDatos['cobros_sin_cupon']>, 'id' | keyof Destino>;
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

const zVigente = z.object({ externo: z.string() });

/**
 * The name under which a number counts: that of a payment that was undone goes on with the payment's own, on the list or in another
 * coupon; so does that of what was annulled, or decided and opened again.
 */
export const findNombreVigente = async (db: Db, medio: string, externo: string): Promise<string> => {
  const rows = await leerFilas(
    db,
    zVigente,
    sql`
    with recursive nombres as (
      select ${externo}::text as externo, 1 as orden
      union all
      select n.externo || x.sigue, n.orden + 1 from nombres n
      cross join lateral (
        select '/' || p.id as sigue from operaciones_pago p where p.medio = ${medio} and p.externo = n.externo
          and exists (select from reversiones r where r.operacion_id = p.id)
        union all
        select case when c.anulado_en is null then '/r' else '/a' end || c.id from cobros_sin_cupon c
        where c.medio = ${medio} and c.externo = n.externo and (c.anulado_en is not null or ${reabierto})) x)
    select externo from nombres order by orden desc limit 1`,
  );
  return rows[0]?.externo ?? externo;
};

/** Whether somebody of the college said of which coupon it was: a line of a collector finds its payment by itself. */
export const estaIdentificadoAMano = async (db: Db, operacionId: number): Promise<boolean> =>
  (await db
    .selectFrom('cobros_sin_cupon as c')
    .select('c.id')
    .where('c.operacion_id', '=', operacionId)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('renglones_de_cobranza as l').select('l.id').whereRef('l.operacion_id', '=', 'c.operacion_id'),
        ),
      ),
    )
    .executeTakeFirst()) !== undefined;

/** The one that a payment was, while nobody knew. */
export const findCobroDeOperacion = (db: Db, operacionId: number) =>
  db.selectFrom('cobros_sin_cupon').select(DATOS).where('operacion_id', '=', operacionId).executeTakeFirst();

/** One of which something was decided that can be undone: of whose it was, or that it was given back. */
export const findCobroDecidido = (db: Db, id: number) =>
  db
    .selectFrom('cobros_sin_cupon as c')
    .leftJoin('creditos as k', 'k.id', 'c.credito_id')
    .select([...DATOS.map((dato) => `c.${dato}` as const), 'c.id', 'c.credito_id', 'k.persona_id'])
    .select(({ fn }) => fn.coalesce('k.creado_en', 'c.devuelto_en').as('decidido_en'))
    .where('c.id', '=', id)
    .where('c.operacion_id', 'is', null)
    .where('c.anulado_en', 'is', null)
    .where(({ not }) => not(reabierto))
    .executeTakeFirst();

export const findDevolucionDeCobro = (db: Db, comprobante: string) =>
  db.selectFrom('cobros_sin_cupon').select('id').where('comprobante_devolucion', '=', comprobante).executeTakeFirst();

/** What became of one that nobody knew: nothing when somebody said so before. */
export const updateDestino = (db: Db, id: number, destino: Destino): Promise<CobroSinCupon | undefined> =>
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
