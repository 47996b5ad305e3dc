import { randomBytes } from 'node:crypto';
import type { Db } from '../../../db/conectar.ts';
import { hashDeToken } from '../tokens.ts';

const BYTES = 32;
/** What was begun waits this long for its second half (S-530). */
const VIGENCIA_MS = 5 * 60_000;

export type ParaQue = 'portal' | 'colegio' | 'cuenta' | 'llave_nueva';
export type Desafio = { usuario_id: number; para: ParaQue; reto: string };
export type DesafioNuevo = { token: string; reto: string; vence_en: Date };

export const insertDesafio = async (
  db: Db,
  { usuario_id, para }: Omit<Desafio, 'reto'>,
  creado_en: Date,
): Promise<DesafioNuevo> => {
  const [token, reto] = [randomBytes(BYTES).toString('base64url'), randomBytes(BYTES).toString('base64url')];
  const vence_en = new Date(creado_en.getTime() + VIGENCIA_MS);
  await db.deleteFrom('desafios').where('usuario_id', '=', usuario_id).where('vence_en', '<=', creado_en).execute();
  await db
    .insertInto('desafios')
    .values({ hash: hashDeToken(token), usuario_id, para, reto, creado_en, vence_en })
    .execute();
  return { token, reto, vence_en };
};

export const findDesafio = async (db: Db, token: string, ahora: Date): Promise<Desafio | undefined> =>
  db
    .selectFrom('desafios')
    .select(['usuario_id', 'para', 'reto'])
    .where('hash', '=', hashDeToken(token))
    .where('vence_en', '>', ahora)
    .executeTakeFirst() as Promise<Desafio | undefined>;

/** Whether it was there to be used: of two at once, one takes it. */
export const gastarDesafio = async (db: Db, token: string): Promise<boolean> =>
  (await db.deleteFrom('desafios').where('hash', '=', hashDeToken(token)).returning('hash').executeTakeFirst()) !==
  undefined;
