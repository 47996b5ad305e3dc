import { sql } from 'kysely';
import type { Db } from '../../db/conectar.ts';

export type LegajoDePlanilla = {
  numero: number;
  tipo_contrato: string;
  matricula: { codigo: string; descripcion: string };
  rubro: string;
  modalidad: string;
  comitentes: { apellido_nombre: string; cuit: string }[];
  inmuebles: {
    calle: string;
    numero: string;
    piso: string;
    depto: string;
    localidad: string;
    partido: string;
    circunscripcion: string;
    seccion: string;
    manzana: string;
    parcela: string;
  }[];
};
export type FilaDePlanilla = { matriculado: { nombre: string; cuit: string }; legajo: LegajoDePlanilla | null };

/** Whose calculation it is and, once saved, the file it belongs to. */
export const findDatosDePlanilla = async (db: Db, calculoId: number): Promise<FilaDePlanilla | undefined> => {
  const { rows } = await sql<FilaDePlanilla>`
    select json_build_object('nombre', trim(p.nombre || ' ' || p.apellido), 'cuit', p.cuit) as matriculado,
      (select json_build_object('numero', l.numero_legajo, 'tipo_contrato', d.tipo_contrato, 'rubro', r.nombre,
          'modalidad', mo.nombre, 'matricula', json_build_object('codigo', m.codigo, 'descripcion', m.descripcion),
          'comitentes', (select coalesce(json_agg(json_build_object('cuit', co.cuit,
              'apellido_nombre', trim(co.apellido || ' ' || co.nombre)) order by co.orden), '[]')
            from legajo_comitentes co where co.legajo_id = l.id),
          'inmuebles', (select coalesce(json_agg(json_build_object('calle', i.calle, 'numero', i.numero,
              'piso', i.piso, 'depto', i.depto, 'localidad', lo.nombre, 'partido', pa.nombre,
              'circunscripcion', i.circunscripcion, 'seccion', i.seccion, 'manzana', i.manzana,
              'parcela', i.parcela) order by i.orden), '[]')
            from legajo_inmuebles i join localidades lo on lo.id = i.localidad_id
            join partidos pa on pa.id = lo.partido_id where i.legajo_id = l.id))
        from legajo_detalles d
        join legajos l on l.id = d.legajo_id
        join matriculas m on m.id = l.matricula_id
        join rubros r on r.id = l.rubro_id
        join modalidades mo on mo.id = l.modalidad_id
        where d.calculo_honorario_id = c.id) as legajo
    from calculos_honorarios c join personas p on p.id = c.persona_id
    where c.id = ${calculoId}`.execute(db);
  return rows[0];
};
