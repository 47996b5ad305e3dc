import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../../db/conectar.ts';

/** Amounts, tasks and dates of a contract: what may not change while money moves. */
type Montos = {
  tipo_calculo: string;
  fecha: string;
  vencimiento: string;
  monto: string;
  calculo_honorario_id: number | null;
  tareas: { tarea_id: number; monto: string }[];
};

export type FotoDeContrato = Montos & {
  id: number;
  forma_de_pago: string;
  tribunal_actuante: string;
  destino_tarea: string;
  clausula_condicion: string;
  observaciones: string;
};

/** What a technician may change of a file, as it is stored: to compare with, and for the audit trail. */
export type FotoDelLegajo = {
  datos: { numero_legajo: number; matricula_id: number; rubro_id: number; modalidad_id: number };
  original: FotoDeContrato;
  comitentes: Record<string, unknown>[];
  inmuebles: Record<string, unknown>[];
};

/** Of `legajo_detalles x`. */
const contratoJson = sql`json_build_object('id', x.id, 'tipo_calculo', x.tipo_calculo, 'fecha', x.fecha,
  'vencimiento', x.vencimiento, 'monto', x.monto::text, 'calculo_honorario_id', x.calculo_honorario_id,
  'tareas', (select coalesce(json_agg(json_build_object('tarea_id', t.tarea_id, 'monto', t.monto::text) order by t.orden), '[]')
    from detalle_tareas t where t.detalle_id = x.id),
  'forma_de_pago', x.forma_de_pago, 'tribunal_actuante', x.tribunal_actuante, 'destino_tarea', x.destino_tarea,
  'clausula_condicion', x.clausula_condicion, 'observaciones', x.observaciones)`;

const filasJson = (tabla: 'legajo_comitentes' | 'legajo_inmuebles'): RawBuilder<unknown> => sql`(
  select coalesce(jsonb_agg(to_jsonb(f) - array['id', 'legajo_id', 'orden'] order by f.orden), '[]')
  from ${sql.table(tabla)} f where f.legajo_id = l.id)`;

export const findFoto = async (db: Db, legajoId: number): Promise<FotoDelLegajo | undefined> => {
  const { rows } = await sql<{ foto: FotoDelLegajo }>`
    select json_build_object(
      'datos', json_build_object('numero_legajo', l.numero_legajo, 'matricula_id', l.matricula_id,
        'rubro_id', l.rubro_id, 'modalidad_id', l.modalidad_id),
      'original', ${contratoJson}, 'comitentes', ${filasJson('legajo_comitentes')},
      'inmuebles', ${filasJson('legajo_inmuebles')}) as foto
    from legajos l join legajo_detalles x on x.legajo_id = l.id and x.tipo_contrato = 'original'
    where l.id = ${legajoId}`.execute(db);
  return rows[0]?.foto;
};

export const findFotoDeContrato = async (db: Db, detalleId: number): Promise<FotoDeContrato> => {
  const { rows } = await sql<{ foto: FotoDeContrato }>`
    select ${contratoJson} as foto from legajo_detalles x where x.id = ${detalleId}`.execute(db);
  const [fila] = rows;
  if (!fila) throw new Error(`No existe el contrato ${detalleId}`);
  return fila.foto;
};
