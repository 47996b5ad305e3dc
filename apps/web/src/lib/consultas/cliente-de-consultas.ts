import { QueryClient } from '@tanstack/react-query';
import { esFallaDeRed } from '../api/error-de-api.ts';

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
