import { PREFIJO_DE_FILTROS } from '../sesion/sesion.ts';

const claveDe = (lista: string, user_id: number): string => `${PREFIJO_DE_FILTROS}${lista}:${user_id}`;

/** LIS-015: they are kept for this user until the session is closed. */
export const guardarFiltros = (lista: string, user_id: number, busqueda: URLSearchParams): void =>
  sessionStorage.setItem(claveDe(lista, user_id), busqueda.toString());

/** The page is a place, not a filter: only whoever goes back finds it again. Some begin before a line, and have no number. */
export const PAGINA = 'page';
export const ANTES = 'antes';
export type EstadoDeVuelta = { vuelve?: boolean };

export const leerFiltrosGuardados = (lista: string, user_id: number, estado: unknown = null): URLSearchParams => {
  const guardados = new URLSearchParams(sessionStorage.getItem(claveDe(lista, user_id)) ?? '');
  if (!(estado as EstadoDeVuelta | null)?.vuelve) for (const lugar of [PAGINA, ANTES]) guardados.delete(lugar);
  return guardados;
};
