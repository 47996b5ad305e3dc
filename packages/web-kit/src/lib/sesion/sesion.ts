import type { Contexto } from '@colega/domain/permisos';
import { olvidarBorradores } from '../borradores/olvidar-borradores.ts';
import { leerClaims } from './claims.ts';
import { entregarLoEscrito, olvidarLoEscrito } from './entregar-lo-escrito.ts';
import { quitarClaves } from './quitar-claves.ts';

/** SES-016, SES-017, OPN-007. */
export type Sesion = {
  token: string;
  refresh_token: string;
  user_id: number;
  persona_id: number;
  user: { username: string; contextos: Contexto[] };
};

/** `cierre` was chosen here, `otra_pestania` in another tab; `vencida` could not be renewed. */
export type MotivoDeFin = 'cierre' | 'otra_pestania' | 'vencida';
type AlTerminar = (motivo: MotivoDeFin) => void;

const CLAVES = ['token', 'refresh_token', 'user_id', 'persona_id', 'user'] as const;
const MARGEN_SEGUNDOS = 5;
const interesados = new Set<() => void>();
const alTerminarInteresados = new Set<AlTerminar>();
let memoria: { texto: string; sesion: Sesion | null } = { texto: '', sesion: null };

/** It is the same object until the session changes. */
export const leerSesion = (): Sesion | null => {
  const texto = CLAVES.map((clave) => sessionStorage.getItem(clave) ?? '').join('\n');
  if (texto !== memoria.texto) memoria = { texto, sesion: leerDelAlmacen() };
  return memoria.sesion;
};

export const haySesion = (): boolean => leerSesion() !== null;

export const tokenVigente = (): boolean => {
  const claims = leerClaims(leerSesion()?.token ?? '');
  return claims !== null && claims.exp - MARGEN_SEGUNDOS > Date.now() / 1000;
};

export const guardarTokens = (tokens: { token: string; refresh_token: string }): boolean => {
  const claims = leerClaims(tokens.token);
  if (!claims) return false;
  sessionStorage.setItem('token', tokens.token);
  sessionStorage.setItem('refresh_token', tokens.refresh_token);
  sessionStorage.setItem('user_id', String(claims.user_id));
  sessionStorage.setItem('persona_id', String(claims.persona_id));
  sessionStorage.setItem('user', JSON.stringify({ username: claims.username, contextos: claims.contextos }));
  entregarLoEscrito(claims.user_id);
  avisar();
  return true;
};

/** SES-021: a chosen end also forgets filters and drafts; a refused session ends though nothing of it is left. */
export const terminarSesion = (motivo: MotivoDeFin): void => {
  const sesion = leerSesion();
  if (!sesion && motivo !== 'vencida') return;
  for (const clave of CLAVES) sessionStorage.removeItem(clave);
  if (sesion && motivo !== 'vencida') {
    quitarClaves(PREFIJO_DE_FILTROS);
    olvidarLoEscrito();
    olvidarBorradores(sesion.user_id);
  }
  for (const escucha of alTerminarInteresados) escucha(motivo);
  avisar();
};

export const vencerSesion = (): void => terminarSesion('vencida');

/** Cached data, drafts and screens go with the session. It answers the way to stop listening. */
export const alTerminarSesion = (escucha: AlTerminar): (() => void) => {
  alTerminarInteresados.add(escucha);
  return () => alTerminarInteresados.delete(escucha);
};

export const suscribirSesion = (escucha: () => void): (() => void) => {
  interesados.add(escucha);
  return () => interesados.delete(escucha);
};

const avisar = (): void => {
  for (const escucha of interesados) escucha();
};

const leerDelAlmacen = (): Sesion | null => {
  const token = sessionStorage.getItem('token');
  const refresh_token = sessionStorage.getItem('refresh_token');
  const user_id = Number(sessionStorage.getItem('user_id'));
  const claims = token ? leerClaims(token) : null;
  if (!token || !refresh_token || !claims || claims.user_id !== user_id) return null;
  const user = { username: claims.username, contextos: claims.contextos };
  return { token, refresh_token, user_id, persona_id: claims.persona_id, user };
};

export const PREFIJO_DE_FILTROS = 'filtros:';
