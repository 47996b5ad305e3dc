import { type YaCargado, zYaCargado } from '@colega/contract/legajos';
import { sql } from 'kysely';
import { z } from 'zod';
import type { Db } from '../../db/conectar.ts';
import { jsonDe, listaDe } from '../../db/json-de.ts';
import { leerFilas } from '../../db/leer-filas.ts';

const zFila = zYaCargado.omit({ cargado_el: true }).extend({ creado_en: z.date() });

const inmuebles = listaDe(
  jsonDe('legajo_inmuebles as i', zYaCargado.shape.inmuebles.element, { localidad: sql`lo.nombre` }),
  sql`legajo_inmuebles i join localidades lo on lo.id = i.localidad_id where i.legajo_id = l.id`,
  sql`i.orden`,
);

/** In the order of an index, of which only these are read. The conditions are those of the first contract. */
export const findYaCargados = (
  db: Db,
  persona_id: number,
  cuantos: number,
): Promise<(Omit<YaCargado, 'cargado_el'> & { creado_en: Date })[]> =>
  leerFilas(
    db,
    zFila,
    sql`
    select l.id, l.numero_legajo, l.creado_en, e.clave = 'anulado' as anulado,
      d.forma_de_pago, d.tribunal_actuante, d.destino_tarea,
      array(select c.cuit from legajo_comitentes c where c.legajo_id = l.id and not c.locador order by c.orden) as cuits,
      array(select t.tarea_id from detalle_tareas t where t.detalle_id = d.id order by t.orden) as tareas,
      ${inmuebles} as inmuebles
    from (select * from legajos l where l.persona_id = ${persona_id} and l.con_detalles
      order by l.numero_legajo desc limit ${cuantos}) l
    join estados_legajos e on e.id = l.estado_id
    cross join lateral (select * from legajo_detalles x where x.legajo_id = l.id order by x.id limit 1) d
    order by l.numero_legajo desc`,
  );
