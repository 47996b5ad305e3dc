import { type Insertable, sql } from 'kysely';
import type { Db } from '../../../db/conectar.ts';
import type { TablaCobrosSinCupon } from '../../../db/tablas-de-dinero.ts';

const MAXIMO = 2_147_483_647;

export const findOrdenDeBoleta = async (db: Db, numeroDeBoleta: number): Promise<{ id: number } | undefined> => {
  if (!Number.isInteger(numeroDeBoleta) || numeroDeBoleta < 1 || numeroDeBoleta > MAXIMO) return undefined;
  return db.selectFrom('ordenes_pago').select('id').where('numero_boleta', '=', numeroDeBoleta).executeTakeFirst();
};

/** The name of one whose number was already that of another coupon's. */
export const externoRepetido = ({ externo, numero_boleta }: { externo: string; numero_boleta: number }): string =>
  `${externo}/${numero_boleta}`;

type CobroSuelto = Omit<Insertable<TablaCobrosSinCupon>, 'id' | 'operacion_id'>;

export const insertCobroSinCupon = async (db: Db, cobro: CobroSuelto): Promise<void> => {
  await db
    .insertInto('cobros_sin_cupon')
    .values({ ...cobro, operacion_id: null })
    .onConflict((oc) => oc.columns(['medio', 'externo']).doNothing())
    .execute();
};

/** NUL is no text for the database. */
const LARGO_DE_RENGLON = 2_000;
export const renglonGuardado = (renglon: string): string => renglon.replaceAll('\0', '').slice(0, LARGO_DE_RENGLON);

/** The same line comes in every listing of its days. */
export const insertRenglonIlegible = async (db: Db, renglon: string, registrado_en: Date): Promise<void> => {
  await db
    .insertInto('cobranzas_ilegibles')
    .values({ renglon: renglonGuardado(renglon), registrado_en, motivo: null, quien: null, revisado_en: null })
    .onConflict((oc) => oc.expression(sql`md5(renglon)`).doNothing())
    .execute();
};

/** Until which day the listing was read whole; undefined the first time. */
export const findLeidoHasta = async (db: Db): Promise<string | undefined> =>
  (await db.selectFrom('barridos').select('hasta').where('nombre', '=', 'cobranzas').executeTakeFirst())?.hasta;

export const anotarLeidoHasta = async (db: Db, hasta: string): Promise<void> => {
  await db
    .insertInto('barridos')
    .values({ nombre: 'cobranzas', hasta })
    .onConflict((oc) => oc.column('nombre').doUpdateSet({ hasta }))
    .execute();
};

/** Whether something of that coupon came in by that way. */
export const entroPor = async (db: Db, ordenId: number, medio: string): Promise<boolean> =>
  (await db
    .selectFrom('operaciones_pago')
    .select('id')
    .where('orden_id', '=', ordenId)
    .where('medio', '=', medio)
    .executeTakeFirst()) !== undefined;
