import type { SituacionDelLegajo } from '@colega/domain/legajos';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../../db/conectar.ts';

const ordenesJson = sql`(
  select coalesce(json_agg(json_build_object('id', o.id, 'circuito', o.circuito, 'estado', o.estado,
    'ultimo_vencimiento', o.ultimo_vencimiento) order by o.id), '[]')
  from ordenes_pago o where o.detalle_id = x.id)`;

/** What of the contract `x` is paid in a circuit, or in all: of each charge, without surcharges, less what was undone. */
const pagado = (circuito: RawBuilder<unknown>) => sql`(
  select coalesce(sum(im.capital), 0) from ordenes_pago o join orden_items i on i.orden_id = o.id
  join imputaciones im on im.item_id = i.id
  where o.detalle_id = x.id and o.circuito = coalesce(${circuito}, o.circuito))`;

const detallesJson = sql`(
  select coalesce(json_agg(json_build_object('id', x.id, 'tipo_contrato', x.tipo_contrato, 'estado', ex.clave,
    'fecha', x.fecha, 'vencimiento', x.vencimiento, 'vencimiento_timbrado', x.vencimiento_timbrado,
    'cep_pagado', exists (select from ceps c where c.detalle_id = x.id and not c.anulado),
    'timbrado_pagado', exists (select from cargos_de_contrato c where c.detalle_id = x.id and c.circuito = 'timbrados'
      and c.importe > 0 and c.importe <= ${pagado(sql`'timbrados'`)}),
    'con_pagos', ${pagado(sql`null`)} > 0,
    'timbrado', (select t.tipo from timbrados t where t.detalle_id = x.id and not t.anulado),
    'visado', x.cvd_id is not null, 'ordenes', ${ordenesJson}) order by x.id), '[]')
  from legajo_detalles x join estados_legajos ex on ex.id = x.estado_id where x.legajo_id = l.id)`;

/** What the rules need to know of `legajos l`, with its state `e` and its modality `mo`. */
export const situacionJson = sql`json_build_object('estado', e.clave,
  'modalidad', json_build_object('es_especial', mo.es_especial, 'cep_exento', mo.cep_exento, 'franquicia', mo.franquicia),
  'comitentes', (select coalesce(json_agg(json_build_object('es_colegio', c.es_colegio, 'locador', c.locador)), '[]')
    from legajo_comitentes c where c.legajo_id = l.id),
  'completo', exists (select from legajo_comitentes c where c.legajo_id = l.id)
    and exists (select from legajo_inmuebles i where i.legajo_id = l.id)
    and not exists (select from legajo_detalles x where x.legajo_id = l.id
      and not exists (select from detalle_tareas dt where dt.detalle_id = x.id)),
  'matricula', (select json_build_object('codigo', ma.codigo, 'estado', ema.clave)
    from matriculas ma join estados_matriculas ema on ema.id = ma.estado_id where ma.id = l.matricula_id),
  'observacion_abierta', exists (select from legajo_observaciones ob
    where ob.legajo_id = l.id and ob.estado = 'abierta'),
  'observacion_respondida', exists (select from legajo_observaciones ob
    where ob.legajo_id = l.id and ob.estado = 'respondida'),
  'detalles', ${detallesJson})`;

const selectSituacion = async (db: Db, condicion: RawBuilder<unknown>): Promise<SituacionDelLegajo | undefined> => {
  const { rows } = await sql<{ situacion: SituacionDelLegajo }>`
    select ${situacionJson} as situacion
    from legajos l
    join estados_legajos e on e.id = l.estado_id
    join modalidades mo on mo.id = l.modalidad_id
    where ${condicion}`.execute(db);
  return rows[0]?.situacion;
};

export const findSituacion = (db: Db, legajoId: number): Promise<SituacionDelLegajo | undefined> =>
  selectSituacion(db, sql`l.id = ${legajoId}`);

/** Of a file that its technician sees; somebody else's is as one that does not exist. */
export const findSituacionPropia = (
  db: Db,
  legajoId: number,
  personaId: number,
): Promise<SituacionDelLegajo | undefined> =>
  selectSituacion(db, sql`l.id = ${legajoId} and l.persona_id = ${personaId} and l.con_detalles`);
