import { zRevisionDelLegajo } from '@colega/contract/legajos';
import { sql } from 'kysely';
import { z } from 'zod';
import type { Db } from '../../../db/conectar.ts';
import { jsonDe, listaDe } from '../../../db/json-de.ts';
import { leerFilas } from '../../../db/leer-filas.ts';

const { persona: zPersona, distrito: zDistrito, observaciones: zObservaciones } = zRevisionDelLegajo.shape;

const nombreDeQuien = (alias: 'ob' | 'oh') => sql`coalesce((select trim(p.nombre || ' ' || p.apellido)
  from usuarios u join personas p on p.id = u.persona_id where u.id = ${sql.ref(`${alias}.usuario_id`)}), ${sql.ref(`${alias}.quien`)})`;

const zObservada = zObservaciones.element.pick({ id: true, quien: true, hilo: true });
const hiloJson = listaDe(
  jsonDe('observacion_hechos as oh', zObservada.shape.hilo.element, {
    cambios: sql`coalesce(oh.cambios, '[]')`,
    quien: nombreDeQuien('oh'),
  }),
  sql`observacion_hechos oh where oh.observacion_id = ob.id`,
  sql`oh.id`,
);
const observadasJson = listaDe(
  jsonDe('legajo_observaciones as ob', zObservada, { hilo: hiloJson, quien: nombreDeQuien('ob') }),
  sql`legajo_observaciones ob where ob.legajo_id = l.id`,
  sql`ob.id`,
);

const zDeLaRevision = z.object({ persona: zPersona, distrito: zDistrito, observadas: z.array(zObservada) });

/** Who the file is of, where, and who said what of each observation. */
export const findDeLaRevision = async (
  db: Db,
  legajoId: number,
): Promise<z.output<typeof zDeLaRevision> | undefined> => {
  const rows = await leerFilas(
    db,
    zDeLaRevision,
    sql`
    select json_build_object('id', p.id, 'nombre', trim(p.nombre || ' ' || p.apellido), 'cuit', p.cuit, 'email', p.email,
        'distrito', ${jsonDe('distritos as dp', zDistrito, {})}) as persona,
      ${jsonDe('distritos as d', zDistrito, {})} as distrito,
      ${observadasJson} as observadas
    from legajos l
    join personas p on p.id = l.persona_id
    join distritos dp on dp.id = p.distrito_id
    join distritos d on d.id = l.distrito_id
    where l.id = ${legajoId}`,
  );
  return rows[0];
};

export const findAlcanceDelLegajo = (
  db: Db,
  legajoId: number,
): Promise<{ persona_id: number; distrito_id: number } | undefined> =>
  db.selectFrom('legajos').select(['persona_id', 'distrito_id']).where('id', '=', legajoId).executeTakeFirst();

export const esCalculoDelLegajo = async (db: Db, legajoId: number, calculoId: number): Promise<boolean> =>
  (await db
    .selectFrom('legajo_detalles')
    .select('id')
    .where('legajo_id', '=', legajoId)
    .where('calculo_honorario_id', '=', calculoId)
    .executeTakeFirst()) !== undefined;
