import { randomBytes } from 'node:crypto';
import { limpiarCuit } from '@colega/domain/identificadores';
import { type Alta, estadoEnVigor, validarAlta } from '@colega/domain/perfil';
import type { Db } from '../../db/conectar.ts';
import { enTransaccion } from '../../db/transaccion.ts';
import { errorHttp, invalido } from '../../http/error-http.ts';
import { exigirQueSeaOtro } from '../auditoria/exigir-que-sea-otro.ts';
import { avisar } from '../avisos/avisar.service.ts';
import { hashClave } from '../sesion/claves.ts';
import {
  abrirPortal,
  findRepetidos,
  insertMatriculas,
  insertPersona,
  insertUsuario,
  lockCuentaSinMatricula,
  lockDistritoPorClave,
  lockDistritoPorId,
  updateRegistro,
} from './alta.repository.ts';
import { anotarHechoDePersona } from './anotar-hecho.ts';
import type { DelColegio } from './pedido-del-colegio.ts';

export type DatosDeAlta = Alta &
  ({ distrito: string } | { distrito_id: number }) & {
    /** Whether the college has seen their identity and titles; by default it has (S-164). */
    verificado?: boolean;
  };

/** The district that whoever asks does not leave. */
type Alcance = { alcance?: number | null };

/** Random, at least 128 bits: nobody guesses a public code or an unset password. */
const BYTES_AL_AZAR = 24;
const alAzar = (): string => randomBytes(BYTES_AL_AZAR).toString('base64url');

const exigirNuevos = async (
  trx: Db,
  cuit: string,
  { username, matriculas }: DatosDeAlta,
  existente: CuentaQueHabia | undefined,
): Promise<void> => {
  const codigos = matriculas.map(({ codigo }) => codigo);
  const { persona, usuario, matricula } = await findRepetidos(trx, { cuit, username, codigos });
  if (persona && !existente) throw errorHttp(409, 'persona_ya_existe');
  if (usuario && !existente?.usuario_id) throw errorHttp(409, 'usuario_ya_existe');
  if (matricula) throw errorHttp(409, 'matricula_ya_existe', { datos: { codigo: matricula.codigo } });
};

type CuentaQueHabia = NonNullable<Awaited<ReturnType<typeof lockCuentaSinMatricula>>>;

/** S-721: whoever only works for the college, reached by who may act on them. Throws 409. */
const findCuentaQueHabia = async (trx: Db, cuit: string, { autor, alcance = null }: DelColegio & Alcance) => {
  const cuenta = await lockCuentaSinMatricula(trx, cuit);
  if (!cuenta) return undefined;
  if (alcance !== null && cuenta.distrito_id !== alcance) throw errorHttp(409, 'persona_de_otro_alcance');
  await exigirQueSeaOtro(trx, autor, cuenta.id);
  return cuenta;
};

/** By its key or its id, and open. Throws 404, 422. */
export const exigirDistrito = async (trx: Db, cual: string | number): Promise<{ id: number }> => {
  const distrito =
    typeof cual === 'string' ? await lockDistritoPorClave(trx, cual) : await lockDistritoPorId(trx, cual);
  if (!distrito) throw errorHttp(404, 'distrito_no_existe', { datos: { distrito: cual } });
  if (distrito.cerrado) throw invalido([{ codigo: 'distrito_que_no_esta', campo: 'distrito_id' }]);
  return distrito;
};

type Registro = { datos: DatosDeAlta; cuit: string; distrito_id: number; clave_hash: string; verificado: boolean };

const registrarNueva = async (
  trx: Db,
  { hoy }: DelColegio,
  { datos, clave_hash, ...registro }: Registro,
): Promise<CuentaAbierta> => {
  const { apellido, nombre, email, username } = datos;
  const suyos = { apellido: apellido.trim(), nombre: nombre.trim(), email };
  const { id: persona_id } = await insertPersona(trx, {
    ...suyos,
    ...registro,
    fecha_alta: hoy,
    codigo_qr: alAzar(),
  });
  const usuario_id = await insertUsuario(trx, { persona_id, username, clave_hash });
  return { persona_id, usuario_id, ...suyos, username, tenia_cuenta: false };
};

/** They go on with their data and their password. */
const registrarSobreSuCuenta = async (
  trx: Db,
  { hoy }: DelColegio,
  { datos, distrito_id, clave_hash, verificado }: Registro,
  { id: persona_id, usuario_id, username, ...suya }: CuentaQueHabia,
): Promise<CuentaAbierta> => {
  const { apellido, nombre, email } = suya;
  await updateRegistro(trx, persona_id, { distrito_id, fecha_alta: hoy, verificado: suya.verificado || verificado });
  if (usuario_id === null || username === null) {
    const nuevo = await insertUsuario(trx, { persona_id, username: datos.username, clave_hash });
    return { persona_id, usuario_id: nuevo, apellido, nombre, email, username: datos.username, tenia_cuenta: false };
  }
  await abrirPortal(trx, usuario_id);
  return { persona_id, usuario_id, apellido, nombre, email, username, tenia_cuenta: true };
};

type CuentaAbierta = {
  persona_id: number;
  usuario_id: number;
  apellido: string;
  nombre: string;
  email: string;
  username: string;
  /** With its own name and password, which it keeps: nothing is sent to it. */
  tenia_cuenta: boolean;
};

/**
 * The first password is nobody's: the welcome letter, left in the queue, brings the link to choose one. Whoever only worked for the
 * college is registered on their own account. Throws 404, 409, 422.
 */
export const altaPersona = async (
  db: Db,
  { datos, ...pedido }: DelColegio & Alcance & { datos: DatosDeAlta },
): Promise<CuentaAbierta> => {
  const problemas = validarAlta(datos);
  if (problemas.length > 0) throw invalido(problemas);
  const cuit = limpiarCuit(datos.cuit);
  const verificado = datos.verificado ?? true;
  const clave_hash = await hashClave(alAzar());
  return enTransaccion(db, async (trx) => {
    const { id: distrito_id } = await exigirDistrito(trx, 'distrito' in datos ? datos.distrito : datos.distrito_id);
    const habia = await findCuentaQueHabia(trx, cuit, pedido);
    await exigirNuevos(trx, cuit, datos, habia);
    const registro = { datos, cuit, distrito_id, clave_hash, verificado };
    const cuenta = habia
      ? await registrarSobreSuCuenta(trx, pedido, registro, habia)
      : await registrarNueva(trx, pedido, registro);
    const { persona_id, usuario_id, username, tenia_cuenta } = cuenta;
    await insertMatriculas(
      trx,
      persona_id,
      datos.matriculas.map(({ codigo, descripcion, institucion = '' }) => ({
        ...{ codigo, descripcion, titulo_descripcion: descripcion, institucion, fecha_alta: pedido.hoy },
        titulo_verificado: verificado,
        estado: estadoEnVigor(codigo),
      })),
    );
    if (!tenia_cuenta)
      await avisar(trx, { evento: 'bienvenida', cosa: 'usuario', cosa_id: usuario_id, persona_id }, pedido.ahora);
    await anotarHechoDePersona(trx, pedido, persona_id, {
      accion: 'alta',
      ...(habia && { desde: { distrito_id: habia.distrito_registrado } }),
      hasta: {
        username,
        matriculas: datos.matriculas.map(({ codigo }) => codigo),
        ...(habia && { distrito_id, tenia_cuenta }),
      },
    });
    return cuenta;
  });
};
