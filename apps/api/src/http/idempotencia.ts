import { createHash } from 'node:crypto';
import type { Db } from '../db/conectar.ts';
import { enTransaccion } from '../db/transaccion.ts';
import { errorHttp } from './error-http.ts';
import { findGuardada, insertGuardada, lockOperacion } from './idempotencia.repository.ts';

const CLAVE = /^[\w.:-]{1,200}$/;
const DIAS_QUE_SE_GUARDA = 7; // S-74

export type RespuestaAnterior = { status: number; cuerpo: unknown };
export type Operacion = { usuarioId: number; clave: string; ruta: string; cuerpo: unknown; ahora: Date };

export function leerClaveDeIdempotencia(encabezado: string | string[] | undefined): string | null {
  if (encabezado === undefined) return null;
  if (typeof encabezado === 'string' && CLAVE.test(encabezado)) return encabezado;
  throw errorHttp(400, 'idempotencia_clave');
}

const huellaDe = ({ ruta, cuerpo }: Operacion): Buffer =>
  createHash('sha256')
    .update(`${ruta}\n${JSON.stringify(cuerpo ?? null)}`)
    .digest();

type Guardada = Awaited<ReturnType<typeof findGuardada>>;

function leerRespuesta(guardada: Guardada, huella: Buffer): RespuestaAnterior | null {
  if (!guardada) return null;
  if (!guardada.huella.equals(huella)) throw errorHttp(422, 'idempotencia_otro_cuerpo');
  return { status: guardada.status, cuerpo: guardada.respuesta.cuerpo };
}

/** The answer given before to this call; null the first time. Throws 422 for the same key with another body. */
export const respuestaGuardada = async (db: Db, operacion: Operacion): Promise<RespuestaAnterior | null> =>
  leerRespuesta(await findGuardada(db, operacion.usuarioId, operacion.clave), huellaDe(operacion));

/** The same, and the call is nobody else's until the transaction ends. Throws 409 while another has it. */
async function tomarOperacion(db: Db, operacion: Operacion, huella: Buffer): Promise<RespuestaAnterior | null> {
  const { libre, guardada } = await lockOperacion(db, operacion.usuarioId, operacion.clave);
  if (!libre) throw errorHttp(409, 'idempotencia_en_curso');
  return leerRespuesta(guardada, huella);
}

async function guardar(
  db: Db,
  operacion: Operacion,
  huella: Buffer,
  { status, cuerpo }: RespuestaAnterior,
): Promise<void> {
  const { usuarioId: usuario_id, clave, ahora } = operacion;
  const vencidas = new Date(ahora.getTime() - DIAS_QUE_SE_GUARDA * 86_400_000);
  await insertGuardada(db, { usuario_id, clave, huella, status, cuerpo, creado_en: ahora }, vencidas);
}

/** One transaction for the work and its answer: a crash leaves both or neither. A refusal keeps nothing, so that it can be sent again corrected. */
export function unaSolaVez(
  db: Db,
  operacion: Operacion,
  trabajo: (db: Db) => Promise<RespuestaAnterior>,
  alRepetir: (db: Db) => Promise<void> = async () => undefined,
): Promise<RespuestaAnterior> {
  const huella = huellaDe(operacion);
  return enTransaccion(db, async (trx) => {
    const anterior = await tomarOperacion(trx, operacion, huella);
    if (anterior) {
      await alRepetir(trx);
      return anterior;
    }
    const respuesta = await trabajo(trx);
    await guardar(trx, operacion, huella, respuesta);
    return respuesta;
  });
}
