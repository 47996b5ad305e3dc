import type { Legajo } from '@colega/contract/legajos';
import type { SituacionDelLegajo } from '@colega/domain/legajos';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../db/conectar.ts';
import {
  baseDeLegajo,
  estadoJson,
  localidadJson,
  matriculaJson,
  modalidadJson,
  partidaJson,
  resumenDeDetalles,
  rubroJson,
} from './formas.ts';
import { situacionJson } from './vida/situacion.repository.ts';

const domicilioJson = (prefijo: 'real' | 'legal') => {
  const calle = sql.ref(`c.${prefijo}_calle`);
  return sql`case when ${calle} is not null then json_build_object('calle', ${calle},
    'numero', ${sql.ref(`c.${prefijo}_numero`)},
    'localidad', ${localidadJson(sql.ref(`c.${prefijo}_localidad_id`))}) end`;
};

const comitentesJson = sql`(
  select coalesce(json_agg(json_build_object('id', c.id, 'cuit', c.cuit,
    'apellido_nombre', trim(c.apellido || ' ' || c.nombre), 'apellido', c.apellido, 'nombre', c.nombre,
    'fisico', c.fisico, 'locador', c.locador, 'res_806', c.res_806, 'firmante', c.firmante, 'cargo', c.cargo,
    'domicilio_real', ${domicilioJson('real')}, 'domicilio_legal', ${domicilioJson('legal')}) order by c.orden), '[]')
  from legajo_comitentes c where c.legajo_id = l.id)`;

/** The properties of `legajos l`, as zInmueble. */
export const inmueblesJson = sql`(
  select coalesce(json_agg(json_build_object('id', i.id, 'calle', i.calle, 'numero', i.numero, 'piso', i.piso,
    'depto', i.depto, 'localidad', ${localidadJson(sql`i.localidad_id`)}, 'partido', i.partido, 'partida', ${partidaJson(sql`i.partida`)},
    'circunscripcion', i.circunscripcion, 'seccion', i.seccion, 'chacra', i.chacra, 'quinta', i.quinta,
    'fraccion', i.fraccion, 'manzana', i.manzana, 'parcela', i.parcela, 'subparcela', i.subparcela,
    'latitud', i.latitud::text, 'longitud', i.longitud::text) order by i.orden), '[]')
  from legajo_inmuebles i where i.legajo_id = l.id)`;

const tareasJson = sql`(
  select coalesce(json_agg(json_build_object('tarea', json_build_object('id', t.id, 'nombre', t.nombre),
    'monto', dt.monto::text) order by dt.orden), '[]')
  from detalle_tareas dt join tareas t on t.id = dt.tarea_id where dt.detalle_id = x.id)`;

const timbradosJson = sql`(
  select coalesce(json_agg(json_build_object('id', t.id, 'tipo', t.tipo, 'anulado', t.anulado, 'prepago', t.prepago,
    'numero_formateado', t.numero_formateado, 'fecha', t.fecha, 'importe', t.importe::text,
    'descripcion', t.descripcion, 'comprobante_id', t.comprobante_id,
    'orden_pago_id', t.orden_pago_id) order by t.id), '[]')
  from timbrados t where t.detalle_id = x.id)`;

/** The receipt that settled an order: the first one. */
const comprobanteDe = (orden: RawBuilder<unknown>) =>
  sql`(select min(co.id) from comprobantes co where co.orden_id = ${orden})`;

const cepsJson = sql`(
  select coalesce(json_agg(json_build_object('id', c.id, 'fecha', c.fecha, 'importe', c.importe::text,
    'anulado', c.anulado, 'orden_pago_id', c.orden_pago_id,
    'comprobante_id', ${comprobanteDe(sql`c.orden_pago_id`)}) order by c.id), '[]')
  from ceps c where c.detalle_id = x.id)`;

const detallesJson = sql`(
  select coalesce(json_agg(json_build_object('id', x.id, 'legajo_id', x.legajo_id, 'tipo_contrato', x.tipo_contrato,
    'tipo_calculo', x.tipo_calculo, 'estado', ${estadoJson('ex')}, 'fecha', x.fecha, 'vencimiento', x.vencimiento,
    'monto', x.monto::text, 'monto_diferenciado', x.monto_diferenciado, 'tareas', ${tareasJson},
    'calculo_honorario_id', x.calculo_honorario_id, 'resolucion_id', x.resolucion_id,
    'tribunal_actuante', x.tribunal_actuante, 'forma_de_pago', x.forma_de_pago,
    'clausula_condicion', x.clausula_condicion, 'destino_tarea', x.destino_tarea, 'observaciones', x.observaciones,
    'timbrados', ${timbradosJson}, 'ceps', ${cepsJson}) order by x.id), '[]')
  from legajo_detalles x join estados_legajos ex on ex.id = x.estado_id where x.legajo_id = l.id)`;

const ordenesJson = sql`(
  select coalesce(json_agg(json_build_object('id', o.id, 'numero_boleta', o.numero_boleta, 'estado', o.estado,
    'monto_total', o.monto_total::text, 'vencimiento', o.vencimiento,
    'ultimo_vencimiento', o.ultimo_vencimiento, 'comprobante_id', ${comprobanteDe(sql`o.id`)})), '[]')
  from ordenes_pago o join legajo_detalles x on x.id = o.detalle_id where x.legajo_id = l.id)`;

/** Of what each contract owes, what was paid of it in part: of each charge, without surcharges, less what was undone. */
const aCuentaJson = sql`(
  select coalesce(json_agg(json_build_object('detalle_id', c.detalle_id, 'circuito', c.circuito,
    'pagado', pa.pagado::text, 'resta', (c.importe - pa.pagado)::text) order by c.detalle_id, c.circuito), '[]')
  from cargos_de_contrato c join legajo_detalles x on x.id = c.detalle_id
  cross join lateral (select coalesce(sum(im.capital), 0.00) as pagado
    from ordenes_pago o join orden_items it on it.orden_id = o.id join imputaciones im on im.item_id = it.id
    where o.detalle_id = c.detalle_id and o.circuito = c.circuito) pa
  where x.legajo_id = l.id and pa.pagado > 0 and pa.pagado < c.importe)`;

const observacionesJson = sql`(
  select coalesce(json_agg(json_build_object('id', ob.id, 'campo', ob.campo, 'texto', ob.texto,
    'creada_en', ob.creada_en, 'respondida_en', ob.respondida_en, 'estado', ob.estado,
    'hilo', (select coalesce(json_agg(json_build_object('cuando', oh.cuando, 'accion', oh.accion, 'texto', oh.texto,
      'cambios', coalesce(oh.cambios, '[]')) order by oh.id), '[]')
      from observacion_hechos oh where oh.observacion_id = ob.id)) order by ob.id), '[]')
  from legajo_observaciones ob where ob.legajo_id = l.id)`;

const certificadosJson = sql`(
  select coalesce(json_agg(json_build_object('id', ce.id, 'numero_certificado', ce.numero_certificado, 'type', ce.type,
    'fecha_creacion', ce.fecha_creacion, 'estado', ce.estado,
    'inmueble', coalesce(trim(i.calle || ' ' || i.numero), '')) order by ce.id), '[]')
  from certificados ce left join legajo_inmuebles i on i.id = ce.inmueble_id where ce.legajo_id = l.id)`;

type Calculado =
  | 'acciones_permitidas'
  | 'edicion'
  | 'estado_cep'
  | 'estado_timbrado'
  | 'es_colegio_comitente'
  | 'puede_confirmar'
  | 'puede_timbrarse_prepago'
  | 'detalle_vigente'
  | 'detalle_vigente_timbrado'
  | 'fecha_vencimiento_timbrado_prepago'
  | 'ultima_orden_timbrado_generado'
  | 'ultima_orden_cep_generado'
  | 'ceps'
  | 'falta';

/** A file as it is stored, and its situation, from which the rules say the rest. */
export type LegajoSinCalcular = Omit<Legajo, Calculado | 'detalles' | 'observaciones'> & {
  observaciones: Omit<Legajo['observaciones'][number], 'puede'>[];
  detalles: Omit<Legajo['detalles'][number], 'acciones' | 'plazo_de_timbrado'>[];
  ordenes: NonNullable<Legajo['ultima_orden_cep_generado']>[];
};

/** A file of that person, whole; somebody else's is as one that does not exist. */
export const findLegajoById = async (
  db: Db,
  id: number,
  personaId: number,
): Promise<{ legajo: LegajoSinCalcular; situacion: SituacionDelLegajo } | undefined> => {
  const { rows } = await sql<{ legajo: LegajoSinCalcular; situacion: SituacionDelLegajo }>`
    select json_build_object(${baseDeLegajo}, 'version', l.version, 'timbrado_cumplido', l.timbrado_cumplido,
      'franquicia', mo.franquicia,
      'persona', json_build_object('id', p.id, 'nombre', trim(p.nombre || ' ' || p.apellido)),
      'matricula', ${matriculaJson}, 'rubro', ${rubroJson}, 'modalidad', ${modalidadJson},
      'comitentes', ${comitentesJson}, 'inmuebles', ${inmueblesJson}, 'detalles', ${detallesJson},
      'ordenes', ${ordenesJson}, 'a_cuenta', ${aCuentaJson}, 'observaciones', ${observacionesJson},
      'certificados', ${certificadosJson}) as legajo,
      ${situacionJson} as situacion
    from legajos l
    join personas p on p.id = l.persona_id
    join estados_legajos e on e.id = l.estado_id
    join matriculas m on m.id = l.matricula_id
    join estados_matriculas em on em.id = m.estado_id
    join rubros r on r.id = l.rubro_id
    left join segmentos s on s.id = r.segmento_id
    join modalidades mo on mo.id = l.modalidad_id
    cross join lateral (${resumenDeDetalles}) d
    where l.id = ${id} and l.persona_id = ${personaId} and d.tipo_contrato is not null`.execute(db);
  return rows[0];
};
