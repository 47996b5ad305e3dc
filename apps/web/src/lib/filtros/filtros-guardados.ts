import { PREFIJO_DE_FILTROS } from '../sesion/sesion.ts';

const claveDe = (lista: string, user_id: number): string => `${PREFIJO_DE_FILTROS}${lista}:${user_id}`;

/** LIS-015: of each list, kept for this user until the session is closed. */
export const guardarFiltros = (lista: string, user_id: number, busqueda: URLSearchParams): void =>
  sessionStorage.setItem(claveDe(lista, user_id), busqueda.toString());

export const leerFiltrosGuardados = (lista: string, user_id: number): URLSearchParams =>
  new URLSearchParams(sessionStorage.getItem(claveDe(lista, user_id)) ?? '');
