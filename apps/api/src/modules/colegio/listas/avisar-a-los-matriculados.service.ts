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

/** What is said to somebody of a district (its key); null where nothing of theirs changes. What is said whole there has no link. */
type LoDicho = {
  que: string;
  sinEnlace?: true;
  decir: (persona: { persona_id: number; distrito: string }) => ((lista: ListaPorAvisar) => string) | null;
};

/** Page by page, whoever has a licence in force, once each whatever many they have (S-1141). Stops where the list was withdrawn meanwhile. */
export const avisarALosMatriculados = async (
  db: Db,
  { nueva: { vigente_desde }, cambio }: ContextoDeAviso,
  { que, sinEnlace, decir }: LoDicho,
): Promise<void> => {
  let despues = 0;
  for (;;) {
    const personas = await findConMatricula(db, { despues, vigente_desde });
    if (personas.length === 0) return;
    for (const persona of personas) {
      const { persona_id } = persona;
      despues = persona_id;
      const dicho = decir(persona);
      if (!dicho) continue;
      const hablar = (lista: ListaPorAvisar) => ({ datos: { cambia: 'Cambia', que }, detalle: dicho(lista) });
      const cosa = { ...cosaDeLaPersona(persona_id), ...(sinEnlace && { enlace: null }) };
      if (!(await avisarDeUno(db, cambio, cosa, hablar))) return;
    }
  }
};
