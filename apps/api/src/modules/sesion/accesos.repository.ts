import type { Db } from '../../db/conectar.ts';
import { distritoDeQuien } from '../../db/operador-de-usuario.ts';

/** The district is their desk's for who works for the college, and otherwise where they live. */
export type AccesoDeUsuario = { id: number; username: string; distrito_id: number | null; es_operador: boolean };

const accesos = (db: Db) =>
  db
    .selectFrom('usuarios as u')
    .innerJoin('personas as p', 'p.id', 'u.persona_id')
    .leftJoin('operadores as o', 'o.usuario_id', 'u.id')
    .select(['u.id', 'u.username'])
    .select((eb) => eb('o.usuario_id', 'is not', null).$castTo<boolean>().as('es_operador'))
    .select(distritoDeQuien());

export const findAccesoPorNombre = (db: Db, username: string): Promise<AccesoDeUsuario | undefined> =>
  accesos(db).where('u.username', '=', username).executeTakeFirst();

/** Of the account of the portal that a person has, if they have one. */
export const findAccesoDePersona = (
  db: Db,
  personaId: number,
): Promise<(AccesoDeUsuario & { activo: boolean }) | undefined> =>
  accesos(db).select('u.activo').where('u.persona_id', '=', personaId).orderBy('u.id').executeTakeFirst();

export const findAccesoDeUsuario = (db: Db, id: number): Promise<AccesoDeUsuario | undefined> =>
  accesos(db).where('u.id', '=', id).executeTakeFirst();

export const findQuita = (db: Db, usuarioId: number) =>
  db.selectFrom('quitas_de_factor').selectAll().where('usuario_id', '=', usuarioId).executeTakeFirst();

export const upsertQuita = (db: Db, quita: { usuario_id: number; pedida_por: number; pedida_en: Date }) =>
  db
    .insertInto('quitas_de_factor')
    .values(quita)
    .onConflict((conflicto) => conflicto.column('usuario_id').doUpdateSet(quita))
    .execute();

export const deleteQuita = (db: Db, usuarioId: number) =>
  db.deleteFrom('quitas_de_factor').where('usuario_id', '=', usuarioId).execute();
