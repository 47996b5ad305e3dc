import { notifyManager, QueryClient, type QueryPersister } from '@tanstack/react-query';
import { esFallaDeRed } from '../api/error-de-api.ts';
import type { Sesion } from '../sesion/sesion.ts';

const FRESCO_MS = 30_000;

// Each notice would be a timer of its own: a screen has some thirty as it is drawn, and a phone takes long to set them.
notifyManager.setScheduler(queueMicrotask);

/** Kept data are painted and refreshed behind; a call that got no answer is tried once more. */
export const crearClienteDeConsultas = (persister?: QueryPersister): QueryClient =>
  new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: FRESCO_MS,
        retry: (fallas, error) => fallas < 1 && esFallaDeRed(error),
        retryDelay: 400,
        networkMode: 'always',
        ...(persister && { persister }),
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  });

let enUso: QueryClient | null = null;
let porUsar: { token: string; cliente: QueryClient } | null = null;

export const clienteDe = ({ token }: Pick<Sesion, 'token'>, persister?: QueryPersister): QueryClient => {
  if (enUso) return enUso;
  if (porUsar?.token !== token) porUsar = { token, cliente: crearClienteDeConsultas(persister) };
  return porUsar.cliente;
};

/** Afterwards, what the area read is forgotten. */
export const usarCliente = (cliente: QueryClient): (() => void) => {
  enUso = cliente;
  porUsar = null;
  return () => {
    enUso = null;
  };
};
