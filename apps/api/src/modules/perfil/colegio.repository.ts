import type { Fecha } from '@colega/domain/fechas';
import type { EstadoDeMatricula } from '@colega/domain/perfil';
import { sql } from 'kysely';
import type { Db } from '../../db/conectar.ts';
import { deudaDesde } from '../../db/deuda-de-matricula.ts';

/** The lock lasts until the transaction ends: two changes to one person follow each other. */
export const lockPersonaPorCuit = (db: Db, cuit: string) =>
  db
    .selectFrom('personas')
    .select(['id', 'apellido', 'nombre', 'email', 'exceptuado_hasta', 'exceptuado_motivo', 'verificado', 'version'])
    .select(deudaDesde(sql.ref('personas.id')))
    .where('cuit', '=', cuit)
    // Their key never changes: who only points at them does not wait.
    .forNoKeyUpdate()
    .executeTakeFirst();

export const findMatriculaDe = (db: Db, personaId: number, codigo: string) =>
  db
    .selectFrom('matriculas as m')
    .innerJoin('estados_matriculas as e', 'e.id', 'm.estado_id')
    .select(['m.id', 'm.codigo', 'e.clave as estado'])
    .where('m.persona_id', '=', personaId)
    .where('m.codigo', '=', codigo)
    .executeTakeFirst();

export const updateEstadoDeMatricula = (db: Db, id: number, clave: EstadoDeMatricula) =>
  db
    .updateTable('matriculas')
    .set((eb) => ({ estado_id: eb.selectFrom('estados_matriculas').select('id').where('clave', '=', clave) }))
    .where('id', '=', id)
    .execute();

export const findTipoDeBloqueo = (db: Db, clave: string) =>
  db
    .selectFrom('tipos_bloqueo')
    .select(['id', 'nombre', 'visible', 'se_usa'])
    .where('clave', '=', clave)
    .executeTakeFirst();

export const findBloqueoVigente = (db: Db, personaId: number, tipoId: number) =>
  db
    .selectFrom('bloqueos')
    .select('id')
    .where('persona_id', '=', personaId)
    .where('tipo_bloqueo_id', '=', tipoId)
    .where('vigente', '=', true)
    .executeTakeFirst();

export const insertBloqueo = async (
  db: Db,
  bloqueo: { persona_id: number; tipo_bloqueo_id: number; motivo: string },
  desde: string,
): Promise<number> => {
  const { id } = await db
    .insertInto('bloqueos')
    .values({ ...bloqueo, vigente: true })
    .returning('id')
    .executeTakeFirstOrThrow();
  await db.insertInto('bloqueos_rangos').values({ bloqueo_id: id, estado: 'inicio', fecha: desde }).execute();
  return id;
};

export const cerrarBloqueo = async (db: Db, id: number, hasta: string): Promise<void> => {
  await db.updateTable('bloqueos').set({ vigente: false }).where('id', '=', id).execute();
  await db.insertInto('bloqueos_rangos').values({ bloqueo_id: id, estado: 'fin', fecha: hasta }).execute();
};

export const insertSancion = (
  db: Db,
  sancion: { matricula_id: number; motivo: string; importe: string; fecha: string },
) => db.insertInto('sanciones').values(sancion).returning('id').executeTakeFirstOrThrow();

export const anularCarnets = (db: Db, personaId: number) =>
  db
    .updateTable('carnets')
    .set({ anulado: true })
    .where('persona_id', '=', personaId)
    .where('anulado', '=', false)
    .execute();

export const findCarnetEnPie = (db: Db, personaId: number) =>
  db
    .selectFrom('carnets')
    .select(['numero', 'vencimiento'])
    .where('persona_id', '=', personaId)
    .where('anulado', '=', false)
    .executeTakeFirst();

/** Those that stand and whose last day is between these. */
export const findCarnetsQueVencen = (db: Db, { desde, hasta }: { desde: Fecha; hasta: Fecha }) =>
  db
    .selectFrom('carnets')
    .select(['persona_id', 'numero', 'vencimiento'])
    .where('anulado', '=', false)
    .where('vencimiento', '>=', desde)
    .where('vencimiento', '<=', hasta)
    .orderBy('id')
    .execute();

export const insertCarnet = (db: Db, carnet: { persona_id: number; fecha: string; vencimiento: string }) =>
  db
    .insertInto('carnets')
    .values({ ...carnet, numero: sql`'C-' || lpad(nextval('numeros_de_carnet')::text, 6, '0')` })
    .returning(['id', 'numero'])
    .executeTakeFirstOrThrow();

export const updateExcepcion = (
  db: Db,
  id: number,
  excepcion: { exceptuado_hasta: string | null; exceptuado_motivo: string | null },
) => db.updateTable('personas').set(excepcion).where('id', '=', id).execute();
