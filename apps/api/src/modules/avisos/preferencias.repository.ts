import type { CanalDeAviso, Evento, ModoDelCanal } from '@colega/domain/avisos';
import type { Db } from '../../db/conectar.ts';

export const findElegidos = async (
  db: Db,
  persona_id: number,
): Promise<{ evento: string; canal: CanalDeAviso; modo: ModoDelCanal }[]> => {
  const filas = await db
    .selectFrom('preferencias_de_avisos')
    .select(['evento', 'canal', 'activo', 'por_dia'])
    .where('persona_id', '=', persona_id)
    .execute();
  return filas.map(({ evento, canal, activo, por_dia }) => ({
    ...{ evento, canal },
    modo: !activo ? 'nunca' : por_dia ? 'por_dia' : 'al_momento',
  }));
};

export const upsertElegido = async (
  db: Db,
  { modo, ...cual }: { persona_id: number; evento: Evento; canal: CanalDeAviso; modo: ModoDelCanal },
): Promise<void> => {
  const elegido = { activo: modo !== 'nunca', por_dia: modo === 'por_dia' };
  await db
    .insertInto('preferencias_de_avisos')
    .values({ ...cual, ...elegido })
    .onConflict((oc) => oc.columns(['persona_id', 'evento', 'canal']).doUpdateSet(elegido))
    .execute();
};

/** Activated with that key: with another one they are told nothing. */
export const hayDispositivos = async (db: Db, persona_id: number, clave: string): Promise<boolean> => {
  const uno = db
    .selectFrom('dispositivos_con_avisos as d')
    .innerJoin('usuarios as u', 'u.id', 'd.usuario_id')
    .select('d.id')
    .where('u.persona_id', '=', persona_id)
    .where('d.clave', '=', clave)
    .limit(1);
  return (await uno.executeTakeFirst()) !== undefined;
};
