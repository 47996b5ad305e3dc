import { todosLosMensajes } from '@colega/contract/mensajes';
import type { Acceso } from '@colega/contract/route';
import { zClaimsDeSesion } from '@colega/contract/sesion';
import { type Veredicto, veredictoDe } from '@colega/domain/perfil';
import {
  esPermisoDelColegio,
  type Habilidad,
  habilidadesDe,
  type Operador,
  type PermisoDelColegio,
  type PermisosDePersona,
  puedeElOperador,
} from '@colega/domain/permisos';
import type { FastifyRequest } from 'fastify';
import type { Db } from '../db/conectar.ts';
import { findHechosDePersona } from '../db/hechos-de-ejercicio.ts';
import type { OperadorLeido } from '../db/operador-de-usuario.ts';
import { findSesionDeOperador, findSesionViva } from '../db/sesion-viva.ts';
import { ErrorHttp, errorHttp, errorNoEncontrado, sesionVencida } from './error-http.ts';
import type { SesionAbierta, SesionDelPedido } from './rutas.ts';

const FRASES: Readonly<Record<Habilidad, string>> = {
  Ejercicio: todosLosMensajes.sin_habilidad_ejercicio,
  LiquidarMatricula: todosLosMensajes.sin_habilidad_liquidar,
  CambioEstado: todosLosMensajes.sin_permiso,
  DDJJ: todosLosMensajes.sin_permiso,
};

const DESFASE_SEGUNDOS = 60; // S-495

async function leerClaims(request: FastifyRequest, ahora: Date): Promise<SesionAbierta> {
  const leidas = zClaimsDeSesion.safeParse(await request.jwtVerify({ onlyCookie: false }).catch(sinToken));
  if (!leidas.success) throw sesionVencida();
  const { exp, iat, ...sesion } = leidas.data;
  const segundos = ahora.getTime() / 1000;
  if (exp <= segundos || iat > segundos + DESFASE_SEGUNDOS) throw sesionVencida();
  return sesion;
}

const sinToken = (): undefined => undefined;

type Solicitante = { sesion: SesionAbierta; operador: OperadorLeido | null };

/**
 * Who asks, and the operator they are when the route is of the college. Throws 401 when the session ended (docs/reference/rules.md#session), or
 * when the user's contexts changed: its renewal brings the new ones.
 */
export async function leerSesion(db: Db, request: FastifyRequest, acceso: Acceso, ahora: Date): Promise<Solicitante> {
  const sesion = await leerClaims(request, ahora);
  const viva = await (esPermisoDelColegio(acceso) ? findSesionDeOperador : findSesionViva)(db, sesion);
  if (viva === undefined || !sonLosMismos(viva.contextos, sesion.contextos)) throw sesionVencida();
  return { sesion, operador: viva.operador };
}

const sonLosMismos = (unos: string[], otros: string[]): boolean => unos.sort().join() === [...otros].sort().join();

type Permisos = PermisosDePersona & {
  motivo_sin_ejercicio: string | null;
  bloqueos: string[];
};

/** What the verdict on a person and their other blocks allow, and why (SES-057). */
export async function findPermisos(db: Db, personaId: number): Promise<Permisos> {
  const hechos = await findHechosDePersona(db, personaId);
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

const fraseDe = (motivos: Veredicto['motivos']): string =>
  motivos.some(({ codigo }) => codigo === 'ejercicio_bloqueado')
    ? todosLosMensajes.sin_habilidad_ejercicio
    : todosLosMensajes.sin_matricula_para_ejercer;

type Casa = { db: Db; exigeSegundoFactor: boolean };

/** Judged by the roles at this moment: a role taken away ends at once. Except in the demo, it needs a second factor. Throws 403. */
function exigirPermiso(casa: Casa, operador: OperadorLeido | null, permiso: PermisoDelColegio): Operador {
  if (!operador || puedeElOperador(operador, permiso) !== 'si') throw errorHttp(403, 'sin_permiso');
  if (casa.exigeSegundoFactor && !operador.con_segundo_factor) throw errorHttp(403, 'falta_segundo_factor');
  return operador;
}

/** Checks what a route declares before its handler runs. Answers the operator when one asks. Throws 403. */
export async function exigirAcceso(
  casa: Casa,
  { sesion, operador }: Solicitante,
  acceso: Acceso,
): Promise<Operador | null> {
  if (esPermisoDelColegio(acceso)) return exigirPermiso(casa, operador, acceso);
  if (acceso !== 'cuenta') await exigirHabilidad(casa.db, sesion, acceso);
  return null;
}

/** An operator of one district reaches only what is of it; the rest answers as if it did not exist. Throws 403, 404. */
export function exigirAlcance(
  operador: Operador,
  permiso: PermisoDelColegio,
  cosa?: { distrito_id: number | null },
): void {
  const alcance = puedeElOperador(operador, permiso, cosa);
  if (alcance === 'fuera_de_su_distrito') throw errorNoEncontrado();
  if (alcance === 'sin_permiso') throw errorHttp(403, 'sin_permiso');
}

type AccesoDeMatriculado = Exclude<Acceso, PermisoDelColegio | 'cuenta'>;

/** Throws 403 with the missing ability and its cause (SES-058..060). */
async function exigirHabilidad(db: Db, sesion: SesionDelPedido, acceso: AccesoDeMatriculado): Promise<void> {
  // SES-012: whatever token it holds, an operator's context opens nothing here.
  if (!sesion.contextos.includes('autogestion')) throw errorHttp(403, 'usuario_no_habilitado');
  if (acceso === 'publica' || acceso === 'sesion') return;
  const permisos = await findPermisos(db, sesion.persona_id);
  if (habilidadesDe(sesion.contextos, permisos).has(acceso)) return;
  const frase = (acceso === 'Ejercicio' && permisos.motivo_sin_ejercicio) || FRASES[acceso];
  const bloqueos = permisos.bloqueos.join(', ');
  if (bloqueos) throw errorHttp(403, 'bloqueos_vigentes', { datos: { frase, bloqueos } });
  throw new ErrorHttp(403, 'sin_permiso', frase);
}

/** Only one's own things: others' answer as if they did not exist. Throws 404. */
export function exigirPropia(personaId: number, sesion: SesionDelPedido): number {
  if (personaId !== sesion.persona_id) throw errorNoEncontrado();
  return personaId;
}
