import {
  type EstadoDeIntencion,
  estadoTras,
  eventoTrasConsulta,
  proximaConsultaEnSegundos,
  type TiemposDeIntencion,
} from '@colega/domain/dinero';
import { Decimal, type Importe } from '@colega/domain/importes';
import type { Db } from '../../../db/conectar.ts';
import { acreditarPago } from '../cobros/acreditar.service.ts';
import { pasarARevision } from '../ordenes/pasar-a-revision.service.ts';
import type { DepsDePagos } from '../pagos.ts';
import { type Consulta, FallaDePasarela } from '../pasarelas/pasarela.ts';
import { anotarDevolucion } from './devolver.service.ts';
import { anotarRespuesta, type Intencion, lockIntencion, pasar } from './intenciones.repository.ts';

const SEGUNDO_MS = 1000;
const RESPUESTA_MAXIMA = 8_000;

type Tiempos = Pick<Intencion, 'creada_en'> & Partial<Pick<Intencion, 'reclamada_en'>>;

const segundosDesde = (cuando: Date, ahora: Date): number => (ahora.getTime() - cuando.getTime()) / SEGUNDO_MS;

const tiemposDe = ({ creada_en, reclamada_en = null }: Tiempos, ahora: Date): TiemposDeIntencion => ({
  edad: segundosDesde(creada_en, ahora),
  desde_motivo: reclamada_en && segundosDesde(reclamada_en, ahora),
});

export const proximaConsulta = (estado: EstadoDeIntencion, tiempos: Tiempos, ahora: Date): Date | null => {
  const segundos = proximaConsultaEnSegundos(estado, tiemposDe(tiempos, ahora));
  return segundos === null ? null : new Date(ahora.getTime() + segundos * SEGUNDO_MS);
};

export type OpcionesDePregunta = {
  resultado?: string | null;
  desdeAhora?: boolean;
};

/** Asks the provider about a payment and applies its answer. Returns whether it answered: if not, only the time of the next question changes. */
export const preguntar = (
  { db, pasarelas, reloj, turnos }: Pick<DepsDePagos, 'db' | 'pasarelas' | 'reloj' | 'turnos'>,
  intencion: Intencion,
  { resultado = null, desdeAhora = false }: OpcionesDePregunta = {},
): Promise<boolean> => {
  const trabajo = async () => {
    const desde = reloj();
    const pasarela = pasarelas.enLinea[intencion.medio];
    const consulta = pasarela ? await pasarela.consultar({ ...intencion, resultado }).catch(sinRespuesta) : null;
    await db.transaction().execute((trx) => anotarConsulta(trx, intencion.id, consulta, { desde, ahora: reloj() }));
    return consulta !== null;
  };
  return turnos(`preguntar ${intencion.id} ${resultado ?? ''}`, trabajo, { desdeAhora });
};

const sinRespuesta = (error: unknown): null => {
  if (error instanceof FallaDePasarela) return null;
  throw error;
};

const anotarConsulta = async (
  db: Db,
  id: number,
  consulta: Consulta | null,
  { desde, ahora }: { desde: Date; ahora: Date },
): Promise<void> => {
  const intencion = await lockIntencion(db, id);
  const { estado: actual, reclamada_en } = intencion;
  const evento = eventoDe(intencion, consulta, ahora);
  const estado = (evento && estadoTras(actual, evento)) ?? actual;
  // A notice came during this question: if no process lives to ask again, the sweep does.
  const adelantada = evento !== 'aprobar' && reclamada_en !== null && reclamada_en > desde;
  const novedad = {
    ahora,
    proxima_consulta: adelantada ? ahora : proximaConsulta(estado, intencion, ahora),
    ...(consulta && { respuesta: comoJson(consulta.respuesta) }),
  };
  if (evento === null) await anotarRespuesta(db, id, novedad);
  else if (!(await pasar(db, id, evento, novedad))) throw new Error(`La intención ${id} cambió mientras estaba tomada`);
  if (consulta) await acreditar(db, intencion, consulta, ahora);
  // S-201: nobody could say how it ended.
  if (consulta === null && evento === 'abandonar') await pasarARevision(db, intencion.orden_id, ahora);
};

const eventoDe = (intencion: Intencion, consulta: Consulta | null, ahora: Date) => {
  const evento = eventoTrasConsulta(intencion.estado, dichoEn(consulta), tiemposDe(intencion, ahora));
  const enMano = intencion.tomada_hasta !== null && intencion.tomada_hasta > ahora;
  return evento === 'abandonar' && enMano ? null : evento;
};

/** Approved without an amount, or with zero, is not approved yet. */
const cobroDe = ({ estado, cobro }: Consulta): Consulta['cobro'] =>
  estado === 'aprobado' && cobro && new Decimal(cobro.importe).gt(0) ? cobro : null;

const dichoEn = (consulta: Consulta | null) =>
  consulta?.estado === 'aprobado' && !cobroDe(consulta) ? 'pendiente' : (consulta?.estado ?? null);

const comoJson = (respuesta: unknown): string | null => {
  const json = JSON.stringify(respuesta ?? null).replaceAll('\\u0000', '');
  return json.length > RESPUESTA_MAXIMA ? JSON.stringify({ recortada: json.slice(0, RESPUESTA_MAXIMA) }) : json;
};

const acreditar = async (db: Db, intencion: Intencion, consulta: Consulta, ahora: Date): Promise<void> => {
  const cobro = cobroDe(consulta);
  if (!cobro) return;
  const { id, orden_id, medio, vence, importe: pedido } = intencion;
  const { externo, importe, fecha: fecha_pago } = cobro;
  const pago = {
    orden_id,
    intencion: { id, importe: pedido as Importe, vence },
    medio,
    externo,
    importe,
    fecha_pago,
    ahora,
  };
  const operacion = await acreditarPago(db, pago);
  // The provider repeated a number of another coupon: the college asks it which is which.
  if (operacion.orden_id !== orden_id) await pasarARevision(db, orden_id, ahora);
  else if (consulta.devolucion)
    await anotarDevolucion(db, intencion, { ...operacion, importe }, consulta.devolucion, ahora);
};
