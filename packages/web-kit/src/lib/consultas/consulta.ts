import type { Llamada, Ruta } from '@colega/contract/route';
import { queryOptions } from '@tanstack/react-query';
import { llamar } from '../api/llamar.ts';

export const consulta = <const R extends Ruta>(ruta: R, llamada: Llamada<R>) =>
  queryOptions({
    queryKey: [ruta.path, llamada] as const,
    queryFn: ({ signal }) => llamar(ruta, llamada, { signal }),
  });
