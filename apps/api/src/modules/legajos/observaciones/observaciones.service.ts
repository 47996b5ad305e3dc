import {
  type Accion,
  type AccionDeObservacion,
  type CambioDeCampo,
  cambiosDeLegajo,
  type FotoDelLegajo,
  impedimentoDeObservacion,
  respondidasPorElCambio,
  TRANSICIONES_DE_OBSERVACION,
} from '@colega/domain/legajos';
import type { Db } from '../../../db/conectar.ts';
import { errorHttp, errorNoEncontrado } from '../../../http/error-http.ts';
import { type Autor, autorMatriculado, type Momento } from '../../auditoria/autor.ts';
import { avisarDelLegajo } from '../cartas/avisar-del-legajo.ts';
import type { QuienEdita } from '../revisar-legajo.ts';
import { cambiarLegajo } from '../vida/cambiar-legajo.ts';
import {
  findObservacion,
  findObservaciones,
  findObservacionPropia,
  type HechoDeObservacion,
  moverObservacion,
  type ObservacionGuardada,
} from './observaciones.repository.ts';

export type { ObservacionGuardada } from './observaciones.repository.ts';

export const observacionesDelLegajo = (db: Db, legajoId: number): Promise<ObservacionGuardada[]> =>
  findObservaciones(db, legajoId);

type Quien = { autor: Autor; ahora: Date };

const mover = async (trx: Db, observacion: ObservacionGuardada, hecho: HechoDeObservacion, quien: Quien) => {
  const problema = impedimentoDeObservacion(hecho.accion, observacion.estado, quien.autor.actor);
  if (problema) throw errorHttp(409, problema.codigo, problema.datos ? { datos: problema.datos } : {});
  const estado = TRANSICIONES_DE_OBSERVACION[observacion.estado][hecho.accion] ?? observacion.estado;
  return moverObservacion(trx, observacion.id, estado, hecho, quien);
};

export const responderConElCambio = async (
  trx: Db,
  legajo_id: number,
  { antes, ahora }: { antes: FotoDelLegajo; ahora: FotoDelLegajo },
  quien: Quien,
): Promise<{ cambios: CambioDeCampo[]; observaciones: number[] }> => {
  const cambios = cambiosDeLegajo(antes, ahora);
  const abiertas = (await findObservaciones(trx, legajo_id)).filter(({ estado }) => estado === 'abierta');
  const respondidas = respondidasPorElCambio(abiertas, antes, ahora);
  for (const observacion of respondidas)
    await mover(trx, observacion, { accion: 'corregir', texto: '', cambios }, quien);
  return { cambios, observaciones: respondidas.map(({ id }) => id) };
};

const ACCION: Readonly<Record<Exclude<AccionDeObservacion, 'corregir'>, Accion>> = {
  responder: 'responder_observacion',
  aceptar: 'aceptar_observacion',
  reabrir: 'reabrir_observacion',
  retirar: 'retirar_observacion',
};

export type PedidoDeObservacion = Momento & {
  autor: Autor;
  version: number | null;
  accion: keyof typeof ACCION;
  texto: string;
};

/** Moves an observation one step and records it in the file's history. Throws 404 and 409. */
export const cambiarObservacion = async (
  db: Db,
  { id, legajo_id }: { id: number; legajo_id: number },
  { accion, texto, ...pedido }: PedidoDeObservacion,
): Promise<{ version: number }> => {
  const motivo = texto === '' ? {} : { motivo: texto };
  const cambio = { ...pedido, ...motivo, legajo_id, accion: ACCION[accion] };
  return cambiarLegajo(db, cambio, async (trx) => {
    // It is read again under the lock of the file.
    const observacion = await findObservacion(trx, id);
    if (!observacion) throw errorNoEncontrado();
    const cosa_id = await mover(trx, observacion, { accion, texto }, pedido);
    if (accion === 'reabrir')
      await avisarDelLegajo(
        trx,
        { legajo_id, ...pedido },
        {
          ...{ evento: 'observado', cosa: 'reapertura', cosa_id, detalle: texto },
        },
      );
    return { resultado: undefined, hasta: { observacion_id: id, campo: observacion.campo } };
  });
};

/** Its technician answers in words what cannot or need not be corrected. Somebody else's counts as missing. Answers how many stay open. */
export const responderObservacion = async (
  db: Db,
  sesion: QuienEdita,
  id: number,
  texto: string,
  cambio: Momento & { version: number | null },
): Promise<{ version: number; legajo_id: number; faltan: number }> => {
  const observacion = await findObservacionPropia(db, id, sesion.persona_id);
  if (!observacion) throw errorNoEncontrado();
  const pedido = { ...cambio, autor: autorMatriculado(sesion), accion: 'responder', texto } as const;
  const { version } = await cambiarObservacion(db, observacion, pedido);
  const { legajo_id } = observacion;
  const abiertas = (await findObservaciones(db, legajo_id)).filter(({ estado }) => estado === 'abierta');
  return { version, legajo_id, faltan: abiertas.length };
};

/** Approving a file accepts its answered observations (S-380). Answers their ids. */
export const aceptarLasRespondidas = async (trx: Db, legajo_id: number, quien: Quien): Promise<number[]> => {
  const respondidas = (await findObservaciones(trx, legajo_id)).filter(({ estado }) => estado === 'respondida');
  for (const observacion of respondidas) await mover(trx, observacion, { accion: 'aceptar', texto: '' }, quien);
  return respondidas.map(({ id }) => id);
};
