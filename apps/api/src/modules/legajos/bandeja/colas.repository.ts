import { type Cola, lugaresEnLaBandeja, type SituacionDelLegajo } from '@colega/domain/legajos';
import type { Db } from '../../../db/conectar.ts';
import { comienzoDelDia, momentoDe } from './dias.repository.ts';

/** Writes the queues where the file waits now, and since when: where it already waited it keeps its turn. Answers what it left and where it came. */
export const replaceColas = async (
  db: Db,
  legajo_id: number,
  situacion: SituacionDelLegajo,
  ahora: Date,
): Promise<{ salio: boolean; entro: Cola[] }> => {
  const lugares = lugaresEnLaBandeja(situacion);
  const anteriores = await db.selectFrom('legajo_colas').select('cola').where('legajo_id', '=', legajo_id).execute();
  const quitadas = await db
    .deleteFrom('legajo_colas')
    .where('legajo_id', '=', legajo_id)
    .$if(lugares.length > 0, (consulta) =>
      consulta.where(
        'cola',
        'not in',
        lugares.map(({ cola }) => cola),
      ),
    )
    .returning('cola')
    .execute();
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
  return { salio: quitadas.length > 0, entro };
};
