import type { Llamada, Ruta } from '@colega/contract/route';
import { queryOptions } from '@tanstack/react-query';
import { llamar } from '../api/llamar.ts';

/** The key is the path with what was asked, so that the same question has one answer. */
export const consulta = <const R extends Ruta>(ruta: R, llamada: Llamada<R>) =>
  queryOptions({
    queryKey: [ruta.path, llamada] as const,
    queryFn: ({ signal }) => llamar(ruta, llamada, { signal }),
  });
