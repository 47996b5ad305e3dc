import { sql } from 'kysely';
import type { Db } from '../../../db/conectar.ts';

export type FilaDeCvd = {
  numero: string;
  numero_control: string;
  hash: string;
  fecha: string;
  creado_en: string;
  estado: 'vigente' | 'anulado';
  quien: string;
  legajo: { numero: number; rubro: string; modalidad: string };
  matriculado: { nombre: string; cuit: string; codigo: string; descripcion: string };
  comitentes: { apellido_nombre: string; cuit: string }[];
  inmuebles: Record<
    | 'calle'
    | 'numero'
    | 'piso'
    | 'depto'
    | 'localidad'
    | 'codigo_postal'
    | 'partido'
    | 'circunscripcion'
    | 'seccion'
    | 'chacra'
    | 'quinta'
    | 'fraccion'
    | 'manzana'
    | 'parcela'
    | 'subparcela'
    | 'partida',
    string
  >[];
  contratos: {
    tipo_contrato: 'original' | 'ampliacion';
    fecha: string;
    vencimiento: string;
    monto: string;
    tareas: { nombre: string; monto: string }[];
  }[];
};

/** An approval of a file of that person, with the contracts that it covers. */
export const findCvd = async (db: Db, id: number, personaId: number): Promise<FilaDeCvd | undefined> => {
  const { rows } = await sql<{ cvd: FilaDeCvd }>`
    select json_build_object('numero', v.numero, 'numero_control', v.numero_control, 'hash', v.hash, 'fecha', v.fecha,
      'creado_en', v.creado_en, 'estado', v.estado, 'quien', v.quien,
      'legajo', json_build_object('numero', l.numero_legajo, 'rubro', r.nombre, 'modalidad', mo.nombre),
      'matriculado', json_build_object('nombre', trim(p.nombre || ' ' || p.apellido), 'cuit', p.cuit,
        'codigo', m.codigo, 'descripcion', m.descripcion),
      'comitentes', (select coalesce(json_agg(json_build_object('cuit', c.cuit,
          'apellido_nombre', trim(c.apellido || ' ' || c.nombre)) order by c.orden), '[]')
        from legajo_comitentes c where c.legajo_id = l.id),
      'inmuebles', (select coalesce(json_agg(json_build_object('calle', i.calle, 'numero', i.numero, 'piso', i.piso,
          'depto', i.depto, 'localidad', lo.nombre, 'codigo_postal', lo.codigo_postal, 'partido', pa.nombre,
          'circunscripcion', i.circunscripcion, 'seccion', i.seccion, 'chacra', i.chacra, 'quinta', i.quinta,
          'fraccion', i.fraccion, 'manzana', i.manzana, 'parcela', i.parcela, 'subparcela', i.subparcela,
          'partida', coalesce(i.partida, '')) order by i.orden), '[]')
        from legajo_inmuebles i join localidades lo on lo.id = i.localidad_id
        join partidos pa on pa.id = lo.partido_id where i.legajo_id = l.id),
      'contratos', (select coalesce(json_agg(json_build_object('tipo_contrato', x.tipo_contrato, 'fecha', x.fecha,
          'vencimiento', x.vencimiento, 'monto', x.monto::text,
          'tareas', (select json_agg(json_build_object('nombre', t.nombre, 'monto', dt.monto::text) order by dt.orden)
            from detalle_tareas dt join tareas t on t.id = dt.tarea_id where dt.detalle_id = x.id)) order by x.id), '[]')
        from legajo_detalles x where x.legajo_id = l.id and x.cvd_id <= v.id)) as cvd
    from cvds v
    join legajos l on l.id = v.legajo_id
    join personas p on p.id = l.persona_id
    join matriculas m on m.id = l.matricula_id
    join rubros r on r.id = l.rubro_id
    join modalidades mo on mo.id = l.modalidad_id
    where v.id = ${id} and l.persona_id = ${personaId}`.execute(db);
  return rows[0]?.cvd;
};
