import { zInmueble } from '@colega/contract/legajos';
import { sql } from 'kysely';
import { z } from 'zod';
import type { Db } from '../../db/conectar.ts';
import { jsonDe, listaDe } from '../../db/json-de.ts';
import { leerFilas } from '../../db/leer-filas.ts';

const zInmuebleDeCertificado = zInmueble
  .pick({ id: true, calle: true, numero: true, piso: true, depto: true })
  .extend({ partida: z.string().nullable(), localidad: z.string() });

const zContextoDelLegajo = z.object({
  numero_legajo: z.number(),
  matricula_id: z.number(),
  rubro: z.string(),
  profesional: z.object({
    nombre: z.string(),
    apellido_nombre: z.string(),
    cuit: z.string(),
    documento: z.string(),
    domicilio: z.string(),
    localidad: z.string().nullable(),
    matricula: z.object({ codigo: z.string(), descripcion: z.string(), titulo: z.string(), institucion: z.string() }),
  }),
  titulares: z.array(z.object({ id: z.number(), nombre: z.string(), cuit: z.string() })),
  inmuebles: z.array(zInmuebleDeCertificado),
});
export type ContextoDelLegajo = z.output<typeof zContextoDelLegajo>;

const titularesJson = sql`(
  select coalesce(json_agg(json_build_object('id', c.id, 'cuit', c.cuit,
    'nombre', trim(c.apellido || ' ' || c.nombre)) order by c.orden), '[]')
  from legajo_comitentes c where c.legajo_id = l.id and not c.locador)`;

const inmueblesJson = listaDe(
  jsonDe('legajo_inmuebles as i', zInmuebleDeCertificado, {
    localidad: sql`lo.nombre || ' (' || lo.codigo_postal || ')'`,
  }),
  sql`legajo_inmuebles i join localidades lo on lo.id = i.localidad_id where i.legajo_id = l.id`,
  sql`i.orden`,
);

const zConContexto = z.object({ contexto: zContextoDelLegajo });

export const findContexto = async (
  db: Db,
  legajoId: number,
  personaId: number,
): Promise<ContextoDelLegajo | undefined> => {
  const rows = await leerFilas(
    db,
    zConContexto,
    sql`
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
    where l.id = ${legajoId} and l.persona_id = ${personaId}`,
  );
  return rows[0]?.contexto;
};
