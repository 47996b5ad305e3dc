import type { Db } from '../../../db/conectar.ts';
import { avisarDeUno, type CambioPorAvisar, cosaDelLegajo } from '../../avisos/cambios/avisar-del-cambio.service.ts';
import type { ListaPorAvisar } from './legajos-por-avisar.repository.ts';

/** What the portal says of a file, or null where nothing of it changes. */
type DelLegajo = { cosas: readonly string[]; detalle: (lista: ListaPorAvisar) => string } | null;

/** One thing changes, two change. */
export const decirQueCambia = (cosas: readonly string[], de: string): { cambia: string; que: string } => ({
  cambia: cosas.length > 1 ? 'Cambian' : 'Cambia',
  que: `${cosas.join(' y ')} de ${de}`,
});

type ConLegajo = { legajo_id: number; numero_legajo: number; persona_id: number };

/** Page by page, file by file. False when it was withdrawn meanwhile. */
export const avisarDeLegajos = async <L extends ConLegajo>(
  db: Db,
  cambio: CambioPorAvisar<ListaPorAvisar>,
  leer: (despues: number) => Promise<L[]>,
  delLegajo: (legajo: L) => DelLegajo,
): Promise<boolean> => {
  let despues = 0;
  for (;;) {
    const legajos = await leer(despues);
    const ultimo = legajos.at(-1);
    if (!ultimo) return true;
    despues = ultimo.legajo_id;
    for (const legajo of legajos) {
      const dicho = delLegajo(legajo);
      if (!dicho) continue;
      const decir = (lista: ListaPorAvisar) => ({
        datos: decirQueCambia(dicho.cosas, `tu legajo N.º ${legajo.numero_legajo}`),
        detalle: dicho.detalle(lista),
      });
      if (!(await avisarDeUno(db, cambio, cosaDelLegajo(legajo), decir))) return false;
    }
  }
};
