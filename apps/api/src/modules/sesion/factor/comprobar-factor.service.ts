import type { CodigoDeMensaje } from '@colega/contract/mensajes';
import type { MetodoDeIngreso, RespuestaDeLlave } from '@colega/contract/sesion';
import type { Db } from '../../../db/conectar.ts';
import { avisarPorCarta } from '../avisos-de-seguridad.service.ts';
import { hashDeCodigo } from './codigos-de-recuperacion.ts';
import { findApp, findLlaves, gastarCodigo, updatePaso, updateUsoDeLlave } from './factor.repository.ts';
import { comprobarLlave, type ParteConfiable } from './llaves.ts';
import { abrir } from './sellar.ts';
import { esCodigoDeApp, estaConsumido, pasoDelCodigo } from './totp.ts';

export type DepsDeFactor = {
  reloj: () => Date;
  secreto: string;
  parte: () => ParteConfiable | null;
};
export type Presentado = { codigo?: string | undefined; llave?: RespuestaDeLlave | undefined; reto: string | null };
type Falla = { falla: CodigoDeMensaje };
export type Comprobado = { metodo: Exclude<MetodoDeIngreso, 'clave'> } | Falla;

/** Some apps show it in two groups. */
const sinEspacios = (codigo: string): string => codigo.replace(/\s/g, '');
export const esDeApp = (codigo: string): boolean => esCodigoDeApp(sinEspacios(codigo));

const conApp = async (trx: Db, deps: DepsDeFactor, usuarioId: number, codigo: string): Promise<Comprobado> => {
  const app = await findApp(trx, usuarioId);
  const secreto = app?.secreto ? abrir(deps.secreto, usuarioId, app.secreto) : null;
  const ahora = deps.reloj();
  const paso = secreto && pasoDelCodigo(secreto, sinEspacios(codigo), ahora);
  if (!app || paso === null) return { falla: 'codigo_incorrecto' };
  if (estaConsumido(paso, app.ultimo_paso, ahora)) return { falla: 'codigo_usado' };
  await updatePaso(trx, usuarioId, paso);
  return { metodo: 'app' };
};

const conRecuperacion = async (
  trx: Db,
  deps: DepsDeFactor,
  usuario_id: number,
  codigo: string,
): Promise<Comprobado> => {
  const ahora = deps.reloj();
  const hash = hashDeCodigo(codigo);
  if (!(await gastarCodigo(trx, usuario_id, hash, ahora))) return { falla: 'codigo_incorrecto' };
  await avisarPorCarta(trx, {
    clave: `codigo_usado ${hash.toString('base64url')}`,
    usuario_id,
    cuando: ahora.toISOString(),
    hecho: { tipo: 'segundo_factor', que: 'recuperacion_usada' },
  });
  return { metodo: 'recuperacion' };
};

type ConReto = { llave: RespuestaDeLlave; reto: string };
const conLlave = async (
  trx: Db,
  deps: DepsDeFactor,
  usuarioId: number,
  { llave, reto }: ConReto,
): Promise<Comprobado> => {
  const parte = deps.parte();
  const suya = (await findLlaves(trx, usuarioId)).find(({ credencial }) => credencial === llave.id);
  const contador = parte && suya ? await comprobarLlave(parte, reto, { llave: suya, firmado: llave }) : null;
  if (!suya || contador === null) return { falla: 'llave_incorrecta' };
  await updateUsoDeLlave(trx, suya.id, contador, deps.reloj());
  return { metodo: 'llave' };
};

/** Takes a second factor once. The user is locked: of two uses of the same at once the second sees the first. */
export const comprobarFactor = async (
  trx: Db,
  deps: DepsDeFactor,
  usuarioId: number,
  { codigo, llave, reto }: Presentado,
): Promise<Comprobado> => {
  if (llave && reto !== null) return conLlave(trx, deps, usuarioId, { llave, reto });
  if (!codigo) return { falla: llave ? 'desafio_vencido' : 'codigo_requerido' };
  return esDeApp(codigo) ? conApp(trx, deps, usuarioId, codigo) : conRecuperacion(trx, deps, usuarioId, codigo);
};
