import { randomBytes, randomUUID } from 'node:crypto';
import type { Db } from '../../db/conectar.ts';
import { lockUsuario } from '../../db/lock-usuario.ts';
import { tieneSegundoFactor } from '../../db/segundo-factor.ts';
import { enTransaccion } from '../../db/transaccion.ts';
import { errorNoEncontrado, invalido } from '../../http/error-http.ts';
import type { SesionAbierta } from '../../http/rutas.ts';
import { encolar } from '../../jobs/cola.ts';
import { anotarEnAuditoria, type HechoAuditado } from '../auditoria/anotar.service.ts';
import { avisar } from '../avisos/avisar.service.ts';
import { avisarPorCarta } from './avisos-de-seguridad.service.ts';
import { hashClave, type Verificar, verificarClave } from './claves.ts';
import { CLAVE_CONOCIDA, esClaveConocida } from './claves-conocidas.ts';
import {
  deleteClavesDeReinicio,
  findClaveDeReinicio,
  findDestinatario,
  insertClaveDeReinicio,
  revokeSesiones,
  updateClave,
} from './claves-de-reinicio.repository.ts';
import { findDispositivo, recordarDispositivo } from './dispositivos.repository.ts';
import { enmascarar, enmascararInexistente } from './enmascarar-correo.ts';
import type { CambiosDeClave, Intentos, PedidosDeClave } from './intentos.ts';
import { findRefreshToken, findUsuarioById } from './sesion.repository.ts';
import { hashDeToken } from './tokens.ts';

const BYTES_DE_REINICIO = 32;

export type DepsDeContrasenias = {
  reloj: () => Date;
  secreto: string;
  pedidos: PedidosDeClave;
  cambios: Pick<CambiosDeClave, 'exigir' | 'fallar'>;
  deIngreso: Pick<Intentos, 'olvidar'>;
  factorObligatorio: boolean;
  verificar?: Verificar;
};

/** SES-033: answers the masked address. An unknown user gets the same work and an address of the same shape: nothing tells them apart. */
export const pedirReinicio = async (
  db: Db,
  { pedidos, secreto, reloj }: DepsDeContrasenias,
  pedido: { username: string; ip: string; dispositivo: string | null },
): Promise<string> => {
  const username = pedido.username.toLowerCase();
  const dispositivo = await findDispositivo(db, username, pedido.dispositivo, reloj());
  const conCarta = await pedidos.pedir({ username, ip: pedido.ip, dispositivo });
  return enTransaccion(db, async (trx) => {
    const destinatario = await findDestinatario(trx, username);
    // Only as many letters leave as keep the last links working, whoever asked for them (S-497).
    if (conCarta) await encolar(trx, 'recuperar_clave', { username, pedido: randomUUID() }, { urgente: true });
    return destinatario ? enmascarar(destinatario.email) : enmascararInexistente(username, secreto);
  });
};

/** A link good until `vence_en`, whose token is stored only as a hash. Answers the token. */
export const crearReinicio = async (db: Db, usuario_id: number, creada_en: Date, vence_en: Date): Promise<string> => {
  const token = randomBytes(BYTES_DE_REINICIO).toString('base64url');
  await insertClaveDeReinicio(db, { usuario_id, hash: hashDeToken(token), creada_en, vence_en });
  return token;
};

/** Writes to the user, if there is one; the caller waited the same either way. Each `pedido` has one letter. */
export const avisarRecuperacion = (
  db: Db,
  ahora: Date,
  { username, pedido = randomUUID() }: { username: string; pedido?: string },
): Promise<void> =>
  enTransaccion(db, async (trx) => {
    const destinatario = await findDestinatario(trx, username);
    if (!destinatario) return;
    const { id, persona_id } = destinatario;
    const datos = { usuario_id: String(id) };
    await avisar(trx, { evento: 'recuperacion', cosa: 'pedido', cosa_id: pedido, persona_id, datos }, ahora);
    await anotarDelUsuario(trx, destinatario, 'enviar_recuperacion', ahora);
  });

type ClaveElegida = { dispositivo: string; falta_segundo_factor: { username: string } | null };

/** SES-039: once, and in time. Every session and other link of the user ends. Having their mail makes this device known. Throws 422. */
export const reiniciarClave = async (
  db: Db,
  { reloj, deIngreso, pedidos, factorObligatorio }: DepsDeContrasenias,
  { password, reset_token, ...pedido }: { password: string; reset_token: string; dispositivo: string | null },
): Promise<ClaveElegida> => {
  const hash = hashDeToken(reset_token);
  // It is also asked before, so that an invented token does not make the server work.
  const duenio = await findClaveDeReinicio(db, hash, reloj());
  const deQuien = duenio && (await findUsuarioById(db, duenio.usuario_id));
  if (!deQuien) throw enlaceInvalido();
  if (esClaveConocida(password, deQuien.username)) throw claveConocida();
  const clave_hash = await hashClave(password);
  const { username, ...elegida } = await enTransaccion(db, async (trx) => {
    const ahora = reloj();
    const pedida = await findClaveDeReinicio(trx, hash, ahora);
    if (pedida) await lockUsuario(trx, pedida.usuario_id, 'cambiar');
    // Of two uses at once the second waits for the first, which leaves no link behind.
    const vigente = pedida && (await findClaveDeReinicio(trx, hash, ahora));
    const usuario = vigente && (await findUsuarioById(trx, vigente.usuario_id));
    if (!usuario?.activo) throw enlaceInvalido();
    await guardarClave(trx, usuario, clave_hash, ahora, { accion: 'reiniciar_clave', sigue: null });
    const { token } = await recordarDispositivo(trx, usuario.id, pedido.dispositivo, ahora);
    const falta_segundo_factor =
      factorObligatorio && usuario.es_operador && !(await tieneSegundoFactor(trx, usuario.id))
        ? { username: usuario.username }
        : null;
    return { username: usuario.username, dispositivo: token, falta_segundo_factor };
  });
  await deIngreso.olvidar(username);
  await pedidos.olvidar(username);
  return elegida;
};

/** SES-044..051: the present session goes on, unless its refresh token is of another. Throws 404, 422, 429. */
export const cambiarClave = async (
  db: Db,
  { reloj, cambios, verificar }: DepsDeContrasenias,
  sesion: Pick<SesionAbierta, 'user_id' | 'sid'>,
  pedido: { id: number; old_password: string; password: string; refresh_token?: string | undefined },
): Promise<void> => {
  const usuario = pedido.id === sesion.user_id ? await findUsuarioById(db, pedido.id) : undefined;
  if (!usuario?.activo) throw errorNoEncontrado();
  await cambios.exigir(sesion.sid);
  const esLaActual = await verificarClave(usuario.clave_hash, pedido.old_password, verificar);
  if (!esLaActual) {
    await cambios.fallar(sesion.sid);
    throw actualIncorrecta();
  }
  if (esClaveConocida(pedido.password, usuario.username)) throw claveConocida();
  const clave_hash = await hashClave(pedido.password);
  await enTransaccion(db, async (trx) => {
    // It may have changed since it was verified.
    if ((await lockUsuario(trx, usuario.id, 'cambiar')) !== usuario.clave_hash) throw actualIncorrecta();
    const sigue = (await esDeLaSesion(trx, pedido.refresh_token, sesion.sid)) ? sesion.sid : null;
    await guardarClave(trx, usuario, clave_hash, reloj(), { accion: 'cambiar_clave', sigue });
  });
};

const esDeLaSesion = async (db: Db, refresh_token: string | undefined, sid: string): Promise<boolean> =>
  refresh_token === undefined || (await findRefreshToken(db, hashDeToken(refresh_token)))?.familia === sid;

const enlaceInvalido = () => invalido([{ codigo: 'reinicio_invalido', campo: 'reset_token' }]);
const claveConocida = () => invalido([CLAVE_CONOCIDA]);
const actualIncorrecta = () => invalido([{ codigo: 'contrasenia_actual_incorrecta', campo: 'old_password' }]);

/** The caller holds the user's lock. */
const guardarClave = async (
  trx: Db,
  usuario: { id: number; username: string },
  clave_hash: string,
  ahora: Date,
  { accion, sigue }: Pick<HechoAuditado, 'accion'> & { sigue: string | null },
): Promise<void> => {
  await updateClave(trx, usuario.id, clave_hash);
  await deleteClavesDeReinicio(trx, usuario.id);
  await revokeSesiones(trx, usuario.id, ahora, sigue);
  await anotarDelUsuario(trx, usuario, accion, ahora);
  await avisarPorCarta(trx, {
    clave: `clave_cambiada ${usuario.id} ${randomUUID()}`,
    usuario_id: usuario.id,
    cuando: ahora.toISOString(),
    hecho: { tipo: 'clave_cambiada' },
  });
};

const anotarDelUsuario = (
  db: Db,
  { id, username }: { id: number; username: string },
  accion: HechoAuditado['accion'],
  cuando: Date,
): Promise<void> => anotarEnAuditoria(db, { user_id: id, username }, cuando, { entidad: 'usuario', id }, { accion });
