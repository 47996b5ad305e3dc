import type { EstadoDeMatricula } from '@colega/domain/perfil';
import type { Db } from '../../db/conectar.ts';

/** Whoever closes it meanwhile is waited for. */
export const lockDistritoPorClave = (db: Db, clave: string) =>
  db.selectFrom('distritos').select(['id', 'cerrado']).where('clave', '=', clave).forKeyShare().executeTakeFirst();

export const lockDistritoPorId = (db: Db, id: number) =>
  db.selectFrom('distritos').select(['id', 'cerrado']).where('id', '=', id).forKeyShare().executeTakeFirst();

export const lockDistritoDePersona = (db: Db, personaId: number) =>
  db
    .selectFrom('distritos')
    .select(['nombre', 'cerrado'])
    .where('id', '=', (eb) => eb.selectFrom('personas').select('distrito_id').where('id', '=', personaId))
    .forKeyShare()
    .executeTakeFirstOrThrow();

export const findRepetidos = async (
  db: Db,
  { cuit, username, codigos }: { cuit: string; username: string; codigos: readonly string[] },
) => {
  const [persona, usuario, matricula] = await Promise.all([
    db.selectFrom('personas').select('id').where('cuit', '=', cuit).executeTakeFirst(),
    db.selectFrom('usuarios').select('id').where('username', '=', username).executeTakeFirst(),
    db
      .selectFrom('matriculas')
      .select('codigo')
      .where('codigo', 'in', [...codigos])
      .executeTakeFirst(),
  ]);
  return { persona, usuario, matricula };
};

/** Somebody of that CUIT who is no technician yet: of their desk's district when they work for the college. */
export const lockCuentaSinMatricula = (db: Db, cuit: string) =>
  db
    .selectFrom('personas as p')
    .leftJoin('usuarios as u', 'u.persona_id', 'p.id')
    .leftJoin('operadores as o', 'o.usuario_id', 'u.id')
    .select(['p.id', 'p.apellido', 'p.nombre', 'p.email', 'p.verificado', 'p.distrito_id as distrito_registrado'])
    .select(['u.id as usuario_id', 'u.username'])
    .select((eb) =>
      eb
        .case()
        .when('o.usuario_id', 'is', null)
        .then(eb.ref('p.distrito_id'))
        .else(eb.ref('o.distrito_id'))
        .end()
        .as('distrito_id'),
    )
    .where('p.cuit', '=', cuit)
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('matriculas as m').select('m.id').whereRef('m.persona_id', '=', 'p.id'))),
    )
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('contextos as c')
            .select('c.modo')
            .whereRef('c.usuario_id', '=', 'u.id')
            .where('c.modo', '=', 'autogestion'),
        ),
      ),
    )
    .orderBy('u.id')
    .forNoKeyUpdate('p')
    .executeTakeFirst();

/** As a technician they are registered now, and there. */
export const updateRegistro = (
  db: Db,
  id: number,
  registro: { distrito_id: number; fecha_alta: string; verificado: boolean },
) => db.updateTable('personas').set(registro).where('id', '=', id).execute();

/** Their account, which may have been closed, opens the technicians' portal too. */
export const abrirPortal = async (db: Db, usuario_id: number): Promise<void> => {
  await db.updateTable('usuarios').set({ activo: true }).where('id', '=', usuario_id).execute();
  await db.insertInto('contextos').values({ usuario_id, modo: 'autogestion' }).execute();
};

type PersonaNueva = {
  apellido: string;
  nombre: string;
  cuit: string;
  email: string;
  distrito_id: number;
  fecha_alta: string;
  codigo_qr: string;
  verificado: boolean;
};

export const insertPersona = (db: Db, persona: PersonaNueva) =>
  db.insertInto('personas').values(persona).returning('id').executeTakeFirstOrThrow();

export const insertMatriculas = (
  db: Db,
  persona_id: number,
  matriculas: readonly {
    codigo: string;
    descripcion: string;
    titulo_descripcion: string;
    institucion?: string;
    titulo_verificado?: boolean;
    fecha_alta: string;
    estado: EstadoDeMatricula;
  }[],
) =>
  db
    .insertInto('matriculas')
    .values(({ selectFrom }) =>
      matriculas.map(({ estado, ...matricula }) => ({
        ...matricula,
        persona_id,
        estado_id: selectFrom('estados_matriculas').select('id').where('clave', '=', estado),
      })),
    )
    .execute();

export const insertUsuario = async (
  db: Db,
  usuario: { persona_id: number; username: string; clave_hash: string },
): Promise<number> => {
  const { id } = await db.insertInto('usuarios').values(usuario).returning('id').executeTakeFirstOrThrow();
  await abrirPortal(db, id);
  return id;
};
