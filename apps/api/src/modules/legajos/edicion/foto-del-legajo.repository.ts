import { sql } from 'kysely';
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

/** What a technician may change of a file, as it is stored: to compare with, and for the audit trail. */
export type FotoDelLegajo = {
  datos: { matricula_id: number; rubro_id: number; modalidad_id: number };
  original: Montos & {
    id: number;
    forma_de_pago: string;
    tribunal_actuante: string;
    destino_tarea: string;
    clausula_condicion: string;
    observaciones: string;
  };
  comitentes: { cuit: string; apellido_nombre: string; fisico: boolean; res_806: boolean; locador: boolean }[];
  inmuebles: { calle: string; numero: string; localidad_id: number; partida: number | null }[];
};

export const findFoto = async (db: Db, legajoId: number): Promise<FotoDelLegajo | undefined> => {
  const { rows } = await sql<{ foto: FotoDelLegajo }>`
    select json_build_object(
      'datos', json_build_object('matricula_id', l.matricula_id, 'rubro_id', l.rubro_id, 'modalidad_id', l.modalidad_id),
      'original', json_build_object('id', x.id, 'tipo_calculo', x.tipo_calculo, 'fecha', x.fecha,
        'vencimiento', x.vencimiento, 'monto', x.monto::text, 'calculo_honorario_id', x.calculo_honorario_id,
        'tareas', (select json_agg(json_build_object('tarea_id', t.tarea_id, 'monto', t.monto::text) order by t.orden)
          from detalle_tareas t where t.detalle_id = x.id),
        'forma_de_pago', x.forma_de_pago, 'tribunal_actuante', x.tribunal_actuante, 'destino_tarea', x.destino_tarea,
        'clausula_condicion', x.clausula_condicion, 'observaciones', x.observaciones),
      'comitentes', (select json_agg(json_build_object('cuit', c.cuit,
          'apellido_nombre', trim(c.apellido || ' ' || c.nombre), 'fisico', c.fisico, 'res_806', c.res_806,
          'locador', c.locador) order by c.orden)
        from legajo_comitentes c where c.legajo_id = l.id),
      'inmuebles', (select json_agg(json_build_object('calle', i.calle, 'numero', i.numero,
          'localidad_id', i.localidad_id, 'partida', i.partida) order by i.orden)
        from legajo_inmuebles i where i.legajo_id = l.id)) as foto
    from legajos l join legajo_detalles x on x.legajo_id = l.id and x.tipo_contrato = 'original'
    where l.id = ${legajoId}`.execute(db);
  return rows[0]?.foto;
};
