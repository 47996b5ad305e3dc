import type { Matricula } from '@colega/contract/perfil';
import { sql } from 'kysely';
import type { Db } from '../../db/conectar.ts';

export const findMatriculas = (db: Db, personaId: number): Promise<Matricula[]> =>
  db
    .selectFrom('matriculas as m')
    .innerJoin('estados_matriculas as e', 'e.id', 'm.estado_id')
    .select(['m.id', 'm.codigo', 'm.descripcion'])
    .select(
      sql<Matricula['estado']>`json_build_object('id', e.id, 'clave', e.clave, 'nombre', e.nombre,
        'abreviatura', e.abreviatura, 'color', e.color, 'color_texto', e.color_texto)`.as('estado'),
    )
    .where('m.persona_id', '=', personaId)
    .orderBy('m.id')
    .execute();

export const findPersonaById = (db: Db, id: number) =>
  db
    .selectFrom('personas as p')
    .innerJoin('distritos as d', 'd.id', 'p.distrito_id')
    .selectAll('p')
    .select('d.nombre as distrito_nombre')
    .where('p.id', '=', id)
    .executeTakeFirst();
export type FilaDePersona = NonNullable<Awaited<ReturnType<typeof findPersonaById>>>;

export const findImagenDePerfil = async (db: Db, id: number): Promise<string | null> => {
  const fila = await db.selectFrom('personas').select('imagen_perfil').where('id', '=', id).executeTakeFirst();
  return fila?.imagen_perfil ?? null;
};
