import type { FetchQueryOptions, QueryClient, QueryKey } from '@tanstack/react-query';
import type { Sesion } from '../sesion/sesion.ts';

/** Something that a screen will read as soon as it is drawn, asked for before. */
export type Adelanto = (cliente: QueryClient) => Promise<void>;

/** Where a screen is about to be drawn, and for whom. */
export type Llegada = {
  sesion: Sesion;
  busqueda: URLSearchParams;
  params: Readonly<Record<string, string | undefined>>;
};

/** What a screen's module exports as `antes`. */
export type Antes = (llegada: Llegada) => readonly Adelanto[];

/** What is there already is painted at once, whatever its age. */
export const adelantar =
  <T, K extends QueryKey>(opciones: FetchQueryOptions<T, Error, T, K>): Adelanto =>
  async (cliente) => {
    if (cliente.getQueryData(opciones.queryKey) === undefined) await cliente.prefetchQuery(opciones);
  };

/** S-361: what is asked for anew each time that it is shown was not asked for twice because the screen was about to be drawn. */
const RECIEN_MS = 2000;

/** Read each time that it is shown: meanwhile it may have been paid. */
export const SIEMPRE_AL_DIA = {
  refetchOnMount: ({ state }: { state: { dataUpdatedAt: number } }) =>
    Date.now() - state.dataUpdatedAt < RECIEN_MS ? false : ('always' as const),
};
