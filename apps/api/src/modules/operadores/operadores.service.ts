import { randomBytes } from 'node:crypto';
import { limpiarCuit } from '@colega/domain/identificadores';
import { type DatosDeCuenta, validarCuenta } from '@colega/domain/perfil';
import { permisosDe, type Rol } from '@colega/domain/permisos';
import type { Db } from '../../db/conectar.ts';
import { findOperador } from '../../db/operador-de-usuario.ts';
import { enTransaccion } from '../../db/transaccion.ts';
import { errorHttp, errorNoEncontrado, invalido } from '../../http/error-http.ts';
import { anotarEnAuditoria, type HechoAuditado } from '../auditoria/anotar.service.ts';
import { errorDeQuienCambio } from '../auditoria/ultimo-cambio.service.ts';
import { avisar } from '../avisos/avisar.service.ts';
import { soltarLegajosDe } from '../legajos/bandeja/cambiar-toma.ts';
import { exigirDistrito } from '../perfil/alta.service.ts';
import type { DelColegio } from '../perfil/pedido-del-colegio.ts';
import { cerrarSesiones } from '../sesion/cerrar-sesiones.service.ts';
import { hashClave } from '../sesion/claves.ts';
import {
  activarUsuario,
  bloquearOperadores,
  deleteOperador,
  type FilaDeOperador,
  findCuentaPorCuit,
  findDistritoPorClave,
  findOperadorPor,
  findUsuarioPorNombre,
  hayOtroAdministrador,
  insertOperador,
  insertPersonaDelColegio,
  insertUsuario,
  replaceRoles,
  updateVersionDeOperador,
} from './operadores.repository.ts';

export type DatosDeOperador = DatosDeCuenta & {
  distrito_id: number | null;
  roles: readonly Rol[];
};

const alAzar = (): string => randomBytes(24).toString('base64url');

const anotar = (trx: Db, { autor, ahora }: DelColegio, id: number, hecho: HechoAuditado): Promise<void> =>
  anotarEnAuditoria(trx, autor, ahora, { entidad: 'usuario', id }, hecho);

type Alcance = { alcance?: number | null };

/** The user of that CUIT's account, which nobody else has; who is of another district is added by the whole college. Throws 409. */
const findCuenta = async (trx: Db, cuit: string, username: string, alcance: number | null) => {
  const cuenta = await findCuentaPorCuit(trx, cuit);
  if (cuenta && alcance !== null && cuenta.distrito_id !== alcance) throw errorHttp(409, 'operador_de_otro_alcance');
  const conEseNombre = await findUsuarioPorNombre(trx, username);
  if (conEseNombre && conEseNombre.persona_id !== cuenta?.persona_id) throw errorHttp(409, 'usuario_de_otra_persona');
  return cuenta;
};

const cadaUnoUnaVez = (roles: readonly Rol[]): Rol[] => [...new Set(roles)].sort();

type ClaveElegida = { clave_hash: string | null };

const abrirCuenta = async (
  trx: Db,
  { datos, hoy, ahora, clave_hash, alcance = null }: DelColegio & ClaveElegida & Alcance & { datos: DatosDeOperador },
): Promise<number> => {
  const { apellido, nombre, email, username, distrito_id } = datos;
  const cuit = limpiarCuit(datos.cuit);
  const cuenta = await findCuenta(trx, cuit, username, alcance);
  if (cuenta?.usuario_id) {
    await activarUsuario(trx, cuenta.usuario_id, true);
    return cuenta.usuario_id;
  }
  const persona = {
    apellido: apellido.trim(),
    nombre: nombre.trim(),
    cuit,
    email,
    codigo_qr: alAzar(),
    fecha_alta: hoy,
  };
  const persona_id = cuenta?.persona_id ?? (await insertPersonaDelColegio(trx, { persona, distrito_id }));
  const { id } = await insertUsuario(trx, {
    persona_id,
    username,
    clave_hash: clave_hash ?? (await hashClave(alAzar())),
  });
  if (clave_hash === null) await avisar(trx, { evento: 'bienvenida', cosa: 'usuario', cosa_id: id, persona_id }, ahora);
  return id;
};

/**
 * Makes somebody an operator; an existing account keeps its name and password, and is reached only by who administers its
 * district. Throws 404, 409, 422.
 */
export const altaDeOperador = (
  db: Db,
  pedido: DelColegio & Partial<ClaveElegida> & Alcance & { datos: DatosDeOperador },
): Promise<FilaDeOperador> => {
  const { datos } = pedido;
  const problemas = validarCuenta(datos);
  if (problemas.length > 0) throw invalido(problemas);
  return enTransaccion(db, async (trx) => {
    await bloquearOperadores(trx);
    if (datos.distrito_id !== null) await exigirDistrito(trx, datos.distrito_id);
    const roles = cadaUnoUnaVez(datos.roles);
    const id = await abrirCuenta(trx, { ...pedido, clave_hash: pedido.clave_hash ?? null });
    if (await findOperadorPor(trx, { id })) throw errorHttp(409, 'operador_ya_existe');
    await insertOperador(trx, id, datos.distrito_id);
    await replaceRoles(trx, id, roles);
    await cerrarSesiones(trx, id, pedido.ahora);
    const hecho: HechoAuditado = {
      accion: 'alta_operador',
      hasta: { roles, distrito_id: datos.distrito_id },
    };
    await anotar(trx, pedido, id, hecho);
    return exigirOperador(trx, { id });
  });
};

export const exigirOperador = async (db: Db, quien: { id: number } | { username: string }): Promise<FilaDeOperador> => {
  const operador = await findOperadorPor(db, quien);
  if (operador) return operador;
  throw 'id' in quien ? errorNoEncontrado() : errorHttp(404, 'operador_no_existe');
};

/** What the screens of whoever signed in show; each call is judged again by its route. Throws 404. */
export const leerOperadorPropio = async (db: Db, id: number, exigeSegundoFactor: boolean) => {
  const [vigente, datos] = [await findOperador(db, id), await findOperadorPor(db, { id })];
  if (!vigente || !datos) throw errorNoEncontrado();
  const falta_segundo_factor = exigeSegundoFactor && !vigente.con_segundo_factor;
  return { ...datos, permisos: permisosDe(datos.roles), falta_segundo_factor };
};

const exigirQueQuedeAlguien = async (trx: Db, { id, roles }: FilaDeOperador): Promise<void> => {
  if (roles.includes('administracion') && !(await hayOtroAdministrador(trx, id)))
    throw errorHttp(409, 'ultimo_administrador');
};

/** Null: whoever asks does not say what they read. */
type SegunLoLeido = { version?: number | null };
const CAMBIOS = ['alta_operador', 'cambiar_roles'];

/** S-720 */
const exigirVersion = async (trx: Db, { id, version }: FilaDeOperador, leida: number | null): Promise<void> => {
  if (leida === null || leida === version) return;
  throw await errorDeQuienCambio(trx, 'operador_cambiado', 'usuario', id, CAMBIOS);
};

/** Sets what an operator may do: their sessions end (docs/reference/rules.md#session). Throws 404, 409, 412. */
export const cambiarRoles = (
  db: Db,
  {
    version = null,
    ...pedido
  }: DelColegio & SegunLoLeido & { id: number; roles: (antes: readonly Rol[]) => readonly Rol[] },
): Promise<FilaDeOperador> =>
  enTransaccion(db, async (trx) => {
    await bloquearOperadores(trx);
    const operador = await exigirOperador(trx, { id: pedido.id });
    await exigirVersion(trx, operador, version);
    const roles = cadaUnoUnaVez(pedido.roles(operador.roles));
    if (roles.join() === operador.roles.join()) throw errorHttp(409, 'nada_que_corregir');
    if (!roles.includes('administracion')) await exigirQueQuedeAlguien(trx, operador);
    await replaceRoles(trx, pedido.id, roles);
    if (!permisosDe(roles).includes('legajos.tomar')) await soltarLegajosDe(trx, pedido.id);
    await cerrarSesiones(trx, pedido.id, pedido.ahora);
    const hecho: HechoAuditado = { accion: 'cambiar_roles', desde: { roles: operador.roles }, hasta: { roles } };
    await anotar(trx, pedido, pedido.id, hecho);
    return { ...operador, roles, version: await updateVersionDeOperador(trx, pedido.id) };
  });

/** Ends an operator; one who is a technician too goes on as one. Throws 404, 409, 412. */
export const bajaDeOperador = (
  db: Db,
  { version = null, ...pedido }: DelColegio & SegunLoLeido & { id: number; motivo?: string },
): Promise<FilaDeOperador> =>
  enTransaccion(db, async (trx) => {
    await bloquearOperadores(trx);
    const operador = await exigirOperador(trx, { id: pedido.id });
    await exigirVersion(trx, operador, version);
    await exigirQueQuedeAlguien(trx, operador);
    const esMatriculado = await deleteOperador(trx, pedido.id);
    await soltarLegajosDe(trx, pedido.id);
    if (!esMatriculado) await activarUsuario(trx, pedido.id, false);
    await cerrarSesiones(trx, pedido.id, pedido.ahora);
    const { roles, distrito } = operador;
    const { motivo } = pedido;
    const hecho: HechoAuditado = {
      accion: 'baja_operador',
      desde: { roles, distrito_id: distrito?.id ?? null },
      motivo,
    };
    await anotar(trx, pedido, pedido.id, hecho);
    return operador;
  });

export const findDistritoId = async (db: Db, clave: string): Promise<number | null> =>
  (await findDistritoPorClave(db, clave))?.id ?? null;
