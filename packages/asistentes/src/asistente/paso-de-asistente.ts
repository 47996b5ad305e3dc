import type { Problema } from '@colega/domain/resultado';
/** One step of a wizard, as data: `B` is the draft, `C` what the step needs to know beyond it. */
export type PasoDeAsistente<B, C, P extends Problema = Problema> = {
  id: string;
  titulo: string;
  estaVisible(borrador: B, contexto: C): boolean;
  validar(borrador: B, contexto: C): P[];
  /** Whether the work of leaving it is still to be done, or has to be done again. */
  debeTrabajo?(borrador: B, contexto: C): boolean;
  /** The last look at what was loaded: it asks nothing, and is not counted among the steps. */
  revision?: true;
};

/** Where a person stands in a wizard. Serialisable: it is kept with the draft. */
export type Recorrido = {
  actual: string;
  /** Steps opened so far, in any order. */
  visitados: string[];
  /** Steps left forwards with their data in order. */
  completos: string[];
  /** Steps that could not be left. */
  conError: string[];
};
