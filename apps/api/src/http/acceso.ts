import { mensajes, texto } from '@colega/contract/mensajes';
import type { Acceso } from '@colega/contract/route';
import { zClaims } from '@colega/contract/sesion';
import { type Habilidad, habilidadesDe, type PermisosDePersona } from '@colega/domain/permisos';
import type { FastifyRequest } from 'fastify';
import { sql } from 'kysely';
import type { Db } from '../db/conectar.ts';
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

type FilaDePermisos = PermisosDePersona & { bloqueos: string[] };

/** What the active blocks of a person leave, and their names (SES-057); undefined if there is no such user of that person. */
export async function findPermisos(db: Db, usuarioId: number, personaId: number): Promise<FilaDePermisos | undefined> {
  const { rows } = await sql<FilaDePermisos>`
    select not coalesce(bool_or(t.quita_cambio_estado), false) as permite_cambio_estado,
           not coalesce(bool_or(t.quita_ejercicio), false) as permite_ejercicio_profesional,
           not coalesce(bool_or(t.quita_liquidar), false) as permite_liquidar_matricula,
           not coalesce(bool_or(t.quita_ddjj), false) as permite_ddjj,
           coalesce(array_agg(t.nombre order by t.nombre)
             filter (where t.quita_ejercicio or t.quita_liquidar), '{}') as bloqueos
    from usuarios u
    left join bloqueos b on b.persona_id = u.persona_id and b.vigente
    left join tipos_bloqueo t on t.id = b.tipo_bloqueo_id
    where u.id = ${usuarioId} and u.persona_id = ${personaId} and u.activo
    group by u.id`.execute(db);
  return rows[0];
}

/** Throws 403, with which ability is missing and which block takes it away (SES-058..060). */
export async function exigirHabilidad(db: Db, sesion: Sesion, acceso: Acceso): Promise<void> {
  // SES-012: whatever token it holds, an operator's context opens nothing here.
  if (!sesion.contextos.includes('autogestion')) throw errorHttp(403, 'usuario_no_habilitado');
  if (acceso === 'publica' || acceso === 'sesion') return;
  const permisos = await findPermisos(db, sesion.user_id, sesion.persona_id);
  if (!permisos) throw sesionVencida();
  if (habilidadesDe(sesion.contextos, permisos).has(acceso)) return;
  const frase = FRASES[acceso];
  const bloqueos = permisos.bloqueos.join(', ');
  throw new ErrorHttp(403, bloqueos ? texto({ codigo: 'bloqueos_vigentes', datos: { frase, bloqueos } }) : frase);
}

/** Only one's own: somebody else's answers as what does not exist. Throws 404. */
export function exigirPropia(personaId: number, sesion: Sesion): number {
  if (personaId !== sesion.persona_id) throw noEncontrado();
  return personaId;
}
