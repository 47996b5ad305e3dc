import type { EstadoDeImportacion } from '@colega/domain/importaciones';
import type { Selectable } from 'kysely';
import type { Db } from '../../db/conectar.ts';
import type { BaseDeDatos } from '../../db/tablas.generadas.ts';

type Tabla = BaseDeDatos['importaciones'];
const COLUMNAS = [
  ...([
    'id',
    'estado',
    'hojas',
    'controles',
    'resumen',
    'decisiones',
    'con_operadores',
    'paso',
    'hechas',
    'total',
  ] as const),
  ...([
    'falla',
    'intento_en',
    'usuario_id',
    'quien',
    'creada_en',
    'ensayada_en',
    'aceptada_en',
    'acepto',
    'ensayo',
    'version',
  ] as const),
] as const;
export type FilaDeImportacion = Pick<Selectable<Tabla>, (typeof COLUMNAS)[number]>;

export const insertImportacion = async (
  db: Db,
  importacion: { hojas: string; usuario_id: number | null; quien: string; creada_en: Date },
): Promise<number> =>
  (await db.insertInto('importaciones').values(importacion).returning('id').executeTakeFirstOrThrow()).id;

export const insertArchivo = async (
  db: Db,
  archivo: { importacion_id: number; nombre: string; huella: string; contenido: Buffer },
): Promise<number | null> =>
  (
    await db
      .insertInto('archivos_de_importacion')
      .values(archivo)
      .onConflict((repetido) => repetido.columns(['importacion_id', 'huella']).doNothing())
      .returning('id')
      .executeTakeFirst()
  )?.id ?? null;

export const findArchivos = (db: Db, importacion_id: number) =>
  db
    .selectFrom('archivos_de_importacion')
    .select(['id', 'nombre', 'contenido'])
    .where('importacion_id', '=', importacion_id)
    .orderBy('id')
    .execute();

export const deleteArchivos = (db: Db, importacion_id: number) =>
  db.deleteFrom('archivos_de_importacion').where('importacion_id', '=', importacion_id).execute();

export const findImportacion = (db: Db, id: number): Promise<FilaDeImportacion | undefined> =>
  db.selectFrom('importaciones').select(COLUMNAS).where('id', '=', id).executeTakeFirst();

/** Whoever else would change it waits until the transaction ends. */
export const lockImportacion = (db: Db, id: number): Promise<FilaDeImportacion | undefined> =>
  db.selectFrom('importaciones').select(COLUMNAS).where('id', '=', id).forUpdate().executeTakeFirst();

type Cambio = Partial<{
  estado: EstadoDeImportacion;
  hojas: string;
  controles: string;
  resumen: string | null;
  decisiones: string | null;
  informe: Buffer | null;
  con_operadores: boolean;
  paso: string | null;
  hechas: number;
  total: number;
  falla: string | null;
  intento_en: Date | null;
  ensayada_en: Date;
  aceptada_en: Date;
  acepto: string;
  ensayo: string;
}>;

/** It is of another version: whoever read it before is told. */
export const updateImportacion = (db: Db, id: number, cambio: Cambio) =>
  db
    .updateTable('importaciones')
    .set((eb) => ({ ...cambio, version: eb('version', '+', 1) }))
    .where('id', '=', id)
    .execute();

/** How far it is: nobody's version changes for that. */
export const updateProgreso = (db: Db, id: number, progreso: { paso: string; hechas?: number; total?: number }) =>
  db.updateTable('importaciones').set(progreso).where('id', '=', id).execute();

export const findInforme = async (db: Db, id: number): Promise<Buffer | null> =>
  (await db.selectFrom('importaciones').select('informe').where('id', '=', id).executeTakeFirst())?.informe ?? null;

/** Those that a process began to write before that moment, held. */
export const lockEmpezadasAntes = (db: Db, momento: Date) =>
  db
    .selectFrom('importaciones')
    .select('id')
    .where('estado', '=', 'aceptando')
    .where('intento_en', '<', momento)
    .forUpdate()
    .skipLocked()
    .execute();

export const hayOtraEscribiendo = async (db: Db, id: number): Promise<boolean> =>
  (await db
    .selectFrom('importaciones')
    .select('id')
    .where('estado', 'in', ['por_aceptar', 'aceptando'])
    .where('id', '<>', id)
    .executeTakeFirst()) !== undefined;

export const findImportaciones = (db: Db, { page, limit }: { page: number; limit: number }) =>
  db
    .selectFrom('importaciones')
    .select(['id', 'estado', 'hojas', 'quien', 'creada_en', 'ensayada_en', 'aceptada_en', 'acepto'])
    .orderBy('id', 'desc')
    .limit(limit)
    .offset((page - 1) * limit)
    .execute();

export const countImportaciones = async (db: Db): Promise<number> =>
  Number(
    (
      await db
        .selectFrom('importaciones')
        .select((eb) => eb.fn.countAll<number>().as('n'))
        .executeTakeFirstOrThrow()
    ).n,
  );

export const countInvitados = async (
  db: Db,
  importacion_id: number,
): Promise<{ por_invitar: number; sin_correo: number; invitados: number }> => {
  const { por_invitar, sin_correo, invitados } = await db
    .selectFrom('invitados as i')
    .innerJoin('usuarios as u', 'u.id', 'i.usuario_id')
    .innerJoin('personas as p', 'p.id', 'u.persona_id')
    .select((eb) => [
      eb.fn
        .countAll<number>()
        .filterWhere(eb.and([eb('invitado_en', 'is', null), eb('p.email', '=', '')]))
        .as('sin_correo'),
      eb.fn.countAll<number>().filterWhere('invitado_en', 'is', null).as('por_invitar'),
      eb.fn.countAll<number>().filterWhere('invitado_en', 'is not', null).as('invitados'),
    ])
    .where('importacion_id', '=', importacion_id)
    .executeTakeFirstOrThrow();
  return { por_invitar: Number(por_invitar), sin_correo: Number(sin_correo), invitados: Number(invitados) };
};

/** The next of them, held: of two who ask at once each has others. Who has no mail to write to waits until it is loaded. */
export const lockPorInvitar = (db: Db, importacion_id: number, cuantas: number) =>
  db
    .selectFrom('invitados as i')
    .innerJoin('usuarios as u', 'u.id', 'i.usuario_id')
    .innerJoin('personas as p', 'p.id', 'u.persona_id')
    .select(['i.usuario_id', 'u.persona_id'])
    .where('i.importacion_id', '=', importacion_id)
    .where('i.invitado_en', 'is', null)
    .where('p.email', '<>', '')
    .orderBy('i.usuario_id')
    .limit(cuantas)
    .forUpdate('i')
    .skipLocked()
    .execute();

export const updateInvitados = (db: Db, ids: readonly number[], invitado_en: Date) =>
  db.updateTable('invitados').set({ invitado_en }).where('usuario_id', 'in', ids).execute();
