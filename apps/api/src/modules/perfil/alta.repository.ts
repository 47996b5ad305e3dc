import type { EstadoDeMatricula } from '@colega/domain/perfil';
import type { Db } from '../../db/conectar.ts';

export const findDistritoPorClave = (db: Db, clave: string) =>
  db.selectFrom('distritos').select('id').where('clave', '=', clave).executeTakeFirst();

export const findDistritoPorId = (db: Db, id: number) =>
  db.selectFrom('distritos').select('id').where('id', '=', id).executeTakeFirst();

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
  await db.insertInto('contextos').values({ usuario_id: id, modo: 'autogestion' }).execute();
  return id;
};
