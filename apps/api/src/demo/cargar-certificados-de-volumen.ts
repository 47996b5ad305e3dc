import { armarCuerpo } from '@colega/domain/certificados';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../db/conectar.ts';
import { perteneceAlVolumen, type Volumen } from './cargar-cupones-de-volumen.ts';
import { FORMULARIOS } from './certificados/valores.ts';

const { configuracion, valores } = FORMULARIOS.caie;
const DATOS = JSON.stringify({ ...configuracion, ...armarCuerpo('caie', valores) });

const impreso = sql`jsonb_build_object('numero_legajo', l.numero_legajo,
  'profesional', jsonb_build_object('nombre', p.nombre || ' ' || p.apellido, 'cuit', p.cuit,
    'domicilio', concat_ws(' ', p.domicilio_calle, p.domicilio_numero),
    'matricula', jsonb_build_object('codigo', m.codigo, 'descripcion', m.descripcion)),
  'titular', jsonb_build_object('nombre', c.apellido || ' ' || c.nombre, 'cuit', c.cuit), 'localidad', null,
  'inmueble', jsonb_build_object('calle', i.calle, 'numero', i.numero, 'piso', '', 'depto', '', 'localidad', lo.nombre))`;

const certificados = (v: Volumen): RawBuilder<unknown> => sql`
  insert into certificados (legajo_id, inmueble_id, type, numero_certificado, fecha_creacion, estado, codigo, datos,
    impreso, creado_en)
  select l.id, i.id, 'caie', 'CAIE-' || extract(year from v.fecha) || '-' || lpad((coalesce(nu.ultimo, 0)
      + row_number() over (partition by extract(year from v.fecha) order by v.id))::text, 6, '0'),
    v.fecha, 'confirmado', md5('certificado ' || v.id), ${DATOS}::jsonb, ${impreso}, v.creado_en
  from cvds v join legajos l on l.id = v.legajo_id
  join personas p on p.id = l.persona_id join matriculas m on m.id = l.matricula_id
  join legajo_comitentes c on c.legajo_id = l.id and c.orden = 0
  join legajo_inmuebles i on i.legajo_id = l.id and i.orden = 0 join localidades lo on lo.id = i.localidad_id
  left join numeradores_de_certificados nu on nu.type = 'caie' and nu.anio = extract(year from v.fecha)
  where ${perteneceAlVolumen(v, sql`l.persona_id`)} and hashint4(v.id) % 2 = 0`;

const numeradores = (v: Volumen): RawBuilder<unknown> => sql`
  insert into numeradores_de_certificados (type, anio, ultimo)
  select 'caie', extract(year from c.fecha_creacion)::int, max(split_part(c.numero_certificado, '-', 3)::int)
  from certificados c join legajos l on l.id = c.legajo_id
  where ${perteneceAlVolumen(v, sql`l.persona_id`)} and c.type = 'caie' group by 2
  on conflict (type, anio) do update set ultimo = greatest(numeradores_de_certificados.ultimo, excluded.ultimo)`;

export const insertCertificados = async (db: Db, volumen: Volumen): Promise<void> => {
  for (const paso of [certificados, numeradores]) await sql`${paso(volumen)}`.execute(db);
};
