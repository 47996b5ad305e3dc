import type { Problema } from '@colega/domain/resultado';
/** `B` is the draft, `C` what the step needs to know beyond it. */
export type PasoDeAsistente<B, C, P extends Problema = Problema> = {
  id: string;
  titulo: string;
  estaVisible(borrador: B, contexto: C): boolean;
  validar(borrador: B, contexto: C): P[];
  debeTrabajo?(borrador: B, contexto: C): boolean;
  /** The last look at what was loaded asks nothing, and is not counted among the steps. */
  revision?: true;
};

/** It is kept with the draft, so it must be serialisable. */
export type Recorrido = {
  actual: string;
  visitados: string[];
  completos: string[];
  conError: string[];
};
