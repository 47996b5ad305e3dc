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

/** Page by page, those after that one. */
export type LeerPersonas<P> = (despues: number) => Promise<P[]>;

/** What is said to each; null where nothing of theirs changes. With a null link, all of it is said there. */
type LoDicho<P> = {
  que: string;
  enlace?: string | null;
  decir: (persona: P) => ((lista: ListaPorAvisar) => string) | null;
};

/** Once each. Stops where the list was withdrawn meanwhile, and answers whether it was not. */
export const avisarACadaPersona = async <P extends { persona_id: number }>(
  db: Db,
  { cambio }: Pick<ContextoDeAviso, 'cambio'>,
  leer: LeerPersonas<P>,
  { que, enlace, decir }: LoDicho<P>,
): Promise<boolean> => {
  let despues = 0;
  for (;;) {
    const personas = await leer(despues);
    if (personas.length === 0) return true;
    for (const persona of personas) {
      const { persona_id } = persona;
      despues = persona_id;
      const dicho = decir(persona);
      if (!dicho) continue;
      const hablar = (lista: ListaPorAvisar) => ({ datos: { cambia: 'Cambia', que }, detalle: dicho(lista) });
      const cosa = { ...cosaDeLaPersona(persona_id), ...(enlace !== undefined && { enlace }) };
      if (!(await avisarDeUno(db, cambio, cosa, hablar))) return false;
    }
  }
};

/** Whoever has a licence in force, once each whatever many they have (S-1141). */
export const avisarALosMatriculados = (
  db: Db,
  contexto: ContextoDeAviso,
  dicho: LoDicho<{ persona_id: number; distrito: string }>,
): Promise<boolean> => {
  const { vigente_desde } = contexto.nueva;
  return avisarACadaPersona(db, contexto, (despues) => findConMatricula(db, { despues, vigente_desde }), dicho);
};
