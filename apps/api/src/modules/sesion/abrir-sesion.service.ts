import { randomUUID } from 'node:crypto';
import type { ClaimsDeSesion, MetodoDeIngreso } from '@colega/contract/sesion';
import type { Db } from '../../db/conectar.ts';
import { lockUsuario } from '../../db/lock-usuario.ts';
import { enTransaccion } from '../../db/transaccion.ts';
import { errorHttp } from '../../http/error-http.ts';
import { anotarEnAuditoria, type HechoAuditado } from '../auditoria/anotar.service.ts';
import { avisarPorCarta } from './avisos-de-seguridad.service.ts';
import type { Verificar } from './claves.ts';
import { recordarDispositivo, updateSesionDeAvisos } from './dispositivos.repository.ts';
import type { DepsDeFactor } from './factor/comprobar-factor.service.ts';
import type { Intentos } from './intentos.ts';
import { nombreDeDispositivo, redAproximada } from './nombre-de-dispositivo.ts';
import { abrirFamilia, type UsuarioDeIngreso } from './sesion.repository.ts';
import { insertSesion } from './sesiones.repository.ts';
import { crearRefreshToken, hashDeToken } from './tokens.ts';
import type { TurnosDeIngreso } from './turnos-de-ingreso.ts';

const ACCESO_SEGUNDOS = 15 * 60;
export const REFRESH_MS = 24 * 3_600_000; // S-71
const OCIO_DE_OPERADOR_MS = 30 * 60_000; // S-531

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

/** It lasts a quarter of an hour, and names its session. */
export function firmarAcceso({ firmar, reloj }: DepsDeSesion, usuario: UsuarioDeIngreso, sid: string): string {
  const { id: user_id, persona_id, username } = usuario;
  const contextos = usuario.contextos as ClaimsDeSesion['contextos'];
  const iat = Math.floor(reloj().getTime() / 1000);
  return firmar({ sid, user_id, persona_id, username, contextos, iat, exp: iat + ACCESO_SEGUNDOS });
}

/** The portal's sign-in lets technicians in (SES-012); the college's, its operators. */
const PUERTAS = {
  portal: ({ contextos }: UsuarioDeIngreso) => contextos.includes('autogestion'),
  colegio: ({ es_operador }: UsuarioDeIngreso) => es_operador,
} as const;
export type Puerta = keyof typeof PUERTAS;

export const estaHabilitado = (usuario: UsuarioDeIngreso, puertas: readonly Puerta[]): boolean =>
  usuario.activo && puertas.some((puerta) => PUERTAS[puerta](usuario));

type SesionDeFila = { usuario_id: number; familia: string; sesion_desde?: Date };

export function filaDe(
  deps: DepsDeSesion,
  { vigenciaMs, ...sesion }: SesionDeFila & { vigenciaMs: number },
  token: string,
) {
  const creado_en = deps.reloj();
  const vence_en = new Date(creado_en.getTime() + vigenciaMs);
  return { sesion_desde: creado_en, ...sesion, hash: hashDeToken(token), creado_en, vence_en };
}

export type Origen = { ip: string; agente: string; dispositivo: string | null };

export const anotarDeSesion = (
  db: Db,
  { id, username }: UsuarioDeIngreso,
  cuando: Date,
  hecho: Pick<HechoAuditado, 'accion'> & { hasta?: { metodo: MetodoDeIngreso } },
): Promise<void> => anotarEnAuditoria(db, { user_id: id, username }, cuando, { entidad: 'sesion', id }, hecho);

type Entrada = { origen: Origen; puerta: Puerta; metodo: MetodoDeIngreso };

/** Throws 401. */
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
    await updateSesionDeAvisos(trx, usuario.id, sid, recordado.token);
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
