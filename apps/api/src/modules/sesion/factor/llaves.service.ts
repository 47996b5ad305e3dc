import type { LlaveNueva } from '@colega/contract/sesion';
import type { Db } from '../../../db/conectar.ts';
import { lockUsuario } from '../../../db/lock-usuario.ts';
import { tieneSegundoFactor } from '../../../db/segundo-factor.ts';
import { enTransaccion } from '../../../db/transaccion.ts';
import { errorHttp, errorNoEncontrado } from '../../../http/error-http.ts';
import type { SesionAbierta } from '../../../http/rutas.ts';
import { leerColegio } from '../../colegio/leer-colegio.service.ts';
import { findUsuarioById } from '../sesion.repository.ts';
import { confirmarFactorAgregado, confirmarFactorQuitado } from './cambio-de-factor.service.ts';
import { conPrueba, type DepsDeCuenta, type PruebaDada } from './con-prueba.service.ts';
import { findDesafio, gastarDesafio, insertDesafio } from './desafios.repository.ts';
import { deleteLlave, findLlaves, insertLlave } from './factor.repository.ts';
import { leerLlaveNueva, opcionesDeLlave, opcionesDeLlaveNueva, type ParteConfiable } from './llaves.ts';

const MAXIMO = 10; // S-532

const exigirParte = ({ parte }: DepsDeCuenta): ParteConfiable => {
  const donde = parte();
  if (!donde) throw errorHttp(409, 'llaves_no_disponibles');
  return donde;
};

/** The challenge that a passkey signs to change the second factor. Throws 409 where there can be none. */
export const pedirReto = async (db: Db, deps: DepsDeCuenta, { user_id }: SesionAbierta) => {
  const parte = exigirParte(deps);
  const { token, reto } = await insertDesafio(db, { usuario_id: user_id, para: 'cuenta' }, deps.reloj());
  return { desafio: token, llave: opcionesDeLlave(parte, reto, await findLlaves(db, user_id)) };
};

/** What the browser needs to make a passkey. Throws 409, 422, 429. */
export const empezarLlave = (db: Db, deps: DepsDeCuenta, sesion: SesionAbierta, prueba: PruebaDada) =>
  conPrueba(db, deps, sesion, prueba, async (trx, usuario) => {
    const parte = exigirParte(deps);
    const llaves = await findLlaves(trx, usuario.id);
    if (llaves.length >= MAXIMO) throw errorHttp(409, 'demasiadas_llaves', { datos: { maximo: MAXIMO } });
    const pedido = { usuario_id: usuario.id, para: 'llave_nueva' } as const;
    const { token, reto } = await insertDesafio(trx, pedido, deps.reloj());
    const { nombre: colegio } = await leerColegio(trx);
    return { desafio: token, llave: await opcionesDeLlaveNueva(parte, reto, { colegio, usuario, llaves }) };
  });

/** Keeps the new passkey. Answers the recovery codes if it is the first second factor. Throws 409, 422. */
export const agregarLlave = (
  db: Db,
  deps: DepsDeCuenta,
  { user_id, sid }: SesionAbierta,
  { desafio, nombre, llave }: LlaveNueva,
) =>
  enTransaccion(db, async (trx) => {
    await lockUsuario(trx, user_id, 'cambiar');
    const ahora = deps.reloj();
    const pedido = await findDesafio(trx, desafio, ahora);
    const usuario = await findUsuarioById(trx, user_id);
    if (!usuario || pedido?.usuario_id !== user_id || pedido.para !== 'llave_nueva')
      throw errorHttp(409, 'pedido_vencido');
    const leida = await leerLlaveNueva(exigirParte(deps), pedido.reto, llave);
    if (!leida) throw errorHttp(422, 'llave_incorrecta');
    await gastarDesafio(trx, desafio);
    const eraElPrimero = !(await tieneSegundoFactor(trx, user_id));
    if (!(await insertLlave(trx, { ...leida, usuario_id: user_id, nombre, creada_en: ahora })))
      throw errorHttp(409, 'llave_repetida');
    return confirmarFactorAgregado(trx, {
      usuario,
      sid,
      ahora,
      hecho: { que: 'llave_agregada', nombre },
      eraElPrimero,
    });
  });

/** Throws 404, 409, 422, 429. */
export const quitarLlave = (db: Db, deps: DepsDeCuenta, sesion: SesionAbierta, pedido: PruebaDada & { id: number }) =>
  conPrueba(db, deps, sesion, pedido, async (trx, usuario) => {
    const nombre = await deleteLlave(trx, usuario.id, pedido.id);
    if (nombre === undefined) throw errorNoEncontrado();
    const suyo = { usuario, sid: sesion.sid, ahora: deps.reloj() };
    await confirmarFactorQuitado(trx, deps, { ...suyo, hecho: { que: 'llave_quitada', nombre } });
  });
