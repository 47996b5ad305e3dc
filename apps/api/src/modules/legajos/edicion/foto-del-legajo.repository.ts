import type { FotoDeContrato, FotoDelLegajo } from '@colega/domain/legajos';
import { sql } from 'kysely';
import type { Db } from '../../../db/conectar.ts';

/** Of `legajo_detalles x` and its calculation `ca`, if it has one. */
const contratoJson = sql`json_build_object('id', x.id, 'tipo_calculo', x.tipo_calculo, 'fecha', x.fecha,
  'vencimiento', x.vencimiento, 'monto', x.monto::text, 'calculo_honorario_id', x.calculo_honorario_id,
  'tareas', (select coalesce(json_agg(json_build_object('tarea_id', t.tarea_id, 'nombre', ta.nombre,
      'monto', t.monto::text) order by t.orden), '[]')
    from detalle_tareas t join tareas ta on ta.id = t.tarea_id where t.detalle_id = x.id),
  'categoria', ca.pedido->>'categoria', 'factor_coeficiente', ca.pedido->>'factor_coeficiente',
  'huella_de_tareas', md5(ca.pedido->>'tareas_valores'),
  'forma_de_pago', x.forma_de_pago, 'tribunal_actuante', x.tribunal_actuante, 'destino_tarea', x.destino_tarea,
  'clausula_condicion', x.clausula_condicion, 'observaciones', x.observaciones)`;

const comitentesJson = sql`(
  select coalesce(jsonb_agg(to_jsonb(f) - array['id', 'legajo_id', 'orden'] order by f.orden), '[]')
  from legajo_comitentes f where f.legajo_id = l.id)`;

const inmueblesJson = sql`(
  select coalesce(jsonb_agg(to_jsonb(f) - array['id', 'legajo_id', 'orden']
    || jsonb_build_object('localidad', lo.nombre, 'latitud', f.latitud::text, 'longitud', f.longitud::text)
    order by f.orden), '[]')
  from legajo_inmuebles f join localidades lo on lo.id = f.localidad_id where f.legajo_id = l.id)`;

export const findFoto = async (db: Db, legajoId: number): Promise<FotoDelLegajo | undefined> => {
  const { rows } = await sql<{ foto: FotoDelLegajo }>`
    select json_build_object(
      'datos', json_build_object('numero_legajo', l.numero_legajo, 'matricula_id', l.matricula_id,
        'rubro_id', l.rubro_id, 'modalidad_id', l.modalidad_id, 'matricula', m.codigo, 'rubro', r.nombre,
        'modalidad', mo.nombre),
      'original', ${contratoJson}, 'comitentes', ${comitentesJson}, 'inmuebles', ${inmueblesJson}) as foto
    from legajos l join legajo_detalles x on x.legajo_id = l.id and x.tipo_contrato = 'original'
    left join calculos_honorarios ca on ca.id = x.calculo_honorario_id
    join matriculas m on m.id = l.matricula_id
    join rubros r on r.id = l.rubro_id
    join modalidades mo on mo.id = l.modalidad_id
    where l.id = ${legajoId}`.execute(db);
  return rows[0]?.foto;
};

export const findFotoDeContrato = async (db: Db, detalleId: number): Promise<FotoDeContrato> => {
  const { rows } = await sql<{ foto: FotoDeContrato }>`
    select ${contratoJson} as foto from legajo_detalles x
    left join calculos_honorarios ca on ca.id = x.calculo_honorario_id
    where x.id = ${detalleId}`.execute(db);
  const [fila] = rows;
  if (!fila) throw new Error(`No existe el contrato ${detalleId}`);
  return fila.foto;
};
