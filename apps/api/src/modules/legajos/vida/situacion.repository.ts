import {
  ESTADOS_DE_DETALLE,
  ESTADOS_DE_LEGAJO,
  RESPUESTAS_DEL_PADRON,
  type SituacionDelLegajo,
  TIPOS_DE_CONTRATO,
} from '@colega/domain/legajos';
import { type RawBuilder, sql } from 'kysely';
import { z } from 'zod';
import type { Db } from '../../../db/conectar.ts';
import { esAnterior } from '../../../db/es-anterior.ts';
import { esDeTasaCero } from '../../../db/es-de-tasa-cero.ts';
import { leerFilas } from '../../../db/leer-filas.ts';
import { abonado } from '../../../db/pagos-en-pie.ts';
import { tieneTraido } from '../../../db/traido-de-contrato.ts';

const ordenesJson = sql`(
  select coalesce(json_agg(json_build_object('id', o.id, 'circuito', o.circuito, 'estado', o.estado,
    'vencimiento', o.vencimiento, 'ultimo_vencimiento', o.ultimo_vencimiento, 'monto_total', o.monto_total::text,
    'monto_con_recargo', o.monto_con_recargo::text, 'abonado', ${abonado}) order by o.id), '[]')
  from ordenes_pago o where o.detalle_id = x.id)`;

/** What came in for a contract `x` by one circuit, or by any. */
export const pagadoDelContrato = (circuito: RawBuilder<unknown>) => sql`(
  select coalesce(sum(im.capital), 0) from ordenes_pago o join orden_items i on i.orden_id = o.id
  join imputaciones im on im.item_id = i.id
  where o.detalle_id = x.id and o.circuito = coalesce(${circuito}, o.circuito))`;

const detallesJson = sql`(
  select coalesce(json_agg(json_build_object('id', x.id, 'tipo_contrato', x.tipo_contrato, 'estado', ex.clave,
    'fecha', x.fecha, 'vencimiento', x.vencimiento, 'vencimiento_timbrado', x.vencimiento_timbrado,
    'cep_pagado', exists (select from ceps c where c.detalle_id = x.id and not c.anulado),
    'timbrado_pagado', exists (select from cargos_de_contrato c where c.detalle_id = x.id and c.circuito = 'timbrados'
      and c.importe > 0 and c.importe <= ${pagadoDelContrato(sql`'timbrados'`)}),
    'con_pagos', ${pagadoDelContrato(sql`null`)} > 0,
    'cep_traido', ${tieneTraido(sql`x.id`, 'cep')}, 'timbrado_traido', ${tieneTraido(sql`x.id`, 'timbrados')},
    'timbrado', (select t.tipo from timbrados t where t.detalle_id = x.id and not t.anulado),
    'visado', x.cvd_id is not null, 'anterior', ${esAnterior(sql`l`, sql`x`)},
    'sin_cep', ${esDeTasaCero('cep', sql`x.fecha`)}, 'sin_timbrado', ${esDeTasaCero('timbrado', sql`x.fecha`)},
    'ordenes', ${ordenesJson}) order by x.id), '[]')
  from legajo_detalles x join estados_legajos ex on ex.id = x.estado_id where x.legajo_id = l.id)`;

/** What the rules need of `legajos l`, with its state `e` and its modality `mo`. */
export const situacionJson = sql`json_build_object('estado', e.clave,
  'modalidad', json_build_object('es_especial', mo.es_especial, 'cep_exento', mo.cep_exento, 'franquicia', mo.franquicia),
  'comitentes', (select coalesce(json_agg(json_build_object('es_colegio', c.es_colegio, 'locador', c.locador,
    'padron', c.padron, 'sin_cuit', length(c.cuit) < 11)), '[]')
    from legajo_comitentes c where c.legajo_id = l.id),
  'completo', exists (select from legajo_comitentes c where c.legajo_id = l.id)
    and exists (select from legajo_inmuebles i where i.legajo_id = l.id)
    and not exists (select from legajo_detalles x where x.legajo_id = l.id
      and not ${esAnterior(sql`l`, sql`x`)}
      and not exists (select from detalle_tareas dt where dt.detalle_id = x.id)),
  'matricula', (select json_build_object('codigo', ma.codigo, 'estado', ema.clave)
    from matriculas ma join estados_matriculas ema on ema.id = ma.estado_id where ma.id = l.matricula_id),
  'observacion_abierta', exists (select from legajo_observaciones ob
    where ob.legajo_id = l.id and ob.estado = 'abierta'),
  'observacion_respondida', exists (select from legajo_observaciones ob
    where ob.legajo_id = l.id and ob.estado = 'respondida'),
  'detalles', ${detallesJson})`;

export const zSituacion = z.object({
  estado: z.enum(ESTADOS_DE_LEGAJO),
  modalidad: z.object({ es_especial: z.boolean(), cep_exento: z.boolean(), franquicia: z.boolean() }),
  comitentes: z.array(
    z.object({
      ...{ es_colegio: z.boolean(), locador: z.boolean(), padron: z.enum(RESPUESTAS_DEL_PADRON) },
      sin_cuit: z.boolean(),
    }),
  ),
  completo: z.boolean(),
  matricula: z.object({ codigo: z.string(), estado: z.string() }),
  observacion_abierta: z.boolean(),
  observacion_respondida: z.boolean(),
  detalles: z.array(
    z.object({
      id: z.number(),
      tipo_contrato: z.enum(TIPOS_DE_CONTRATO),
      estado: z.enum(ESTADOS_DE_DETALLE),
      fecha: z.string(),
      vencimiento: z.string(),
      vencimiento_timbrado: z.string().nullable(),
      cep_pagado: z.boolean(),
      timbrado_pagado: z.boolean(),
      con_pagos: z.boolean(),
      timbrado: z.enum(['interno', 'externo']).nullable(),
      visado: z.boolean(),
      anterior: z.boolean().optional(),
      cep_traido: z.boolean().optional(),
      timbrado_traido: z.boolean().optional(),
      sin_cep: z.boolean().optional(),
      sin_timbrado: z.boolean().optional(),
      ordenes: z.array(
        z.object({
          id: z.number(),
          circuito: z.enum(['cep', 'timbrados']),
          estado: z.enum(['pendiente', 'pago', 'vencido']),
          vencimiento: z.string(),
          ultimo_vencimiento: z.string(),
          monto_total: z.string(),
          monto_con_recargo: z.string(),
          abonado: z.string(),
        }),
      ),
    }),
  ),
}) satisfies z.ZodType<SituacionDelLegajo>;
const zConSituacion = z.object({ situacion: zSituacion });

const selectSituacion = async (db: Db, condicion: RawBuilder<unknown>): Promise<SituacionDelLegajo | undefined> => {
  const rows = await leerFilas(
    db,
    zConSituacion,
    sql`
    select ${situacionJson} as situacion
    from legajos l
    join estados_legajos e on e.id = l.estado_id
    join modalidades mo on mo.id = l.modalidad_id
    where ${condicion}`,
  );
  return rows[0]?.situacion;
};

export const findSituacion = (db: Db, legajoId: number): Promise<SituacionDelLegajo | undefined> =>
  selectSituacion(db, sql`l.id = ${legajoId}`);

export const findSituacionPropia = (
  db: Db,
  legajoId: number,
  personaId: number,
): Promise<SituacionDelLegajo | undefined> =>
  selectSituacion(db, sql`l.id = ${legajoId} and l.persona_id = ${personaId} and l.con_detalles`);
