import { zMatricula } from '@colega/contract/perfil';
import { zEstado, zLocalidad, zModalidad, zRubro, zSegmento } from '@colega/contract/referencias';
import { type RawBuilder, sql } from 'kysely';
import { jsonDe } from '../../db/json-de.ts';

export const estadoJson = (e: string): RawBuilder<unknown> => jsonDe(`estados_legajos as ${e}`, zEstado, {});

const nombreDe = (tabla: 'provincias as pr' | 'distritos as di') =>
  jsonDe(tabla, zLocalidad.shape.partido.shape.provincia, {});

export const localidadJson = (id: RawBuilder<unknown>): RawBuilder<unknown> => sql`(
  select ${jsonDe('localidades as lo', zLocalidad, {
    partido: jsonDe('partidos as pa', zLocalidad.shape.partido, {
      provincia: nombreDe('provincias as pr'),
      distrito: sql`case when di.id is not null then ${nombreDe('distritos as di')} end`,
    }),
    latitud: sql`lo.latitud::text`,
    longitud: sql`lo.longitud::text`,
  })}
  from localidades lo
  join partidos pa on pa.id = lo.partido_id
  join provincias pr on pr.id = pa.provincia_id
  left join distritos di on di.id = pa.distrito_id
  where lo.id = ${id})`;

/** A partida travels as an integer, unless it begins with a zero (S-391). */
export const partidaJson = (partida: RawBuilder<unknown>): RawBuilder<unknown> =>
  sql`case when ${partida} like '0%' then to_json(${partida}) else to_json(${partida}::int) end`;

export const matriculaJson = jsonDe('matriculas as m', zMatricula, {
  estado: jsonDe('estados_matriculas as em', zMatricula.shape.estado, {}),
});

export const rubroJson = jsonDe('rubros as r', zRubro, {
  segmento: sql`case when s.id is not null then ${jsonDe('segmentos as s', zSegmento, {})} end`,
});

export const modalidadJson = jsonDe('modalidades as mo', zModalidad, {});

const ultimoVisado = sql`
  select json_build_object('numero', v.numero, 'fecha', v.fecha, 'numero_control', v.numero_control,
    'cvd', json_build_object('id', v.id, 'hash', v.hash, 'estado', v.estado))
  from cvds v where v.legajo_id = l.id order by v.id desc limit 1`;

/** List and detail share this. It reads `legajos l`, its state `e` and the sums `d` of its details. */
export const baseDeLegajo = sql`
  'id', l.id, 'numero_legajo', l.numero_legajo, 'fecha', l.fecha, 'tipo', l.tipo,
  'tipo_contrato', d.tipo_contrato, 'estado_legajo', ${estadoJson('e')}, 'estado', ${estadoJson('e')},
  'visado', (${ultimoVisado}), 'cep_cumplido', l.cep_cumplido, 'automatico', d.automatico,
  'monto_total', d.monto_total, 'puede_editarse', l.puede_editarse`;

export const resumenDeDetalles = sql`
  select (array_agg(x.tipo_contrato order by ex.clave = 'anulado', x.id desc))[1] as tipo_contrato,
    coalesce(bool_or(x.tipo_calculo = 'automatico') filter (where x.tipo_contrato = 'original'), false) as automatico,
    coalesce(sum(x.monto) filter (where ex.clave <> 'anulado'), sum(x.monto), 0.00)::text as monto_total
  from legajo_detalles x join estados_legajos ex on ex.id = x.estado_id
  where x.legajo_id = l.id`;
