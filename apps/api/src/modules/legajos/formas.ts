import { type RawBuilder, sql } from 'kysely';

const ref = (alias: string, columna: string) => sql.ref(`${alias}.${columna}`);

/** JSON of a row of estados_legajos, as zEstado. */
export const estadoJson = (e: string): RawBuilder<unknown> =>
  sql`json_build_object('id', ${ref(e, 'id')}, 'clave', ${ref(e, 'clave')}, 'nombre', ${ref(e, 'nombre')},
    'color', ${ref(e, 'color')}, 'color_texto', ${ref(e, 'color_texto')})`;

/** JSON of a locality by its id, as zLocalidad; null when there is none. */
export const localidadJson = (id: RawBuilder<unknown>): RawBuilder<unknown> => sql`(
  select json_build_object('id', lo.id, 'nombre', lo.nombre, 'codigo_postal', lo.codigo_postal,
    'partido', json_build_object('id', pa.id, 'nombre', pa.nombre, 'codigo_arba', pa.codigo_arba,
      'provincia', json_build_object('id', pr.id, 'nombre', pr.nombre),
      'distrito', case when di.id is not null then json_build_object('id', di.id, 'nombre', di.nombre) end),
    'latitud', lo.latitud::text, 'longitud', lo.longitud::text)
  from localidades lo
  join partidos pa on pa.id = lo.partido_id
  join provincias pr on pr.id = pa.provincia_id
  left join distritos di on di.id = pa.distrito_id
  where lo.id = ${id})`;

/** A partida as it travels (S-391): an integer, unless it begins with a zero. */
export const partidaJson = (partida: RawBuilder<unknown>): RawBuilder<unknown> =>
  sql`case when ${partida} like '0%' then to_json(${partida}) else to_json(${partida}::int) end`;

export const matriculaJson = sql`json_build_object('id', m.id, 'codigo', m.codigo, 'descripcion', m.descripcion,
  'estado', json_build_object('id', em.id, 'clave', em.clave, 'nombre', em.nombre, 'abreviatura', em.abreviatura,
    'color', em.color, 'color_texto', em.color_texto))`;

export const rubroJson = sql`json_build_object('id', r.id, 'clave', r.clave, 'nombre', r.nombre, 'activo', r.activo,
  'segmento', case when s.id is not null then json_build_object('id', s.id, 'key', s.key, 'nombre', s.nombre) end,
  'oculta_categoria', r.oculta_categoria, 'muestra_coeficiente', r.muestra_coeficiente,
  'es_electrico', r.es_electrico)`;

export const modalidadJson = sql`json_build_object('id', mo.id, 'clave', mo.clave, 'nombre', mo.nombre,
  'activa', mo.activa, 'cep_exento', mo.cep_exento, 'franquicia', mo.franquicia, 'alerta', mo.alerta,
  'exige_res_806', mo.exige_res_806, 'cuit_fijo', mo.cuit_fijo, 'es_especial', mo.es_especial)`;

/** The newest approval in force. */
const ultimoVisado = sql`
  select json_build_object('numero', v.numero, 'fecha', v.fecha, 'numero_control', v.numero_control,
    'cvd', json_build_object('id', v.id, 'hash', v.hash, 'estado', v.estado))
  from cvds v where v.legajo_id = l.id order by v.id desc limit 1`;

/** What list and detail share, from `legajos l`, its state `e` and the sums `d` of its details. */
export const baseDeLegajo = sql`
  'id', l.id, 'numero_legajo', l.numero_legajo, 'fecha', l.fecha, 'tipo', l.tipo,
  'tipo_contrato', d.tipo_contrato, 'estado_legajo', ${estadoJson('e')}, 'estado', ${estadoJson('e')},
  'visado', (${ultimoVisado}), 'cep_cumplido', l.cep_cumplido, 'automatico', d.automatico,
  'monto_total', d.monto_total, 'puede_editarse', l.puede_editarse`;

/** The contract type of the newest detail that is not annulled, and the total of those; of all, when none is left. */
export const resumenDeDetalles = sql`
  select (array_agg(x.tipo_contrato order by ex.clave = 'anulado', x.id desc))[1] as tipo_contrato,
    coalesce(bool_or(x.tipo_calculo = 'automatico') filter (where x.tipo_contrato = 'original'), false) as automatico,
    coalesce(sum(x.monto) filter (where ex.clave <> 'anulado'), sum(x.monto), 0.00)::text as monto_total
  from legajo_detalles x join estados_legajos ex on ex.id = x.estado_id
  where x.legajo_id = l.id`;
