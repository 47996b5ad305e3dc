import { zInmueble } from '@colega/contract/legajos';
import { sql } from 'kysely';
import { z } from 'zod';
import type { Db } from '../../db/conectar.ts';
import { jsonDe, listaDe } from '../../db/json-de.ts';
import { leerFilas } from '../../db/leer-filas.ts';

const zInmuebleDePlanilla = zInmueble
  .omit({ id: true, partida: true, latitud: true, longitud: true })
  .extend({ localidad: z.string() });
const inmueblesJson = listaDe(
  jsonDe('legajo_inmuebles as i', zInmuebleDePlanilla, { localidad: sql`lo.nombre`, partido: sql`pa.nombre` }),
  sql`legajo_inmuebles i join localidades lo on lo.id = i.localidad_id
    join partidos pa on pa.id = lo.partido_id where i.legajo_id = l.id`,
  sql`i.orden`,
);

const zLegajoDePlanilla = z.object({
  numero: z.number(),
  tipo_contrato: z.string(),
  matricula: z.object({ codigo: z.string(), descripcion: z.string() }),
  rubro: z.string(),
  modalidad: z.string(),
  comitentes: z.array(z.object({ apellido_nombre: z.string(), cuit: z.string() })),
  inmuebles: z.array(zInmuebleDePlanilla),
});
const zFilaDePlanilla = z.object({
  matriculado: z.object({ nombre: z.string(), cuit: z.string() }),
  legajo: zLegajoDePlanilla.nullable(),
});
export type FilaDePlanilla = z.output<typeof zFilaDePlanilla>;

export const findDatosDePlanilla = async (db: Db, calculoId: number): Promise<FilaDePlanilla | undefined> => {
  const rows = await leerFilas(
    db,
    zFilaDePlanilla,
    sql`
    select json_build_object('nombre', trim(p.nombre || ' ' || p.apellido), 'cuit', p.cuit) as matriculado,
      (select json_build_object('numero', l.numero_legajo, 'tipo_contrato', d.tipo_contrato, 'rubro', r.nombre,
          'modalidad', mo.nombre, 'matricula', json_build_object('codigo', m.codigo, 'descripcion', m.descripcion),
          'comitentes', (select coalesce(json_agg(json_build_object('cuit', co.cuit,
              'apellido_nombre', trim(co.apellido || ' ' || co.nombre)) order by co.orden), '[]')
            from legajo_comitentes co where co.legajo_id = l.id),
          'inmuebles', ${inmueblesJson})
        from legajo_detalles d
        join legajos l on l.id = d.legajo_id
        join matriculas m on m.id = l.matricula_id
        join rubros r on r.id = l.rubro_id
        join modalidades mo on mo.id = l.modalidad_id
        where d.calculo_honorario_id = c.id) as legajo
    from calculos_honorarios c join personas p on p.id = c.persona_id
    where c.id = ${calculoId}`,
  );
  return rows[0];
};
