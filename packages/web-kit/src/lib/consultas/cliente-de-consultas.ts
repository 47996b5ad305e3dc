import { QueryClient } from '@tanstack/react-query';
import { esFallaDeRed } from '../api/error-de-api.ts';
import type { Sesion } from '../sesion/sesion.ts';

const FRESCO_MS = 30_000;

/** Paints what it has at once and refreshes behind; a call that got no answer is tried once more. */
export const crearClienteDeConsultas = (): QueryClient =>
  new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: FRESCO_MS,
        retry: (fallas, error) => fallas < 1 && esFallaDeRed(error),
        retryDelay: 400,
        networkMode: 'always',
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  });

let enUso: QueryClient | null = null;
let porUsar: { token: string; cliente: QueryClient } | null = null;

/** Of the area as it is drawn, or as it is about to be: its screens ask for their data before they are there. */
export const clienteDe = ({ token }: Pick<Sesion, 'token'>): QueryClient => {
  if (enUso) return enUso;
  if (porUsar?.token !== token) porUsar = { token, cliente: crearClienteDeConsultas() };
  return porUsar.cliente;
};

/** While the area is drawn it is its own; afterwards what it read is forgotten. */
export const usarCliente = (cliente: QueryClient): (() => void) => {
  enUso = cliente;
  porUsar = null;
  return () => {
    enUso = null;
  };
};
