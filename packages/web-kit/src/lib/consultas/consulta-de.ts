import type { UseQueryResult } from '@tanstack/react-query';

export const consultaDe = <T>({ data, error, refetch, isRefetching }: UseQueryResult<T>) => ({
  datos: data ?? null,
  falla: data ? null : error,
  reintentar: () => void refetch(),
  reintentando: isRefetching,
});
