import { mensajes } from '@colega/contract/mensajes';
import { ErrorDeApi, esDeCodigo, explicarFalla } from '@colega/web-kit/lib/api/error-de-api.ts';
import { avisarError } from '@colega/web-kit/ui/avisos/avisos.tsx';

/**
 * Of an act on a line. When it is another thing by now, the list is read again; otherwise nobody knows whether it was done, or it is being done, and
 * its question stays: asked once more, it is the same one.
 */
export const decirFalla = (causa: unknown, releer: () => void): void => {
  avisarError(explicarFalla(causa, mensajes.error_de_comunicacion));
  const enCurso = esDeCodigo(causa, 'idempotencia_en_curso');
  if (causa instanceof ErrorDeApi && causa.status === 409 && !enCurso) releer();
};
