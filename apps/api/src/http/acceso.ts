import { mensajes, texto } from '@colega/contract/mensajes';
import type { Acceso } from '@colega/contract/route';
import { zClaims } from '@colega/contract/sesion';
import { type Veredicto, veredictoDe } from '@colega/domain/perfil';
import { type Habilidad, habilidadesDe, type PermisosDePersona } from '@colega/domain/permisos';
import type { FastifyRequest } from 'fastify';
import type { Db } from '../db/conectar.ts';
import { findHechosDePersona } from '../db/hechos-de-ejercicio.ts';
import { ErrorHttp, errorHttp, noEncontrado, sesionVencida } from './error-http.ts';
import type { Sesion } from './rutas.ts';

const FRASES: Readonly<Record<Habilidad, string>> = {
  Ejercicio: mensajes.sin_habilidad_ejercicio,
  LiquidarMatricula: mensajes.sin_habilidad_liquidar,
  CambioEstado: mensajes.sin_permiso,
  DDJJ: mensajes.sin_permiso,
};

/** The session of the bearer token. Throws 401 when there is none, it is not ours, or it has ended. */
export async function leerSesion(request: FastifyRequest, ahora: Date): Promise<Sesion> {
  try {
    const { exp, ...sesion } = zClaims.parse(await request.jwtVerify({ onlyCookie: false }));
    if (exp * 1000 <= ahora.getTime()) throw sesionVencida();
    return sesion;
  } catch {
    throw sesionVencida();
  }
}

type Permisos = PermisosDePersona & {
  /** Null when they may. */
  motivo_sin_ejercicio: string | null;
  /** Names of those that take away one thing or the other. */
  bloqueos: string[];
};

const esUsuarioDe = async (db: Db, usuarioId: number, personaId: number): Promise<boolean> =>
  (await db
    .selectFrom('usuarios')
    .select('id')
    .where('id', '=', usuarioId)
    .where('persona_id', '=', personaId)
    .where('activo', '=', true)
    .executeTakeFirst()) !== undefined;

/**
 * What the verdict on a person and their other blocks leave, and why (SES-057); undefined if there is no such user of that
 * person.
 */
export async function findPermisos(db: Db, usuarioId: number, personaId: number): Promise<Permisos | undefined> {
  const [esSuyo, hechos] = await Promise.all([
    esUsuarioDe(db, usuarioId, personaId),
    findHechosDePersona(db, personaId),
  ]);
  if (!esSuyo) return undefined;
  const { habilitado, motivos } = veredictoDe(hechos);
  const { bloqueos } = hechos;
  return {
    permite_cambio_estado: !bloqueos.some(({ quita_cambio_estado }) => quita_cambio_estado),
    permite_ejercicio_profesional: habilitado,
    permite_liquidar_matricula: !bloqueos.some(({ quita_liquidar }) => quita_liquidar),
    permite_ddjj: !bloqueos.some(({ quita_ddjj }) => quita_ddjj),
    motivo_sin_ejercicio: habilitado ? null : fraseDe(motivos),
    bloqueos: bloqueos.filter((b) => b.quita_ejercicio || b.quita_liquidar).map(({ nombre }) => nombre),
  };
}

/** A block is said first: it is what the person can go and ask about. */
const fraseDe = (motivos: Veredicto['motivos']): string =>
  motivos.some(({ codigo }) => codigo === 'ejercicio_bloqueado')
    ? mensajes.sin_habilidad_ejercicio
    : mensajes.sin_matricula_para_ejercer;

/** Throws 403, with which ability is missing and what takes it away (SES-058..060). */
export async function exigirHabilidad(db: Db, sesion: Sesion, acceso: Acceso): Promise<void> {
  // SES-012: whatever token it holds, an operator's context opens nothing here.
  if (!sesion.contextos.includes('autogestion')) throw errorHttp(403, 'usuario_no_habilitado');
  if (acceso === 'publica' || acceso === 'sesion') return;
  const permisos = await findPermisos(db, sesion.user_id, sesion.persona_id);
  if (!permisos) throw sesionVencida();
  if (habilidadesDe(sesion.contextos, permisos).has(acceso)) return;
  const frase = (acceso === 'Ejercicio' && permisos.motivo_sin_ejercicio) || FRASES[acceso];
  const bloqueos = permisos.bloqueos.join(', ');
  throw new ErrorHttp(403, bloqueos ? texto({ codigo: 'bloqueos_vigentes', datos: { frase, bloqueos } }) : frase);
}

/** Only one's own: somebody else's answers as what does not exist. Throws 404. */
export function exigirPropia(personaId: number, sesion: Sesion): number {
  if (personaId !== sesion.persona_id) throw noEncontrado();
  return personaId;
}
