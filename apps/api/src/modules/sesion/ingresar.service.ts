import type { MetodoDeIngreso, SegundoPaso } from '@colega/contract/sesion';
import type { Db } from '../../db/conectar.ts';
import { errorHttp } from '../../http/error-http.ts';
import {
  abrirSesion,
  anotarDeSesion,
  type DepsDeSesion,
  estaHabilitado,
  type Origen,
  type Puerta,
  type Tokens,
} from './abrir-sesion.service.ts';
import { verificarClave } from './claves.ts';
import { findDispositivo } from './dispositivos.repository.ts';
import { pedirSegundoPaso } from './factor/pedir-segundo-paso.service.ts';
import { claveDe, type QuienPrueba } from './intentos.ts';
import { findUsuarioByUsername, type UsuarioDeIngreso } from './sesion.repository.ts';

type Credenciales = Origen & { username: string; password: string; puerta?: Puerta };
export type IngresoAnotado = {
  user_id: number | null;
  resultado: 'correcto' | 'incorrecto' | 'no_habilitado' | 'falta_segundo_paso' | 'segundo_paso_incorrecto';
  metodo?: MetodoDeIngreso;
};
export type AnotarIngreso = (ingreso: IngresoAnotado) => void;

/** Throws 401 for wrong data, and 429 after too many. */
async function verificar(
  db: Db,
  deps: DepsDeSesion,
  quien: QuienPrueba,
  password: string,
  enElLog: AnotarIngreso,
): Promise<UsuarioDeIngreso> {
  // It is asked again in turn: of many at once, those after the last allowed one are not verified.
  await deps.intentos.exigir(quien);
  const usuario = await findUsuarioByUsername(db, quien.username);
  const esLaSuya = await verificarClave(usuario?.clave_hash, password, deps.verificar);
  if (usuario && esLaSuya) return usuario;
  await deps.intentos.fallar(quien);
  enElLog({ user_id: usuario?.id ?? null, resultado: 'incorrecto' });
  if (usuario) await anotarDeSesion(db, usuario, deps.reloj(), { accion: 'ingreso_incorrecto' });
  throw errorHttp(401, 'credenciales_incorrectas');
}

type Ingreso = (Tokens & { dispositivo: string }) | SegundoPaso;

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
    // Whom the other door lets in goes there next: nothing was refused to them.
    if (!estaHabilitado(usuario, ['portal', 'colegio']))
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

/** With a second factor, the question for it: only whoever knows the password learns which. Throws 401, 403, 429, and 503 when too many wait. */
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
