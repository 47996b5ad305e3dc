import { randomBytes } from 'node:crypto';
import type { Db } from '../../db/conectar.ts';
import { hashDeToken } from './tokens.ts';

const BYTES = 32;
const FORMA = /^[\w-]{43}$/;
const DIAS_DE_RECUERDO = 365; // S-496
const POR_USUARIO = 50; // S-496

const reciente = (ahora: Date): Date => new Date(ahora.getTime() - DIAS_DE_RECUERDO * 86_400_000);

/** A device from which that user got in before; null when it is not one, or there is no such user. */
export const findDispositivo = async (
  db: Db,
  username: string,
  token: string | null,
  ahora: Date,
): Promise<number | null> => {
  if (token === null || !FORMA.test(token)) return null;
  const fila = await db
    .selectFrom('dispositivos as d')
    .innerJoin('usuarios as u', 'u.id', 'd.usuario_id')
    .select('d.id')
    .where('u.username', '=', username)
    .where('d.hash', '=', hashDeToken(token))
    .where('d.usado_en', '>', reciente(ahora))
    .executeTakeFirst();
  return fila?.id ?? null;
};

export type Recordado = { token: string; es_nuevo: boolean; es_primero: boolean };

/** S-911: the notices of a device go with its latest session; those of who used it before go when somebody else comes in. */
export const updateSesionDeAvisos = async (db: Db, usuario_id: number, sid: string, token: string): Promise<void> => {
  const huella = hashDeToken(token);
  await db
    .with('de_otros', (cte) =>
      cte.deleteFrom('dispositivos_con_avisos').where('huella', '=', huella).where('usuario_id', '<>', usuario_id),
    )
    .updateTable('dispositivos_con_avisos')
    .set({ sesion_id: sid })
    .where('huella', '=', huella)
    .where('usuario_id', '=', usuario_id)
    .execute();
};

export const recordarDispositivo = async (
  db: Db,
  usuario_id: number,
  traido: string | null,
  ahora: Date,
): Promise<Recordado> => {
  const token = traido !== null && FORMA.test(traido) ? traido : randomBytes(BYTES).toString('base64url');
  const hash = hashDeToken(token);
  const anteriores = await db
    .selectFrom('dispositivos')
    .select(['id', 'hash', 'usado_en'])
    .where('usuario_id', '=', usuario_id)
    .orderBy('usado_en', 'desc')
    .execute();
  const suyo = anteriores.find((uno) => uno.hash.equals(hash) && uno.usado_en > reciente(ahora));
  await db
    .insertInto('dispositivos')
    .values({ usuario_id, hash, creado_en: ahora, usado_en: ahora })
    .onConflict((conflicto) => conflicto.columns(['usuario_id', 'hash']).doUpdateSet({ usado_en: ahora }))
    .execute();
  const sobran = anteriores.slice(POR_USUARIO).map(({ id }) => id);
  if (sobran.length > 0) await db.deleteFrom('dispositivos').where('id', 'in', sobran).execute();
  return { token, es_nuevo: suyo === undefined, es_primero: anteriores.length === 0 };
};
