import type { Problema } from '@colega/domain/resultado';
import { invalido } from '../../http/error-http.ts';

export const exigirSinProblemas = (
  problemas: readonly Problema<Parameters<typeof invalido>[0][number]['codigo']>[],
): void => {
  if (problemas.length > 0) throw invalido(problemas);
};
