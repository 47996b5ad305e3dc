import type { CodigoDeMensaje } from '@colega/contract/mensajes';
import type { RespuestaDeLlave } from '@colega/contract/sesion';
import type { Db } from '../../../db/conectar.ts';
import { lockUsuario } from '../../../db/lock-usuario.ts';
import { enTransaccion } from '../../../db/transaccion.ts';
import { errorHttp } from '../../../http/error-http.ts';
import {
  abrirSesion,
  anotarDeSesion,
  type DepsDeSesion,
  estaHabilitado,
  type Origen,
  type Puerta,
  type Tokens,
} from '../abrir-sesion.service.ts';
import { findDispositivo } from '../dispositivos.repository.ts';
import type { AnotarIngreso } from '../ingresar.service.ts';
import type { SegundosPasos } from '../intentos.ts';
import { findUsuarioById, type UsuarioDeIngreso } from '../sesion.repository.ts';
import { comprobarFactor, esDeApp } from './comprobar-factor.service.ts';
import { type Desafio, findDesafio, gastarDesafio } from './desafios.repository.ts';

type Deps = DepsDeSesion & { segundosPasos: SegundosPasos };
type Segundo = Origen & { desafio: string; codigo?: string | undefined; llave?: RespuestaDeLlave | undefined };

const desafioVencido = () => errorHttp(401, 'desafio_vencido');

/** Throws 401. */
const exigirDesafio = async (db: Db, deps: Deps, token: string) => {
  const pedido = await findDesafio(db, token, deps.reloj());
  const puerta = pedido && puertaDe(pedido);
  const usuario = puerta && (await findUsuarioById(db, pedido.usuario_id));
  if (!usuario || !estaHabilitado(usuario, [puerta])) throw desafioVencido();
  return { ...pedido, puerta, usuario };
};
const puertaDe = ({ para }: Desafio): Puerta | null => (para === 'portal' || para === 'colegio' ? para : null);

type Hecho = (Tokens & { dispositivo: string; metodo: 'app' | 'llave' | 'recuperacion' }) | { falla: CodigoDeMensaje };

/** It is all or nothing: the factor and the challenge are spent, and the session is open. */
const intentar = (db: Db, deps: Deps, usuario: UsuarioDeIngreso, entrada: Segundo & { puerta: Puerta; reto: string }) =>
  enTransaccion(db, async (trx): Promise<Hecho> => {
    await lockUsuario(trx, usuario.id, 'cambiar');
    // Of two at once the second finds it spent, and so does one after a change of password.
    if (!(await findDesafio(trx, entrada.desafio, deps.reloj()))) throw desafioVencido();
    const comprobado = await comprobarFactor(trx, deps.factor, usuario.id, entrada);
    if ('falla' in comprobado) return comprobado;
    await gastarDesafio(trx, entrada.desafio);
    const { metodo } = comprobado;
    const { puerta, ip, agente, dispositivo } = entrada;
    return {
      ...(await abrirSesion(trx, deps, usuario, { origen: { ip, agente, dispositivo }, puerta, metodo })),
      metodo,
    };
  });

/** The second half of a sign-in. A challenge is good for one session. Throws 401 and 429. */
export const completarIngreso = async (
  db: Db,
  deps: Deps,
  segundo: Segundo,
  enElLog: AnotarIngreso,
): Promise<Tokens & { dispositivo: string }> => {
  const { usuario, puerta, reto } = await exigirDesafio(db, deps, segundo.desafio);
  const { username, id: user_id } = usuario;
  const dispositivo = await findDispositivo(db, username, segundo.dispositivo, deps.reloj());
  const quien = { username, ip: segundo.ip, dispositivo };
  const conCodigoDeApp = segundo.codigo !== undefined && esDeApp(segundo.codigo);
  await deps.segundosPasos.tomar(quien, conCodigoDeApp);
  const hecho = await intentar(db, deps, usuario, { ...segundo, puerta, reto });
  if ('falla' in hecho) {
    enElLog({ user_id, resultado: 'segundo_paso_incorrecto' });
    await anotarDeSesion(db, usuario, deps.reloj(), { accion: 'segundo_paso_incorrecto' });
    throw errorHttp(401, hecho.falla);
  }
  await deps.segundosPasos.devolver(quien, conCodigoDeApp);
  const { metodo, ...abierta } = hecho;
  enElLog({ user_id, resultado: 'correcto', metodo });
  return abierta;
};
