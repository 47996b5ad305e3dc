import { EsqueletoDeTarjetas } from '@colega/web-kit/ui/esperas/esqueleto.tsx';
import { FallaDeConsulta } from '@colega/web-kit/ui/esperas/falla-de-consulta.tsx';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';

type Props<T> = { consulta: UseQueryResult<T>; falla: string; children: (datos: T) => ReactNode };

/** What was read, or why it could not be; while it is being read, its shape. */
export const ConDatos = <T,>({ consulta: { data, error, isFetching, refetch }, falla, children }: Props<T>) => {
  if (data !== undefined) return children(data);
  if (error && !isFetching)
    return <FallaDeConsulta error={error} mensaje={falla} alReintentar={() => void refetch()} />;
  return <EsqueletoDeTarjetas alto={48} cantidad={5} />;
};
