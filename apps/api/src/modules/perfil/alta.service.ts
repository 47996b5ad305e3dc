import { randomBytes } from 'node:crypto';
import { limpiarCuit } from '@colega/domain/identificadores';
import { type Alta, estadoEnVigor, validarAlta } from '@colega/domain/perfil';
import type { Db } from '../../db/conectar.ts';
import { enTransaccion } from '../../db/transaccion.ts';
import { errorHttp, invalido } from '../../http/error-http.ts';
import { avisar } from '../avisos/avisar.service.ts';
import { hashClave } from '../sesion/claves.ts';
import {
  findDistritoPorClave,
  findDistritoPorId,
  findRepetidos,
  insertMatriculas,
  insertPersona,
  insertUsuario,
} from './alta.repository.ts';
import { anotarHechoDePersona } from './anotar-hecho.ts';
import type { DelColegio } from './pedido-del-colegio.ts';

export type DatosDeAlta = Alta &
  ({ distrito: string } | { distrito_id: number }) & {
    /** Whether the college has seen their identity and titles; by default it has (S-164). */
    verificado?: boolean;
  };

/** Random, at least 128 bits: nobody guesses a public code or an unset password. */
const BYTES_AL_AZAR = 24;
const alAzar = (): string => randomBytes(BYTES_AL_AZAR).toString('base64url');

const exigirNuevos = async (trx: Db, cuit: string, { username, matriculas }: DatosDeAlta): Promise<void> => {
  const codigos = matriculas.map(({ codigo }) => codigo);
  const { persona, usuario, matricula } = await findRepetidos(trx, { cuit, username, codigos });
  if (persona) throw errorHttp(409, 'persona_ya_existe');
  if (usuario) throw errorHttp(409, 'usuario_ya_existe');
  if (matricula) throw errorHttp(409, 'matricula_ya_existe', { datos: { codigo: matricula.codigo } });
};

/** By its key or its id. Throws 404. */
export const exigirDistrito = async (trx: Db, cual: string | number): Promise<{ id: number }> => {
  const distrito =
    typeof cual === 'string' ? await findDistritoPorClave(trx, cual) : await findDistritoPorId(trx, cual);
  if (distrito) return distrito;
  throw errorHttp(404, 'distrito_no_existe', { datos: { distrito: cual } });
};

/** The first password is nobody's: the welcome letter, left in the queue, brings the link to choose one. Throws 404, 409, 422. */
export const altaPersona = async (
  db: Db,
  { datos, ...pedido }: DelColegio & { datos: DatosDeAlta },
): Promise<{ persona_id: number; usuario_id: number }> => {
  const problemas = validarAlta(datos);
  if (problemas.length > 0) throw invalido(problemas);
  const cuit = limpiarCuit(datos.cuit);
  const verificado = datos.verificado ?? true;
  const clave_hash = await hashClave(alAzar());
  return enTransaccion(db, async (trx) => {
    const distrito = await exigirDistrito(trx, 'distrito' in datos ? datos.distrito : datos.distrito_id);
    await exigirNuevos(trx, cuit, datos);
    const { id: persona_id } = await insertPersona(trx, {
      apellido: datos.apellido.trim(),
      nombre: datos.nombre.trim(),
      cuit,
      email: datos.email,
      distrito_id: distrito.id,
      fecha_alta: pedido.hoy,
      codigo_qr: alAzar(),
      verificado,
    });
    await insertMatriculas(
      trx,
      persona_id,
      datos.matriculas.map(({ codigo, descripcion, institucion = '' }) => ({
        ...{ codigo, descripcion, titulo_descripcion: descripcion, institucion, fecha_alta: pedido.hoy },
        titulo_verificado: verificado,
        estado: estadoEnVigor(codigo),
      })),
    );
    const usuario_id = await insertUsuario(trx, { persona_id, username: datos.username, clave_hash });
    await avisar(trx, { evento: 'bienvenida', cosa: 'usuario', cosa_id: usuario_id, persona_id }, pedido.ahora);
    const hasta = { username: datos.username, matriculas: datos.matriculas.map(({ codigo }) => codigo) };
    await anotarHechoDePersona(trx, pedido, persona_id, { accion: 'alta', hasta });
    return { persona_id, usuario_id };
  });
};
