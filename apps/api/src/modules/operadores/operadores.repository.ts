import type { Contexto, Operador, Rol } from '@colega/domain/permisos';
import { sql } from 'kysely';
import { jsonObjectFrom } from 'kysely/helpers/postgres';
import type { Db } from '../../db/conectar.ts';
import { lockCerrojo } from '../../db/lock-cerrojo.ts';
import { distritoDeQuien, rolesDe } from '../../db/operador-de-usuario.ts';

export type FilaDeOperador = {
  id: number;
  username: string;
  apellido: string;
  nombre: string;
  email: string;
  distrito: { id: number; nombre: string } | null;
  roles: Rol[];
  version: number;
  reposicion: { quien: string; desde: string } | null;
};

const operadores = (db: Db) =>
  db
    .selectFrom('operadores as o')
    .innerJoin('usuarios as u', 'u.id', 'o.usuario_id')
    .innerJoin('personas as p', 'p.id', 'u.persona_id')
    .select(['u.id', 'u.username', 'p.apellido', 'p.nombre', 'p.email', 'o.version'])
    .select((eb) =>
      jsonObjectFrom(
        eb.selectFrom('distritos as d').select(['d.id', 'd.nombre']).whereRef('d.id', '=', 'o.distrito_id'),
      ).as('distrito'),
    )
    .select((eb) =>
      jsonObjectFrom(
        eb
          .selectFrom('quitas_de_factor as q')
          .innerJoin('usuarios as de', 'de.id', 'q.pedida_por')
          .select(['de.username as quien', 'q.pedida_en as desde'])
          .whereRef('q.usuario_id', '=', 'u.id'),
      ).as('reposicion'),
    )
    .select(rolesDe);

export const findOperadores = (db: Db, { distrito_id }: Pick<Operador, 'distrito_id'>): Promise<FilaDeOperador[]> =>
  operadores(db)
    .$if(distrito_id !== null, (consulta) => consulta.where('o.distrito_id', '=', distrito_id))
    .orderBy('u.username')
    .execute();

export const findOperadorPor = (db: Db, quien: { id: number } | { username: string }) =>
  ('id' in quien
    ? operadores(db).where('u.id', '=', quien.id)
    : operadores(db).where('u.username', '=', quien.username)
  ).executeTakeFirst();

const CERROJO = 7_410_430;
/** Changes of operators go one by one: of two that leave nobody to administer, the second sees the first. */
export const bloquearOperadores = (db: Db) => lockCerrojo(db, CERROJO);

export const hayOtroAdministrador = async (db: Db, usuarioId: number | null): Promise<boolean> =>
  (await db
    .selectFrom('roles_de_operador as r')
    .innerJoin('operadores as o', 'o.usuario_id', 'r.usuario_id')
    .innerJoin('usuarios as u', 'u.id', 'r.usuario_id')
    .select('r.usuario_id')
    .where('r.rol', '=', 'administracion')
    .where('o.distrito_id', 'is', null)
    .where('u.activo', '=', true)
    .$if(usuarioId !== null, (consulta) => consulta.where('r.usuario_id', '<>', usuarioId))
    .executeTakeFirst()) !== undefined;

/** Whoever works for the college is of their desk's district, not of the one where they are registered. */
export const findCuentaPorCuit = (db: Db, cuit: string) =>
  db
    .selectFrom('personas as p')
    .leftJoin('usuarios as u', 'u.persona_id', 'p.id')
    .leftJoin('operadores as o', 'o.usuario_id', 'u.id')
    .select(['p.id as persona_id', 'u.id as usuario_id', 'u.username'])
    .select(distritoDeQuien())
    .where('p.cuit', '=', cuit)
    .orderBy('u.id')
    .executeTakeFirst();

export const findUsuarioPorNombre = (db: Db, username: string) =>
  db.selectFrom('usuarios').select(['id', 'persona_id']).where('username', '=', username).executeTakeFirst();

export const findDistritoPorClave = (db: Db, clave: string) =>
  db.selectFrom('distritos').select('id').where('clave', '=', clave).executeTakeFirst();

type CuentaNueva = {
  persona: { apellido: string; nombre: string; cuit: string; email: string; codigo_qr: string; fecha_alta: string };
  distrito_id: number | null;
};

/** Operators of the whole college are registered in the first district that is open (S-510). */
export const insertPersonaDelColegio = async (db: Db, { persona, distrito_id }: CuentaNueva): Promise<number> => {
  const { id } = await db
    .insertInto('personas')
    .values((eb) => ({
      ...persona,
      distrito_id:
        distrito_id ??
        eb
          .selectFrom('distritos')
          .select((d) => d.fn.min('id').as('primero'))
          .where('cerrado', '=', false),
    }))
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
};

export const insertUsuario = (db: Db, usuario: { persona_id: number; username: string; clave_hash: string }) =>
  db.insertInto('usuarios').values(usuario).returning('id').executeTakeFirstOrThrow();

export const activarUsuario = (db: Db, id: number, activo: boolean) =>
  db.updateTable('usuarios').set({ activo }).where('id', '=', id).execute();

const DEL_COLEGIO: readonly Contexto[] = ['operador_consejo', 'operador_distrital'];

const deleteContextosDelColegio = (db: Db, usuario_id: number) =>
  db.deleteFrom('contextos').where('usuario_id', '=', usuario_id).where('modo', 'in', DEL_COLEGIO).execute();

export const insertOperador = async (db: Db, usuario_id: number, distrito_id: number | null): Promise<void> => {
  await db.insertInto('operadores').values({ usuario_id, distrito_id }).execute();
  await deleteContextosDelColegio(db, usuario_id);
  const modo = distrito_id === null ? 'operador_consejo' : 'operador_distrital';
  await db.insertInto('contextos').values({ usuario_id, modo }).execute();
};

export const replaceRoles = async (db: Db, usuario_id: number, roles: readonly Rol[]): Promise<void> => {
  await db.deleteFrom('roles_de_operador').where('usuario_id', '=', usuario_id).execute();
  if (roles.length > 0)
    await db
      .insertInto('roles_de_operador')
      .values(roles.map((rol) => ({ usuario_id, rol })))
      .execute();
};

/** They were changed: whoever read them before is told. Answers the new one. */
export const updateVersionDeOperador = async (db: Db, usuario_id: number): Promise<number> => {
  const { version } = await db
    .updateTable('operadores')
    .set({ version: sql`default` })
    .where('usuario_id', '=', usuario_id)
    .returning('version')
    .executeTakeFirstOrThrow();
  return version;
};

/** Answers whether another context is left to them. */
export const deleteOperador = async (db: Db, usuario_id: number): Promise<boolean> => {
  await db.deleteFrom('operadores').where('usuario_id', '=', usuario_id).execute();
  await deleteContextosDelColegio(db, usuario_id);
  const queda = db.selectFrom('contextos').select('modo').where('usuario_id', '=', usuario_id).executeTakeFirst();
  return (await queda) !== undefined;
};

export const findClaveDeUsuario = (db: Db, username: string) =>
  db
    .selectFrom('usuarios')
    .select(['id', 'username', 'clave_hash'])
    .where('username', '=', username)
    .executeTakeFirst();
