import {
  zCep,
  zCertificadoDeLegajo,
  zComitente,
  zDetalle,
  zInmueble,
  zLegajo,
  zObservacion,
  zOrdenGenerada,
  zTimbrado,
} from '@colega/contract/legajos';
import { sql } from 'kysely';
import { z } from 'zod';
import type { Db } from '../../db/conectar.ts';
import { jsonDe, listaDe } from '../../db/json-de.ts';
import { leerFilas } from '../../db/leer-filas.ts';
import { comprobanteEnPie } from '../../db/pagos-en-pie.ts';
import {
  baseDeLegajo,
  estadoJson,
  localidadJson,
  matriculaJson,
  modalidadJson,
  partidaJson,
  resumenDeDetalles,
  rubroJson,
} from './formas.repository.ts';
import { contratosPorPagarJson, zContratosPorPagar } from './pendientes.repository.ts';
import { situacionJson, zSituacion } from './vida/situacion.repository.ts';

const domicilioJson = (prefijo: 'real' | 'legal') => {
  const calle = sql.ref(`c.${prefijo}_calle`);
  return sql`case when ${calle} is not null then json_build_object('calle', ${calle},
    'numero', ${sql.ref(`c.${prefijo}_numero`)},
    'localidad', ${localidadJson(sql.ref(`c.${prefijo}_localidad_id`))}) end`;
};

const comitentesJson = listaDe(
  jsonDe('legajo_comitentes as c', zComitente, {
    apellido_nombre: sql`trim(c.apellido || ' ' || c.nombre)`,
    domicilio_real: domicilioJson('real'),
    domicilio_legal: domicilioJson('legal'),
  }),
  sql`legajo_comitentes c where c.legajo_id = l.id`,
  sql`c.orden`,
);

const inmueblesJson = listaDe(
  jsonDe('legajo_inmuebles as i', zInmueble, {
    localidad: localidadJson(sql`i.localidad_id`),
    partida: partidaJson(sql`i.partida`),
    latitud: sql`i.latitud::text`,
    longitud: sql`i.longitud::text`,
  }),
  sql`legajo_inmuebles i where i.legajo_id = l.id`,
  sql`i.orden`,
);

const tareasJson = sql`(
  select coalesce(json_agg(json_build_object('tarea', json_build_object('id', t.id, 'nombre', t.nombre),
    'monto', dt.monto::text) order by dt.orden), '[]')
  from detalle_tareas dt join tareas t on t.id = dt.tarea_id where dt.detalle_id = x.id)`;

const timbradosJson = listaDe(
  jsonDe('timbrados as t', zTimbrado, { importe: sql`t.importe::text` }),
  sql`timbrados t where t.detalle_id = x.id`,
  sql`t.id`,
);

const cepsJson = listaDe(
  jsonDe('ceps as c', zCep, { importe: sql`c.importe::text`, comprobante_id: comprobanteEnPie(sql`c.orden_pago_id`) }),
  sql`ceps c where c.detalle_id = x.id`,
  sql`c.id`,
);

const zDetalleGuardado = zDetalle.omit({ acciones: true, plazo_de_timbrado: true });
const detallesJson = listaDe(
  jsonDe('legajo_detalles as x', zDetalleGuardado, {
    estado: estadoJson('ex'),
    monto: sql`x.monto::text`,
    tareas: tareasJson,
    timbrados: timbradosJson,
    ceps: cepsJson,
  }),
  sql`legajo_detalles x join estados_legajos ex on ex.id = x.estado_id where x.legajo_id = l.id`,
  sql`x.id`,
);

const ordenesJson = sql`(
  select coalesce(json_agg(${jsonDe('ordenes_pago as o', zOrdenGenerada, {
    monto_total: sql`o.monto_total::text`,
    comprobante_id: comprobanteEnPie(sql`o.id`),
  })}), '[]')
  from ordenes_pago o join legajo_detalles x on x.id = o.detalle_id where x.legajo_id = l.id)`;

const aCuentaJson = sql`(
  select coalesce(json_agg(json_build_object('detalle_id', c.detalle_id, 'circuito', c.circuito,
    'pagado', pa.pagado::text, 'resta', (c.importe - pa.pagado)::text) order by c.detalle_id, c.circuito), '[]')
  from cargos_de_contrato c join legajo_detalles x on x.id = c.detalle_id
  cross join lateral (select coalesce(sum(im.capital), 0.00) as pagado
    from ordenes_pago o join orden_items it on it.orden_id = o.id join imputaciones im on im.item_id = it.id
    where o.detalle_id = c.detalle_id and o.circuito = c.circuito) pa
  where x.legajo_id = l.id and pa.pagado > 0 and pa.pagado < c.importe)`;

const zObservacionGuardada = zObservacion.omit({ puede: true, plazo: true });
const hiloJson = listaDe(
  jsonDe('observacion_hechos as oh', zObservacion.shape.hilo.element, { cambios: sql`coalesce(oh.cambios, '[]')` }),
  sql`observacion_hechos oh where oh.observacion_id = ob.id`,
  sql`oh.id`,
);
const observacionesJson = listaDe(
  jsonDe('legajo_observaciones as ob', zObservacionGuardada, { hilo: hiloJson }),
  sql`legajo_observaciones ob where ob.legajo_id = l.id`,
  sql`ob.id`,
);

const certificadosJson = listaDe(
  jsonDe('certificados as ce', zCertificadoDeLegajo, {
    inmueble: sql`coalesce(trim(i.calle || ' ' || i.numero), '')`,
  }),
  sql`certificados ce left join legajo_inmuebles i on i.id = ce.inmueble_id where ce.legajo_id = l.id`,
  sql`ce.id`,
);

const zLegajoSinCalcular = zLegajo
  .omit({
    acciones_permitidas: true,
    edicion: true,
    estado_cep: true,
    estado_timbrado: true,
    es_colegio_comitente: true,
    puede_confirmar: true,
    puede_timbrarse_prepago: true,
    detalle_vigente: true,
    detalle_vigente_timbrado: true,
    fecha_vencimiento_timbrado_prepago: true,
    ultima_orden_timbrado_generado: true,
    ultima_orden_cep_generado: true,
    ceps: true,
    falta: true,
    pendientes: true,
  })
  .extend({
    observaciones: z.array(zObservacionGuardada),
    detalles: z.array(zDetalleGuardado),
    ordenes: z.array(zOrdenGenerada),
    contratos: zContratosPorPagar,
  });

const zLegajoConSituacion = z.object({ legajo: zLegajoSinCalcular, situacion: zSituacion });

export const findLegajoById = async (
  db: Db,
  id: number,
  personaId: number,
): Promise<z.output<typeof zLegajoConSituacion> | undefined> => {
  const rows = await leerFilas(
    db,
    zLegajoConSituacion,
    sql`
    select json_build_object(${baseDeLegajo}, 'version', l.version, 'timbrado_cumplido', l.timbrado_cumplido,
      'franquicia', mo.franquicia,
      'persona', json_build_object('id', p.id, 'nombre', trim(p.nombre || ' ' || p.apellido)),
      'matricula', ${matriculaJson}, 'rubro', ${rubroJson}, 'modalidad', ${modalidadJson},
      'comitentes', ${comitentesJson}, 'inmuebles', ${inmueblesJson}, 'detalles', ${detallesJson},
      'ordenes', ${ordenesJson}, 'contratos', ${contratosPorPagarJson}, 'a_cuenta', ${aCuentaJson}, 'observaciones', ${observacionesJson},
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
    where l.id = ${id} and l.persona_id = ${personaId} and d.tipo_contrato is not null`,
  );
  return rows[0];
};
