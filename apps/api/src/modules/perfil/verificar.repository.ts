import { sql } from 'kysely';
import { z } from 'zod';
import type { Db } from '../../db/conectar.ts';
import { leida } from '../../db/leer-filas.ts';

export const updateVerificado = async (db: Db, personaId: number): Promise<void> => {
  await db.updateTable('personas').set({ verificado: true }).where('id', '=', personaId).execute();
};

/** The image that is loaded at this moment is the one that was looked at. */
export const updateImagenVerificada = async (db: Db, personaId: number, cual: 'foto' | 'firma'): Promise<void> => {
  await db
    .updateTable('personas')
    .set((eb) =>
      cual === 'foto' ? { foto_verificada: eb.ref('imagen_perfil') } : { firma_verificada: eb.ref('firma') },
    )
    .where('id', '=', personaId)
    .execute();
};

export const updateTituloVerificado = async (db: Db, matriculaId: number): Promise<void> => {
  await db
    .updateTable('matriculas')
    .set({ titulo_verificado: true, titulo_rechazado: null, titulo_anterior: null })
    .where('id', '=', matriculaId)
    .execute();
};

export const titulosDe = (db: Db, personaId: number) =>
  db
    .selectFrom('matriculas as m')
    .innerJoin('estados_matriculas as e', 'e.id', 'm.estado_id')
    .select([
      'm.id',
      'm.codigo',
      'm.titulo_descripcion',
      'm.titulo_verificado',
      'm.titulo_rechazado',
      'e.clave as estado',
    ])
    .where('m.persona_id', '=', personaId)
    .orderBy('m.id');

export const findTitulos = (db: Db, personaId: number) => titulosDe(db, personaId).execute();

export const findParaVerificar = (db: Db, personaId: number) =>
  db
    .selectFrom('personas')
    .select(['version', 'verificado', 'distrito_id'])
    .select(leida(z.string(), sql`apellido || ', ' || nombre`, 'nombre'))
    .where('id', '=', personaId)
    .executeTakeFirstOrThrow();

/** The title that was verified before is the one again; of one with none before, why it was rejected is kept. */
export const updateTituloRechazado = async (db: Db, matriculaId: number, motivo: string): Promise<boolean> => {
  const { vuelve } = await db
    .updateTable('matriculas')
    .set((eb) => ({
      titulo_codigo: sql`coalesce(titulo_anterior->>'titulo_codigo', titulo_codigo)`,
      titulo_descripcion: sql`coalesce(titulo_anterior->>'titulo_descripcion', titulo_descripcion)`,
      institucion: sql`coalesce(titulo_anterior->>'institucion', institucion)`,
      titulo_verificado: sql`titulo_anterior is not null`.$castTo<boolean>(),
      titulo_rechazado: eb.case().when('titulo_anterior', 'is', null).then(motivo).else(null).end(),
      titulo_anterior: null,
    }))
    .where('id', '=', matriculaId)
    .where('titulo_verificado', '=', false)
    .returning('titulo_verificado as vuelve')
    .executeTakeFirstOrThrow();
  return vuelve;
};
