import { Decimal, type Importe } from '@colega/domain/dinero';
import { type EstadoDeIntencion, estadoTrasConsulta, proximaConsultaEnSegundos } from '@colega/domain/pagos';
import type { Db } from '../../../db/conectar.ts';
import { acreditarPago } from '../cobros/acreditar.service.ts';
import { pasarARevision } from '../ordenes/emitir-cupon.service.ts';
import type { DepsDePagos } from '../pagos.ts';
import { type Consulta, FallaDePasarela } from '../pasarelas/pasarela.ts';
import { type Intencion, lockIntencion, updateIntencion } from './intenciones.repository.ts';

const SEGUNDO_MS = 1000;
const RESPUESTA_MAXIMA = 8_000;

/** The next time its provider is asked, that long after it was made; null when it is not asked any more. */
export const proximaConsulta = (creada_en: Date, ahora: Date): Date | null => {
  const segundos = proximaConsultaEnSegundos(edadDe(creada_en, ahora));
  return segundos === null ? null : new Date(ahora.getTime() + segundos * SEGUNDO_MS);
};

const edadDe = (creada_en: Date, ahora: Date): number => (ahora.getTime() - creada_en.getTime()) / SEGUNDO_MS;

export type OpcionesDePregunta = {
  /** What the return of SIRO brought. */
  resultado?: string | null;
  /** An answer asked for before now may not know what whoever asks does. */
  desdeAhora?: boolean;
};

/**
 * Asks the provider about a payment and does what it says. Answers whether it answered: if not, nothing changes but when it will be
 * asked again.
 */
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
  const { estado: actual, creada_en, proxima_consulta: dicha } = intencion;
  const estado = estadoTrasConsulta(actual, dichoEn(consulta), edadDe(creada_en, ahora));
  const respuesta = consulta && { respuesta: comoJson(consulta.respuesta) };
  // a notice came while this was asked: if nobody lives to ask again, the sweep does
  const adelantada = dicha !== null && dicha > desde && dicha <= ahora;
  const proxima_consulta = estado !== 'aprobada' && adelantada ? dicha : proximaDe(estado, creada_en, ahora);
  await updateIntencion(db, id, { estado, ahora, proxima_consulta, ...respuesta });
  const cobro = consulta && cobroDe(consulta);
  if (cobro) await acreditar(db, intencion, cobro, ahora);
  // S-201: nobody could say how it ended.
  if (consulta === null && estado === 'caducada' && estado !== actual) await pasarARevision(db, intencion.orden_id);
};

/** Approved without saying what was charged, or with nothing charged, is not approved yet. */
const cobroDe = ({ estado, cobro }: Consulta): Consulta['cobro'] =>
  estado === 'aprobado' && cobro && new Decimal(cobro.importe).gt(0) ? cobro : null;

const dichoEn = (consulta: Consulta | null) =>
  consulta?.estado === 'aprobado' && !cobroDe(consulta) ? 'pendiente' : (consulta?.estado ?? null);

const proximaDe = (estado: EstadoDeIntencion, creada_en: Date, ahora: Date): Date | null =>
  estado === 'aprobada' ? null : proximaConsulta(creada_en, ahora);

// What somebody else says is kept as far as the database takes it.
const comoJson = (respuesta: unknown): string | null => {
  const json = JSON.stringify(respuesta ?? null).replaceAll('\\u0000', '');
  return json.length > RESPUESTA_MAXIMA ? JSON.stringify({ recortada: json.slice(0, RESPUESTA_MAXIMA) }) : json;
};

const acreditar = async (
  db: Db,
  { id, orden_id, medio, importe: pedido, vence }: Intencion,
  { externo, importe, fecha }: NonNullable<Consulta['cobro']>,
  ahora: Date,
): Promise<void> => {
  const intencion = { id, importe: pedido as Importe, vence };
  const pago = { orden_id, intencion, medio, externo, importe, fecha_pago: fecha, ahora };
  // The provider gives it a number that it had given to another coupon's: the college asks it which is which.
  if ((await acreditarPago(db, pago)).orden_id !== orden_id) await pasarARevision(db, orden_id);
};
