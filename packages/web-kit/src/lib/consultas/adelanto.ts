import type { FetchQueryOptions, QueryClient, QueryKey } from '@tanstack/react-query';
import type { Sesion } from '../sesion/sesion.ts';

export type Adelanto = (cliente: QueryClient) => Promise<void>;

export type Llegada = {
  sesion: Sesion;
  busqueda: URLSearchParams;
  params: Readonly<Record<string, string | undefined>>;
};

export type Antes = (llegada: Llegada) => readonly Adelanto[];

export const adelantar =
  <T, K extends QueryKey>(opciones: FetchQueryOptions<T, Error, T, K>): Adelanto =>
  async (cliente) => {
    if (cliente.getQueryData(opciones.queryKey) === undefined) await cliente.prefetchQuery(opciones);
  };

/** S-361: what is always read anew is not asked for twice because its screen was about to be drawn. */
const RECIEN_MS = 2000;

export const SIEMPRE_AL_DIA = {
  refetchOnMount: ({ state }: { state: { dataUpdatedAt: number } }) =>
    Date.now() - state.dataUpdatedAt < RECIEN_MS ? false : ('always' as const),
};
