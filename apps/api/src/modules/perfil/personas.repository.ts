import type { MatriculaConTitulo } from '@colega/contract/perfil';
import { type ExpressionBuilder, sql } from 'kysely';
import { jsonBuildObject, jsonObjectFrom } from 'kysely/helpers/postgres';
import type { Db } from '../../db/conectar.ts';
import { deudaDesde } from '../../db/deuda-de-matricula.ts';
import type { BaseDeDatos } from '../../db/tablas.generadas.ts';

export const findMatriculas = (db: Db, personaId: number): Promise<Omit<MatriculaConTitulo, 'habilitada'>[]> =>
  db
    .selectFrom('matriculas as m')
    .innerJoin('estados_matriculas as e', 'e.id', 'm.estado_id')
    .select(['m.id', 'm.codigo', 'm.descripcion', 'm.fecha_alta'])
    .select(({ ref }) => [
      jsonBuildObject({ codigo: ref('m.titulo_codigo'), descripcion: ref('m.titulo_descripcion') }).as('titulo'),
      jsonBuildObject({ nombre: ref('m.institucion') }).as('institucion'),
      jsonBuildObject({
        id: ref('e.id'),
        clave: ref('e.clave'),
        nombre: ref('e.nombre'),
        abreviatura: ref('e.abreviatura'),
        color: ref('e.color'),
        color_texto: ref('e.color_texto'),
      }).as('estado'),
    ])
    .where('m.persona_id', '=', personaId)
    .orderBy('m.id')
    .execute();

const localidadDe = (
  eb: ExpressionBuilder<BaseDeDatos & { p: BaseDeDatos['personas'] }, 'p'>,
  columna: 'p.domicilio_localidad_id' | 'p.legal_localidad_id',
) =>
  jsonObjectFrom(
    eb
      .selectFrom('localidades as lo')
      .innerJoin('partidos as pa', 'pa.id', 'lo.partido_id')
      .select(['lo.nombre', 'lo.codigo_postal'])
      .select(({ ref }) => jsonBuildObject({ nombre: ref('pa.nombre') }).as('partido'))
      .whereRef('lo.id', '=', columna),
  );

const personas = (db: Db) =>
  db
    .selectFrom('personas as p')
    .innerJoin('distritos as d', 'd.id', 'p.distrito_id')
    .selectAll('p')
    .select((eb) => [
      'd.nombre as distrito_nombre',
      'd.clave as distrito_clave',
      deudaDesde(sql.ref('p.id')),
      localidadDe(eb, 'p.domicilio_localidad_id').as('real_localidad'),
      localidadDe(eb, 'p.legal_localidad_id').as('legal_localidad'),
    ]);

export const findPersonaById = (db: Db, id: number) => personas(db).where('p.id', '=', id).executeTakeFirst();
export const findPersonaPorCodigo = (db: Db, codigo: string) =>
  personas(db).where('p.codigo_qr', '=', codigo).executeTakeFirst();
export type FilaDePersona = NonNullable<Awaited<ReturnType<typeof findPersonaById>>>;

export const findImagenes = (db: Db, id: number) =>
  db
    .selectFrom('personas')
    .select(['imagen_perfil', 'foto_verificada', 'firma', 'firma_verificada'])
    .where('id', '=', id)
    .executeTakeFirst();
