import type { Selectable } from 'kysely';
import type { Db } from '../../db/conectar.ts';
import { lockUsuario } from '../../db/lock-usuario.ts';
import type { BaseDeDatos } from '../../db/tablas.generadas.ts';
import { enTransaccion } from '../../db/transaccion.ts';
import { sesionVencida } from '../../http/error-http.ts';
import {
  anotarDeSesion,
  type DepsDeSesion,
  estaHabilitado,
  filaDe,
  firmarAcceso,
  REFRESH_MS,
  type Tokens,
} from './abrir-sesion.service.ts';
import {
  findUsuarioById,
  insertRefreshToken,
  lockRefreshToken,
  revokeFamilia,
  updateReemplazado,
} from './sesion.repository.ts';
import { hashDeToken, sucesorDe } from './tokens.ts';

const GRACIA_MS = 30_000;
const SESION_MAXIMA_MS = 30 * REFRESH_MS; // S-335

type FilaDeRefresh = Selectable<BaseDeDatos['refresh_tokens']>;

// Only the first of several makes the successor; within the grace the others find it made.
async function suceder(db: Db, deps: DepsDeSesion, actual: FilaDeRefresh, sucesor: string): Promise<boolean> {
  const ahora = deps.reloj();
  const { usuario_id, familia } = actual;
  // A session opened while the clock was ahead counts from its correction.
  const sesion_desde = new Date(Math.min((actual.sesion_desde ?? actual.creado_en).getTime(), ahora.getTime()));
  if (actual.revocado_en !== null || actual.vence_en <= ahora) return false;
  if (ahora.getTime() - sesion_desde.getTime() >= SESION_MAXIMA_MS) return false;
  if (actual.reemplazado_en === null) {
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

/** A new pair for a refresh token. A replaced one used after its grace revokes its whole family. */
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
    // If the user is enabled again, they sign in again.
    await enTransaccion(db, async (trx) => {
      await lockUsuario(trx, renovada.usuario_id, 'leer');
      await revokeFamilia(trx, renovada.familia, deps.reloj());
    });
    throw sesionVencida();
  }
  return { token: firmarAcceso(deps, usuario, renovada.familia), refresh_token };
}

/** Ends the token's session (OPN-008). An unknown token is ignored. */
export async function revocar(db: Db, deps: DepsDeSesion, presentado: string): Promise<void> {
  await enTransaccion(db, async (trx) => {
    const actual = await lockRefreshToken(trx, hashDeToken(presentado));
    if (!actual || actual.revocado_en !== null) return;
    await revokeFamilia(trx, actual.familia, deps.reloj());
    const usuario = await findUsuarioById(trx, actual.usuario_id);
    if (usuario) await anotarDeSesion(trx, usuario, deps.reloj(), { accion: 'salir' });
  });
}
