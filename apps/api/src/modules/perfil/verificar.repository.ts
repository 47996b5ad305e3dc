import type { Db } from '../../db/conectar.ts';

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
  await db.updateTable('matriculas').set({ titulo_verificado: true }).where('id', '=', matriculaId).execute();
};

export const findTitulos = (db: Db, personaId: number) =>
  db
    .selectFrom('matriculas as m')
    .innerJoin('estados_matriculas as e', 'e.id', 'm.estado_id')
    .select(['m.id', 'm.codigo', 'm.titulo_descripcion', 'm.titulo_verificado', 'e.clave as estado'])
    .where('m.persona_id', '=', personaId)
    .orderBy('m.id')
    .execute();
