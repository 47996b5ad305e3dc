import { sql } from 'kysely';
import type { Db } from '../../db/conectar.ts';

/** What a certificate takes from its file: who may be its holder, which property, and what is printed of them. */
export type ContextoDelLegajo = {
  numero_legajo: number;
  matricula_id: number;
  rubro: string;
  profesional: {
    nombre: string;
    apellido_nombre: string;
    cuit: string;
    documento: string;
    domicilio: string;
    localidad: string | null;
    matricula: { codigo: string; descripcion: string; titulo: string; institucion: string };
  };
  titulares: { id: number; nombre: string; cuit: string }[];
  inmuebles: {
    id: number;
    calle: string;
    numero: string;
    piso: string;
    depto: string;
    partida: string | null;
    localidad: string;
  }[];
};

const titularesJson = sql`(
  select coalesce(json_agg(json_build_object('id', c.id, 'cuit', c.cuit,
    'nombre', trim(c.apellido || ' ' || c.nombre)) order by c.orden), '[]')
  from legajo_comitentes c where c.legajo_id = l.id and not c.locador)`;

const inmueblesJson = sql`(
  select coalesce(json_agg(json_build_object('id', i.id, 'calle', i.calle, 'numero', i.numero, 'piso', i.piso,
    'depto', i.depto, 'partida', i.partida, 'localidad', lo.nombre || ' (' || lo.codigo_postal || ')') order by i.orden), '[]')
  from legajo_inmuebles i join localidades lo on lo.id = i.localidad_id where i.legajo_id = l.id)`;

/** Of a file of that person. */
export const findContexto = async (
  db: Db,
  legajoId: number,
  personaId: number,
): Promise<ContextoDelLegajo | undefined> => {
  const { rows } = await sql<{ contexto: ContextoDelLegajo }>`
    select json_build_object('numero_legajo', l.numero_legajo, 'matricula_id', l.matricula_id, 'rubro', r.clave,
      'profesional', json_build_object('nombre', trim(p.nombre || ' ' || p.apellido), 'cuit', p.cuit,
        'apellido_nombre', p.apellido || ', ' || p.nombre, 'documento', p.documento,
        'domicilio', trim(concat_ws(' ', p.domicilio_calle, p.domicilio_numero, 'piso ' || nullif(p.domicilio_piso, ''),
          'dpto ' || nullif(p.domicilio_departamento, ''))),
        'localidad', (select lo.nombre || ' (' || lo.codigo_postal || ')' from localidades lo
          where lo.id = p.domicilio_localidad_id),
        'matricula', json_build_object('codigo', m.codigo, 'descripcion', m.descripcion,
          'titulo', m.titulo_descripcion, 'institucion', m.institucion)),
      'titulares', ${titularesJson}, 'inmuebles', ${inmueblesJson}) as contexto
    from legajos l
    join rubros r on r.id = l.rubro_id
    join personas p on p.id = l.persona_id
    join matriculas m on m.id = l.matricula_id
    where l.id = ${legajoId} and l.persona_id = ${personaId}`.execute(db);
  return rows[0]?.contexto;
};
