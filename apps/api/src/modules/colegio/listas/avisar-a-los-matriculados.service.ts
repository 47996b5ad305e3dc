import type { Db } from '../../../db/conectar.ts';
import { avisarDeUno, type CambioPorAvisar, cosaDeLaPersona } from '../../avisos/cambios/avisar-del-cambio.service.ts';
import { findConMatricula, type ListaPorAvisar } from './legajos-por-avisar.repository.ts';
import type { ListaGuardada } from './listas.repository.ts';

/** The published ones, oldest first: with it and without it. */
export type ContextoDeAviso = {
  nueva: ListaGuardada;
  antes: readonly ListaGuardada[];
  despues: readonly ListaGuardada[];
  cambio: CambioPorAvisar<ListaPorAvisar>;
  reloj: () => Date;
};

/** Page by page, whoever has a licence in force, once each whatever many they have (S-1141). Stops where the list was withdrawn meanwhile. */
export const avisarALosMatriculados = async (
  db: Db,
  { nueva: { vigente_desde }, cambio }: ContextoDeAviso,
  que: string,
  decir: (lista: ListaPorAvisar) => string,
): Promise<void> => {
  let despues = 0;
  for (;;) {
    const personas = await findConMatricula(db, { despues, vigente_desde });
    if (personas.length === 0) return;
    for (const persona_id of personas) {
      despues = persona_id;
      const hablar = (lista: ListaPorAvisar) => ({ datos: { cambia: 'Cambia', que }, detalle: decir(lista) });
      if (!(await avisarDeUno(db, cambio, cosaDeLaPersona(persona_id), hablar))) return;
    }
  }
};
