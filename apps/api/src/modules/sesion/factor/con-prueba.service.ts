import type { CodigoDeMensaje } from '@colega/contract/mensajes';
import type { RespuestaDeLlave } from '@colega/contract/sesion';
import type { Db } from '../../../db/conectar.ts';
import { lockUsuario } from '../../../db/lock-usuario.ts';
import { tieneSegundoFactor } from '../../../db/segundo-factor.ts';
import { enTransaccion } from '../../../db/transaccion.ts';
import { invalido } from '../../../http/error-http.ts';
import type { SesionAbierta } from '../../../http/rutas.ts';
import { type Verificar, verificarClave } from '../claves.ts';
import type { CambiosDeClave } from '../intentos.ts';
import { findUsuarioById, type UsuarioDeIngreso } from '../sesion.repository.ts';
import { comprobarFactor, type DepsDeFactor } from './comprobar-factor.service.ts';
import { findDesafio, gastarDesafio } from './desafios.repository.ts';

export type DepsDeCuenta = DepsDeFactor & {
  cambios: CambiosDeClave;
  obligatorio: boolean;
  verificar?: Verificar;
};
export type PruebaDada = {
  password: string;
  codigo?: string | undefined;
  llave?: RespuestaDeLlave | undefined;
  desafio?: string | undefined;
};

/** The challenge that the passkey signed, once, and only for this user and purpose. */
const tomarReto = async (trx: Db, { reloj }: DepsDeFactor, usuarioId: number, token: string | undefined) => {
  const pedido = token === undefined ? undefined : await findDesafio(trx, token, reloj());
  if (token === undefined || pedido?.usuario_id !== usuarioId || pedido.para !== 'cuenta') return null;
  return (await gastarDesafio(trx, token)) ? pedido.reto : null;
};

const queFalta = async (
  trx: Db,
  deps: DepsDeFactor,
  usuarioId: number,
  { codigo, llave, desafio }: PruebaDada,
): Promise<CodigoDeMensaje | null> => {
  if (!(await tieneSegundoFactor(trx, usuarioId))) return null;
  const reto = llave ? await tomarReto(trx, deps, usuarioId, desafio) : null;
  const comprobado = await comprobarFactor(trx, deps, usuarioId, { codigo, llave, reto });
  return 'falla' in comprobado ? comprobado.falla : null;
};

const claveIncorrecta = () => invalido([{ codigo: 'contrasenia_actual_incorrecta', campo: 'password' }]);

/** Asks for the password and, when there is one, the factor: a stolen session alone changes nothing. Throws 422 at the wrong field, and 429. */
export const conPrueba = async <T>(
  db: Db,
  deps: DepsDeCuenta,
  sesion: SesionAbierta,
  prueba: PruebaDada,
  trabajo: (trx: Db, usuario: UsuarioDeIngreso) => Promise<T>,
): Promise<T> => {
  await deps.cambios.tomar(sesion.sid);
  const usuario = await findUsuarioById(db, sesion.user_id);
  const esLaSuya = await verificarClave(usuario?.clave_hash, prueba.password, deps.verificar);
  if (!usuario || !esLaSuya) throw claveIncorrecta();
  const hecho = await enTransaccion(db, async (trx) => {
    if ((await lockUsuario(trx, usuario.id, 'cambiar')) !== usuario.clave_hash) throw claveIncorrecta();
    const falla = await queFalta(trx, deps, usuario.id, prueba);
    if (falla) throw invalido([{ codigo: falla, campo: 'codigo' }]);
    return trabajo(trx, usuario);
  });
  await deps.cambios.devolver(sesion.sid);
  return hecho;
};
