import { COLAS, type Cola, lugaresEnLaBandeja, type SituacionDelLegajo } from '@colega/domain/legajos';
import { sql } from 'kysely';
import { z } from 'zod';
import type { Db } from '../../../db/conectar.ts';
import { leerFilas } from '../../../db/leer-filas.ts';
import { comienzoDelDia, momentoDe } from './dias.repository.ts';

const zAnterior = z.object({ cola: z.enum(COLAS), quitada: z.boolean() });

/** Takes it out of every queue that is not one of those, and answers where it was. */
const deleteDeLasDemas = (db: Db, legajo_id: number, colas: readonly Cola[]) =>
  leerFilas(
    db,
    zAnterior,
    sql`
    with quitadas as (
      delete from legajo_colas where legajo_id = ${legajo_id} and cola <> all(${[...colas]}::text[]) returning cola
    )
    select c.cola, c.cola in (select q.cola from quitadas q) as quitada
    from legajo_colas c where c.legajo_id = ${legajo_id}`,
  );

/** Writes the queues where the file waits now, and since when: where it already waited it keeps its turn. Answers what it left and where it came. */
export const replaceColas = async (
  db: Db,
  legajo_id: number,
  situacion: SituacionDelLegajo,
  ahora: Date,
): Promise<{ salio: boolean; entro: Cola[] }> => {
  const lugares = lugaresEnLaBandeja(situacion);
  const anteriores = await deleteDeLasDemas(
    db,
    legajo_id,
    lugares.map(({ cola }) => cola),
  );
  for (const { cola, desde } of lugares)
    await db
      .insertInto('legajo_colas')
      .columns(['legajo_id', 'cola', 'desde', 'distrito_id', 'rubro_id', 'persona_id', 'comitentes_busqueda'])
      .expression((eb) =>
        eb
          .selectFrom('legajos')
          .select([
            'id',
            eb.val(cola).as('cola'),
            (desde === null ? momentoDe(ahora) : comienzoDelDia(desde)).as('desde'),
            'distrito_id',
            'rubro_id',
            'persona_id',
            'comitentes_busqueda',
          ])
          .where('id', '=', legajo_id),
      )
      .onConflict((oc) =>
        oc.columns(['legajo_id', 'cola']).doUpdateSet((eb) => ({
          rubro_id: eb.ref('excluded.rubro_id'),
          desde: desde === null ? eb.ref('legajo_colas.desde') : eb.ref('excluded.desde'),
        })),
      )
      .execute();
  const entro = lugares.map(({ cola }) => cola).filter((cola) => !anteriores.some((otra) => otra.cola === cola));
  return { salio: anteriores.some(({ quitada }) => quitada), entro };
};
