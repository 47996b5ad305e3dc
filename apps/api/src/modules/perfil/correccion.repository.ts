import type { TituloDeMatricula } from '@colega/contract/perfil';
import type { Correccion, DatosDePersona } from '@colega/domain/perfil';
import { sql } from 'kysely';
import type { Db } from '../../db/conectar.ts';

const COLUMNAS = [
  ...(['apellido', 'nombre', 'cuit', 'email', 'nacionalidad', 'genero', 'fecha_nacimiento', 'telefonos'] as const),
  ...(['domicilio_calle', 'domicilio_numero', 'domicilio_piso', 'domicilio_departamento'] as const),
  ...(['domicilio_localidad_id', 'legal_calle', 'legal_numero', 'legal_piso', 'legal_departamento'] as const),
  ...(['legal_localidad_id', 'distrito_id', 'verificado'] as const),
] as const satisfies readonly (keyof DatosDePersona)[];

export const datosDe = (fila: DatosDePersona): DatosDePersona =>
  Object.fromEntries(COLUMNAS.map((columna) => [columna, fila[columna]])) as DatosDePersona;

export const findDatosDePersona = (db: Db, id: number): Promise<DatosDePersona> =>
  db.selectFrom('personas').select(COLUMNAS).where('id', '=', id).executeTakeFirstOrThrow();

export const updatePersona = async (db: Db, id: number, { telefonos, ...datos }: Correccion): Promise<void> => {
  await db
    .updateTable('personas')
    .set({ ...datos, ...(telefonos && { telefonos: JSON.stringify(telefonos) }) })
    .where('id', '=', id)
    .execute();
};

/** One that everybody sees. */
export const existeLocalidad = async (db: Db, id: number): Promise<boolean> =>
  (await db
    .selectFrom('localidades')
    .select('id')
    .where('id', '=', id)
    .where((eb) => eb.or([eb('creada_por', 'is', null), eb('aprobada_en', 'is not', null)]))
    .executeTakeFirst()) !== undefined;

const TITULO = ['titulo_codigo', 'titulo_descripcion', 'institucion'] as const;

export const findTitulo = (db: Db, matriculaId: number): Promise<Required<TituloDeMatricula>> =>
  db.selectFrom('matriculas').select(TITULO).where('id', '=', matriculaId).executeTakeFirstOrThrow();

/** What was corrected has to be looked at again; the last one that was verified is kept until then. */
export const updateTitulo = async (db: Db, matriculaId: number, titulo: TituloDeMatricula): Promise<void> => {
  await db
    .updateTable('matriculas')
    .set({
      ...titulo,
      titulo_verificado: false,
      titulo_rechazado: null,
      titulo_anterior: sql`case when titulo_verificado then jsonb_build_object('titulo_codigo', titulo_codigo,
        'titulo_descripcion', titulo_descripcion, 'institucion', institucion) else titulo_anterior end`,
    })
    .where('id', '=', matriculaId)
    .execute();
};

export const findDatosDeMatricula = (db: Db, id: number) =>
  db
    .selectFrom('matriculas as m')
    .innerJoin('estados_matriculas as e', 'e.id', 'm.estado_id')
    .select(['e.clave as estado', 'm.fecha_alta'])
    .where('m.id', '=', id)
    .executeTakeFirstOrThrow();

export const updateFechaDeAlta = (db: Db, id: number, fecha_alta: string) =>
  db.updateTable('matriculas').set({ fecha_alta }).where('id', '=', id).execute();

export const findLoQueSeImprime = (db: Db, personaId: number, matriculaId: number) =>
  db
    .selectFrom('matriculas as m')
    .innerJoin('personas as p', 'p.id', 'm.persona_id')
    .innerJoin('distritos as d', 'd.id', 'p.distrito_id')
    .select(['m.institucion', 'm.titulo_descripcion', 'p.domicilio_calle', 'p.domicilio_numero'])
    .select(['p.domicilio_localidad_id', 'd.nombre as distrito_nombre', 'd.clave as distrito_clave'])
    .where('m.id', '=', matriculaId)
    .where('p.id', '=', personaId)
    .executeTakeFirst();
