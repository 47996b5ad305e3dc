import type { Importe } from '@colega/domain/importes';
import { type Insertable, type SqlBool, sql, type Updateable } from 'kysely';
import { z } from 'zod';
import type { Db } from '../../../db/conectar.ts';
import { leerFilas } from '../../../db/leer-filas.ts';
import type { BaseDeDatos } from '../../../db/tablas.generadas.ts';

/** Of `cobros_sin_cupon c`: nobody knows yet whose it is. */
export const sinIdentificar =
  sql`num_nonnulls(c.operacion_id, c.credito_id, c.devuelto_en, c.anulado_en) = 0`.$castTo<SqlBool>();

/** Its decision was undone, and another row has the money. Needs `cobros_sin_cupon c`. */
export const reabierto = sql`exists (select from cobros_sin_cupon z where z.reabre_id = c.id)`.$castTo<SqlBool>();

const COLUMNAS = ['id', 'medio', 'banco', 'externo', 'importe', 'fecha_pago', 'registrado_en'] as const;
export type CobroSinCupon = {
  id: number;
  medio: string;
  banco: string | null;
  externo: string;
  importe: Importe;
  fecha_pago: Date;
  registrado_en: Date;
};

const DATOS = ['medio', 'banco', 'externo', 'numero_boleta', 'importe', 'fecha_pago', 'registrado_en'] as const;

type Destino = Pick<
  Updateable<BaseDeDatos['cobros_sin_cupon']>,
  | 'operacion_id'
  | 'credito_id'
  | 'devuelto_en'
  | 'anulado_en'
  | 'comprobante_devolucion'
  | 'banco_devolucion'
  | 'motivo'
  | 'quien'
>;
export type CobroNuevo = Omit<Insertable<BaseDeDatos['cobros_sin_cupon']>, 'id' | keyof Destino>;
export const insertCobro = (db: Db, cobro: CobroNuevo): Promise<CobroSinCupon> =>
  db.insertInto('cobros_sin_cupon').values(cobro).returning(COLUMNAS).executeTakeFirstOrThrow();

export const findSinIdentificar = (db: Db, id: number): Promise<CobroSinCupon | undefined> =>
  db.selectFrom('cobros_sin_cupon as c').select(COLUMNAS).where('id', '=', id).where(sinIdentificar).executeTakeFirst();

export const findCobroPorNumero = (db: Db, medio: string, externo: string) =>
  db
    .selectFrom('cobros_sin_cupon as c')
    .select([...COLUMNAS, 'operacion_id', sinIdentificar.as('sin_identificar')])
    .where('medio', '=', medio)
    .where('externo', '=', externo)
    .executeTakeFirst();

const zVigente = z.object({ externo: z.string() });

/** The name under which a number counts now: of an undone payment (`/id`), an annulled collection (`/a`) or one opened again (`/r`). */
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
        where c.medio = ${medio} and c.externo = n.externo
          and (c.anulado_en is not null or (c.operacion_id is null and ${reabierto}))) x)
    select externo from nombres order by orden desc limit 1`,
  );
  return rows[0]?.externo ?? externo;
};

const zDicho = z.object({ numero: z.string() });

/** The number that was told of it, without what the program adds each time that it counts again. */
export const findNumeroDicho = async (
  db: Db,
  { medio, externo }: Pick<CobroSinCupon, 'medio' | 'externo'>,
): Promise<string> =>
  (await leerFilas(db, zDicho, sql`select numero_dicho(${medio}, ${externo}) as numero`))[0]?.numero ?? externo;

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

export const findCobroDeOperacion = (db: Db, operacionId: number) =>
  db
    .selectFrom('cobros_sin_cupon')
    .select(['id', ...DATOS])
    .where('operacion_id', '=', operacionId)
    .executeTakeFirst();

/** With what was said of it: nothing yet (`de_nadie`), to whom it was left or that it was given back (`decidido`), or what is not undone here. */
export const findCobroDecidido = (db: Db, id: number) =>
  db
    .selectFrom('cobros_sin_cupon as c')
    .leftJoin('creditos as k', 'k.id', 'c.credito_id')
    .select([
      ...DATOS.map((dato) => `c.${dato}` as const),
      'c.id',
      'c.credito_id',
      'c.banco_devolucion',
      'k.persona_id',
    ])
    .select(({ fn, case: segun }) => [
      fn.coalesce('k.creado_en', 'c.devuelto_en').as('decidido_en'),
      segun()
        .when(reabierto)
        .then('reabierto' as const)
        .when('c.operacion_id', 'is not', null)
        .then('pago' as const)
        .when('c.anulado_en', 'is not', null)
        .then('anulado' as const)
        .when(sinIdentificar)
        .then('de_nadie' as const)
        .else('decidido' as const)
        .end()
        .as('que'),
    ])
    .where('c.id', '=', id)
    .executeTakeFirst();
export type CobroDecidido = NonNullable<Awaited<ReturnType<typeof findCobroDecidido>>>;

export const findDevolucionDeCobro = (db: Db, comprobante: string) =>
  db
    .selectFrom('cobros_sin_cupon as c')
    .select('c.id')
    .where('c.comprobante_devolucion', '=', comprobante)
    .where(({ not }) => not(reabierto))
    .executeTakeFirst();

const zVivo = z.object({ vivo: z.number() });

export const findCobroVivo = async (db: Db, id: number): Promise<number> =>
  (await leerFilas(db, zVivo, sql`select cobro_vivo(${id}) as vivo`))[0]?.vivo ?? id;

/** The row that has the money by now, after each time that what was said of it was undone: whoever undoes it meanwhile waits, or is waited for. */
export const lockCobroVivo = async (db: Db, id: number): Promise<number> => {
  const vivo = await findCobroVivo(db, id);
  await db.selectFrom('cobros_sin_cupon').select('id').where('id', '=', vivo).forUpdate().execute();
  return (await findCobroVivo(db, vivo)) === vivo ? vivo : lockCobroVivo(db, vivo);
};

const zOperacion = z.object({ operacion_id: z.number() });

/** The payment that a collector's line turned out to be, when it was the same money as this row's. */
export const findPagoDelRenglon = async (db: Db, cobroId: number): Promise<number | null> => {
  const rows = await leerFilas(
    db,
    zOperacion,
    sql`
    with recursive vueltas as (
      select c.id, c.reabre_id from cobros_sin_cupon c where c.id = ${cobroId}
      union all
      select c.id, c.reabre_id from cobros_sin_cupon c join vueltas v on c.id = v.reabre_id)
    select l.operacion_id from vueltas v join renglones_de_cobranza l on l.cobro_id = v.id
    join cobros_sin_cupon c on c.id = ${cobroId}
    join operaciones_pago p on p.id = l.operacion_id and (p.medio, p.importe) = (c.medio, c.importe)
    where not exists (select from reversiones r where r.operacion_id = p.id)`,
  );
  return rows[0]?.operacion_id ?? null;
};

/** Nothing is returned when it was already decided. */
export const updateDestino = (db: Db, id: number, destino: Destino): Promise<CobroSinCupon | undefined> =>
  db
    .updateTable('cobros_sin_cupon as c')
    .set(destino)
    .where('id', '=', id)
    .where(sinIdentificar)
    .returning(COLUMNAS)
    .executeTakeFirst();

/** Only one caller at a time records a receipt's number, for a coupon or for none. */
export const lockComprobante = (db: Db, medio: string, externo: string) =>
  sql`select pg_advisory_xact_lock(hashtext(${`${medio} ${externo}`}))`.execute(db);
