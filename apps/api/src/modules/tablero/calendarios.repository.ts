import type { Db } from '../../db/conectar.ts';

export const findCalendario = (db: Db, personaId: number) =>
  db.selectFrom('calendarios').select(['version', 'huella']).where('persona_id', '=', personaId).executeTakeFirst();

export const findPersonaDelCalendario = (db: Db, huella: string) =>
  db.selectFrom('calendarios').select('persona_id').where('huella', '=', huella).executeTakeFirst();

/** Locked before it is renewed, so that two at once give two versions. */
export const lockCalendario = (db: Db, personaId: number) =>
  db
    .insertInto('calendarios')
    .values({ persona_id: personaId, version: 1, huella: null })
    .onConflict((oc) => oc.column('persona_id').doUpdateSet((eb) => ({ version: eb('calendarios.version', '+', 1) })))
    .returning('version')
    .executeTakeFirstOrThrow();

export const updateHuella = (db: Db, personaId: number, huella: string | null) =>
  db.updateTable('calendarios').set({ huella }).where('persona_id', '=', personaId).execute();
