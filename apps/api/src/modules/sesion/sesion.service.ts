import { randomUUID } from 'node:crypto';
import type { ClaimsDeSesion, MetodoDeIngreso, SegundoPaso } from '@colega/contract/sesion';
import type { Selectable } from 'kysely';
import type { Db } from '../../db/conectar.ts';
import type { TablaRefreshTokens } from '../../db/schema.ts';
import { enTransaccion } from '../../db/transaccion.ts';
import { errorHttp, sesionVencida } from '../../http/error-http.ts';
import { anotarEnAuditoria } from '../auditoria/anotar.service.ts';
import { avisarPorCarta } from './avisos-de-seguridad.service.ts';
import { type Verificar, verificarClave } from './claves.ts';
import { findDispositivo, recordarDispositivo } from './dispositivos.repository.ts';
import type { DepsDeFactor } from './factor/comprobar-factor.service.ts';
import { pedirSegundoPaso } from './factor/pedir-segundo-paso.service.ts';
import { claveDe, type Intentos, type QuienPrueba } from './intentos.ts';
import { nombreDeDispositivo, redAproximada } from './nombre-de-dispositivo.ts';
import {
  abrirFamilia,
  findUsuarioById,
  findUsuarioByUsername,
  insertRefreshToken,
  lockRefreshToken,
  lockUsuario,
  revokeFamilia,
  type UsuarioDeIngreso,
  updateReemplazado,
} from './sesion.repository.ts';
import { insertSesion } from './sesiones.repository.ts';
import { crearRefreshToken, hashDeToken, sucesorDe } from './tokens.ts';
import type { TurnosDeIngreso } from './turnos-de-ingreso.ts';

const ACCESO_SEGUNDOS = 15 * 60;
const REFRESH_MS = 24 * 3_600_000; // S-71
const OCIO_DE_OPERADOR_MS = 30 * 60_000; // S-531
const GRACIA_MS = 30_000;
const SESION_MAXIMA_MS = 30 * REFRESH_MS; // S-335

export type DepsDeSesion = {
  reloj: () => Date;
  secreto: string;
  firmar(claims: ClaimsDeSesion): string;
  intentos: Intentos;
  turnos: TurnosDeIngreso;
  factor: DepsDeFactor;
  verificar?: Verificar;
};
export type Tokens = { token: string; refresh_token: string };
type FilaDeRefresh = Selectable<TablaRefreshTokens>;

function firmarAcceso({ firmar, reloj }: DepsDeSesion, usuario: UsuarioDeIngreso, sid: string): string {
  const { id: user_id, persona_id, username } = usuario;
  const contextos = usuario.contextos as ClaimsDeSesion['contextos'];
  const iat = Math.floor(reloj().getTime() / 1000);
  return firmar({ sid, user_id, persona_id, username, contextos, iat, exp: iat + ACCESO_SEGUNDOS });
}

/** Whom each sign-in lets in: the portal's, technicians (SES-012); the college's, its operators. */
const PUERTAS = {
  portal: ({ contextos }: UsuarioDeIngreso) => contextos.includes('autogestion'),
  colegio: ({ es_operador }: UsuarioDeIngreso) => es_operador,
} as const;
export type Puerta = keyof typeof PUERTAS;

export const estaHabilitado = (usuario: UsuarioDeIngreso, puertas: readonly Puerta[]): boolean =>
  usuario.activo && puertas.some((puerta) => PUERTAS[puerta](usuario));

type SesionDeFila = { usuario_id: number; familia: string; sesion_desde?: Date };

function filaDe(deps: DepsDeSesion, { vigenciaMs, ...sesion }: SesionDeFila & { vigenciaMs: number }, token: string) {
  const creado_en = deps.reloj();
  const vence_en = new Date(creado_en.getTime() + vigenciaMs);
  return { sesion_desde: creado_en, ...sesion, hash: hashDeToken(token), creado_en, vence_en };
}

export type Origen = { ip: string; agente: string; dispositivo: string | null };
type Credenciales = Origen & { username: string; password: string; puerta?: Puerta };
/** What the log keeps of a sign-in: who, when there is such a user, with what, and how it ended. */
export type IngresoAnotado = {
  user_id: number | null;
  resultado: 'correcto' | 'incorrecto' | 'no_habilitado' | 'falta_segundo_paso' | 'segundo_paso_incorrecto';
  metodo?: MetodoDeIngreso;
};
export type AnotarIngreso = (ingreso: IngresoAnotado) => void;

export const anotarDeSesion = (
  db: Db,
  { id, username }: UsuarioDeIngreso,
  cuando: Date,
  hecho: { accion: string; hasta?: { metodo: MetodoDeIngreso } },
): Promise<void> => anotarEnAuditoria(db, { user_id: id, username }, cuando, { entidad: 'sesion', id }, hecho);

/** Throws 401 when they are not right, and 429 after too many that were not. */
async function verificar(
  db: Db,
  deps: DepsDeSesion,
  quien: QuienPrueba,
  password: string,
  enElLog: AnotarIngreso,
): Promise<UsuarioDeIngreso> {
  // Asked again in one's turn: of many at once, those that come after the last allowed one are not verified.
  await deps.intentos.exigir(quien);
  const usuario = await findUsuarioByUsername(db, quien.username);
  const esLaSuya = await verificarClave(usuario?.clave_hash, password, deps.verificar);
  if (usuario && esLaSuya) return usuario;
  await deps.intentos.fallar(quien);
  enElLog({ user_id: usuario?.id ?? null, resultado: 'incorrecto' });
  if (usuario) await anotarDeSesion(db, usuario, deps.reloj(), { accion: 'ingreso_incorrecto' });
  throw errorHttp(401, 'credenciales_incorrectas');
}

type Entrada = { origen: Origen; puerta: Puerta; metodo: MetodoDeIngreso };

/** A new session of who has proved who they are, and the token of the device for the next time. Throws 401. */
export async function abrirSesion(
  db: Db,
  deps: DepsDeSesion,
  usuario: UsuarioDeIngreso,
  { origen, puerta, metodo }: Entrada,
): Promise<Tokens & { dispositivo: string }> {
  const vigenciaMs = puerta === 'colegio' ? OCIO_DE_OPERADOR_MS : REFRESH_MS;
  const refresh_token = crearRefreshToken();
  const sid = randomUUID();
  const dispositivo = await enTransaccion(db, async (trx) => {
    // The password may have changed while it was being verified.
    if ((await lockUsuario(trx, usuario.id, 'leer')) !== usuario.clave_hash)
      throw errorHttp(401, 'credenciales_incorrectas');
    const ahora = deps.reloj();
    await abrirFamilia(trx, filaDe(deps, { usuario_id: usuario.id, familia: sid, vigenciaMs }, refresh_token), ahora);
    const descripcion = { dispositivo: nombreDeDispositivo(origen.agente), desde_donde: redAproximada(origen.ip) };
    await insertSesion(trx, { id: sid, usuario_id: usuario.id, metodo, ...descripcion });
    await anotarDeSesion(trx, usuario, ahora, { accion: 'ingresar', hasta: { metodo } });
    const recordado = await recordarDispositivo(trx, usuario.id, origen.dispositivo, ahora);
    if (recordado.es_nuevo && !recordado.es_primero)
      await avisarPorCarta(trx, {
        clave: `dispositivo_nuevo ${sid}`,
        usuario_id: usuario.id,
        cuando: ahora.toISOString(),
        hecho: { tipo: 'dispositivo_nuevo', ...descripcion },
      });
    return recordado;
  });
  return { token: firmarAcceso(deps, usuario, sid), refresh_token, dispositivo: dispositivo.token };
}

type Ingreso = (Tokens & { dispositivo: string }) | SegundoPaso;

/** In one's turn, from the password to the session. */
async function entrar(
  db: Db,
  deps: DepsDeSesion,
  quien: QuienPrueba,
  { password, puerta = 'portal', ...origen }: Credenciales,
  enElLog: AnotarIngreso,
): Promise<Ingreso> {
  const usuario = await verificar(db, deps, quien, password, enElLog);
  await deps.intentos.perdonar(quien);
  if (!estaHabilitado(usuario, [puerta])) {
    enElLog({ user_id: usuario.id, resultado: 'no_habilitado' });
    await anotarDeSesion(db, usuario, deps.reloj(), { accion: 'ingreso_no_habilitado' });
    throw errorHttp(403, 'usuario_no_habilitado');
  }
  const segundoPaso = await pedirSegundoPaso(db, deps.factor, usuario.id, puerta);
  if (segundoPaso) {
    enElLog({ user_id: usuario.id, resultado: 'falta_segundo_paso' });
    return segundoPaso;
  }
  const abierta = await abrirSesion(db, deps, usuario, { origen, puerta, metodo: 'clave' });
  enElLog({ user_id: usuario.id, resultado: 'correcto', metodo: 'clave' });
  return abierta;
}

/**
 * A new session, and the token of the device for the next time; of who has a second factor, what is asked for it. Only who knows the
 * password is told which. Throws 401, 403, 429, and 503 when too many are at it.
 */
export async function ingresar(
  db: Db,
  deps: DepsDeSesion,
  credenciales: Credenciales,
  enElLog: AnotarIngreso = () => undefined,
): Promise<Ingreso> {
  const username = credenciales.username.toLowerCase();
  deps.turnos.admitir(credenciales.dispositivo !== null);
  const dispositivo = await findDispositivo(db, username, credenciales.dispositivo, deps.reloj());
  const quien = { username, ip: credenciales.ip, dispositivo };
  await deps.intentos.exigir(quien);
  const turno = { clave: claveDe(quien), conocido: dispositivo !== null };
  return deps.turnos.enTurno(turno, () => entrar(db, deps, quien, credenciales, enElLog));
}

// Only the first of several makes the successor; within the grace the others find it made.
async function suceder(db: Db, deps: DepsDeSesion, actual: FilaDeRefresh, sucesor: string): Promise<boolean> {
  const ahora = deps.reloj();
  const { usuario_id, familia } = actual;
  // Opened while the clock was ahead, it counts from when it was put right.
  const sesion_desde = new Date(Math.min((actual.sesion_desde ?? actual.creado_en).getTime(), ahora.getTime()));
  if (actual.revocado_en !== null || actual.vence_en <= ahora) return false;
  if (ahora.getTime() - sesion_desde.getTime() >= SESION_MAXIMA_MS) return false;
  if (actual.reemplazado_en === null) {
    // Good for as long as the one that it takes the place of.
    const vigenciaMs = actual.vence_en.getTime() - actual.creado_en.getTime();
    const fila = filaDe(deps, { usuario_id, familia, sesion_desde, vigenciaMs }, sucesor);
    const { id } = await insertRefreshToken(db, fila);
    await updateReemplazado(db, actual.id, id, ahora);
    return true;
  }
  if (ahora.getTime() - actual.reemplazado_en.getTime() <= GRACIA_MS) return true;
  await revokeFamilia(db, actual.familia, ahora);
  return false;
}

/** A new pair for a refresh token. A replaced one used after its grace revokes every token of its family. */
export async function renovar(db: Db, deps: DepsDeSesion, presentado: string): Promise<Tokens> {
  const refresh_token = sucesorDe(presentado, deps.secreto);
  const renovada = await enTransaccion(db, async (trx) => {
    const actual = await lockRefreshToken(trx, hashDeToken(presentado));
    if (!actual || !(await suceder(trx, deps, actual, refresh_token))) return null;
    return actual;
  });
  const usuario = renovada && (await findUsuarioById(db, renovada.usuario_id));
  if (!usuario) throw sesionVencida();
  if (!estaHabilitado(usuario, ['portal', 'colegio'])) {
    // Enabled again, they sign in again.
    await revokeFamilia(db, renovada.familia, deps.reloj());
    throw sesionVencida();
  }
  return { token: firmarAcceso(deps, usuario, renovada.familia), refresh_token };
}

/** Ends the session that the token belongs to (OPN-008). An unknown token is no news. */
export async function revocar(db: Db, deps: DepsDeSesion, presentado: string): Promise<void> {
  await enTransaccion(db, async (trx) => {
    const actual = await lockRefreshToken(trx, hashDeToken(presentado));
    if (!actual || actual.revocado_en !== null) return;
    await revokeFamilia(trx, actual.familia, deps.reloj());
    const usuario = await findUsuarioById(trx, actual.usuario_id);
    if (usuario) await anotarDeSesion(trx, usuario, deps.reloj(), { accion: 'salir' });
  });
}
