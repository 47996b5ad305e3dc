import type { ResultadoDePagoLeido } from '@colega/contract/dinero';
import { type EstadoDelPago, type MedioEnLinea, resultadoDe } from '@colega/domain/dinero';
import { conPaciencia } from '../../../con-paciencia.ts';
import { hoy } from '../../../hoy.ts';
import { errorNoEncontrado } from '../../../http/error-http.ts';
import { findCabeza } from '../cobros/acreditar.repository.ts';
import { leerCupon } from '../ordenes/leer-cupon.service.ts';
import type { DepsDePagos } from '../pagos.ts';
import { findPorReferencia, findPreguntables, type Intencion, reclamar } from './intenciones.repository.ts';
import { type OpcionesDePregunta, preguntar } from './preguntar.service.ts';

const EXITO: Readonly<Partial<Record<EstadoDelPago, boolean>>> = {
  acreditado: true,
  recibido: true,
  rechazado: false,
  vencido: false,
};

const leerResultado = async (
  { db, reloj }: DepsDePagos,
  ordenId: number,
  personaId: number,
): Promise<ResultadoDePagoLeido> => {
  const cupon = await leerCupon(db, ordenId, personaId, hoy(reloj));
  return {
    resultado: resultadoDe(cupon.estado_pago),
    pagoExitoso: EXITO[cupon.estado_pago] ?? null,
    numero: cupon.legajo?.numero_legajo ?? cupon.numero_boleta,
    legajoId: cupon.legajo?.id ?? null,
    circuito: cupon.circuito,
    cupon,
  };
};

/** Asks everybody who may have charged a coupon, and answers the state of its payment. Throws 404. */
export const consultarPago = async (
  deps: DepsDePagos,
  ordenId: number,
  personaId: number,
): Promise<ResultadoDePagoLeido> => {
  await leerCupon(deps.db, ordenId, personaId, hoy(deps.reloj));
  const intenciones = await findPreguntables(deps.db, ordenId);
  await reclamar(
    deps.db,
    intenciones.map(({ id }) => id),
    deps.reloj(),
  );
  await conPaciencia(Promise.all(intenciones.map((intencion) => preguntar(deps, intencion))), deps.paciencia);
  return leerResultado(deps, ordenId, personaId);
};

/** Throws 404 with a reference that is not one of the person's. */
export const resultadoDeSiro = async (
  deps: DepsDePagos,
  { referencia, resultado }: { referencia: string; resultado: string | null },
  personaId: number,
): Promise<ResultadoDePagoLeido> => {
  const intencion = await findPorReferencia(deps.db, 'online', referencia);
  if (!intencion) throw errorNoEncontrado();
  await leerCupon(deps.db, intencion.orden_id, personaId, hoy(deps.reloj));
  await preguntarSiHaceFalta(deps, intencion, { resultado });
  return leerResultado(deps, intencion.orden_id, personaId);
};

const preguntarSiHaceFalta = async (deps: DepsDePagos, intencion: Intencion, opciones: OpcionesDePregunta) => {
  if (intencion.estado !== 'aprobada' && intencion.estado !== 'reembolsada')
    await conPaciencia(preguntar(deps, intencion, opciones), deps.paciencia);
};

export type Retorno = { cupon: number; legajo: number | null; estado: Intencion['estado'] };

/** A provider's notice or return is not believed: the provider is asked. Throws 404. */
export const atenderAviso = async (
  deps: DepsDePagos,
  { medio, referencia }: { medio: MedioEnLinea; referencia: string },
  resultado: string | null,
): Promise<Retorno> => {
  const intencion = await findPorReferencia(deps.db, medio, referencia);
  if (!intencion) throw errorNoEncontrado();
  // It is recorded first: if this process dies while asking, the sweep asks.
  await reclamar(deps.db, [intencion.id], deps.reloj());
  await preguntarSiHaceFalta(deps, intencion, { resultado, desdeAhora: true });
  const actual = await findPorReferencia(deps.db, medio, referencia);
  const cabeza = await findCabeza(deps.db, intencion.orden_id);
  return { cupon: intencion.orden_id, legajo: cabeza?.legajo_id ?? null, estado: actual?.estado ?? intencion.estado };
};
