import { sql } from 'kysely';
import type { Db } from '../../../db/conectar.ts';

const MAXIMO = 2_147_483_647;

export const findCuponPorNumero = async (
  db: Db,
  numeroDeBoleta: number,
): Promise<{ id: number; persona_id: number; creada_en: Date } | undefined> => {
  if (!Number.isInteger(numeroDeBoleta) || numeroDeBoleta < 1 || numeroDeBoleta > MAXIMO) return undefined;
  return db
    .selectFrom('ordenes_pago')
    .select(['id', 'persona_id', 'creada_en'])
    .where('numero_boleta', '=', numeroDeBoleta)
    .executeTakeFirst();
};

/** The database takes no NUL in a text. */
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

export const findLeidoHasta = async (db: Db): Promise<string | undefined> =>
  (await db.selectFrom('barridos').select('hasta').where('nombre', '=', 'cobranzas').executeTakeFirst())?.hasta;

export const anotarLeidoHasta = async (db: Db, hasta: string): Promise<void> => {
  await db
    .insertInto('barridos')
    .values({ nombre: 'cobranzas', hasta })
    .onConflict((oc) => oc.column('nombre').doUpdateSet({ hasta }))
    .execute();
};
