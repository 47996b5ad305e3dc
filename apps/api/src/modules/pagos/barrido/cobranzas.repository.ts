import type { Insertable } from 'kysely';
import type { Db } from '../../../db/conectar.ts';
import type { TablaCobrosSinCupon } from '../../../db/tablas-de-dinero.ts';

const MAXIMO = 2_147_483_647;

export const findOrdenDeBoleta = async (db: Db, numeroDeBoleta: number): Promise<{ id: number } | undefined> => {
  if (!Number.isInteger(numeroDeBoleta) || numeroDeBoleta < 1 || numeroDeBoleta > MAXIMO) return undefined;
  return db.selectFrom('ordenes_pago').select('id').where('numero_boleta', '=', numeroDeBoleta).executeTakeFirst();
};

type CobroSuelto = Omit<Insertable<TablaCobrosSinCupon>, 'id' | 'operacion_id'>;

export const insertCobroSinCupon = async (db: Db, cobro: CobroSuelto): Promise<void> => {
  await db
    .insertInto('cobros_sin_cupon')
    .values({ ...cobro, operacion_id: null })
    .onConflict((oc) => oc.columns(['medio', 'externo']).doNothing())
    .execute();
};
