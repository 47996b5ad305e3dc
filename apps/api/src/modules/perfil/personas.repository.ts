import type { Domicilio, Matricula, MatriculaConTitulo } from '@colega/contract/perfil';
import { sql } from 'kysely';
import type { Db } from '../../db/conectar.ts';
import { deudaDesde } from '../../db/deuda-de-matricula.ts';

export const findMatriculas = (db: Db, personaId: number): Promise<Omit<MatriculaConTitulo, 'habilitada'>[]> =>
  db
    .selectFrom('matriculas as m')
    .innerJoin('estados_matriculas as e', 'e.id', 'm.estado_id')
    .select(['m.id', 'm.codigo', 'm.descripcion', 'm.fecha_alta'])
    .select(
      sql<
        MatriculaConTitulo['titulo']
      >`json_build_object('codigo', m.titulo_codigo, 'descripcion', m.titulo_descripcion)`.as('titulo'),
    )
    .select(sql<MatriculaConTitulo['institucion']>`json_build_object('nombre', m.institucion)`.as('institucion'))
    .select(
      sql<Matricula['estado']>`json_build_object('id', e.id, 'clave', e.clave, 'nombre', e.nombre,
        'abreviatura', e.abreviatura, 'color', e.color, 'color_texto', e.color_texto)`.as('estado'),
    )
    .where('m.persona_id', '=', personaId)
    .orderBy('m.id')
    .execute();

const localidadJson = (columna: 'p.domicilio_localidad_id' | 'p.legal_localidad_id') => sql<Domicilio['localidad']>`(
  select json_build_object('nombre', lo.nombre, 'codigo_postal', lo.codigo_postal,
    'partido', json_build_object('nombre', pa.nombre))
  from localidades lo join partidos pa on pa.id = lo.partido_id where lo.id = ${sql.ref(columna)})`;

const personas = (db: Db) =>
  db
    .selectFrom('personas as p')
    .innerJoin('distritos as d', 'd.id', 'p.distrito_id')
    .selectAll('p')
    .select([
      'd.nombre as distrito_nombre',
      'd.clave as distrito_clave',
      deudaDesde(sql.ref('p.id')).as('deuda_desde'),
      localidadJson('p.domicilio_localidad_id').as('real_localidad'),
      localidadJson('p.legal_localidad_id').as('legal_localidad'),
    ]);

export const findPersonaById = (db: Db, id: number) => personas(db).where('p.id', '=', id).executeTakeFirst();
/** By the code of the QR of a credential. */
export const findPersonaPorCodigo = (db: Db, codigo: string) =>
  personas(db).where('p.codigo_qr', '=', codigo).executeTakeFirst();
export type FilaDePersona = NonNullable<Awaited<ReturnType<typeof findPersonaById>>>;

export const findImagenes = (db: Db, id: number) =>
  db.selectFrom('personas').select(['imagen_perfil', 'firma']).where('id', '=', id).executeTakeFirst();
