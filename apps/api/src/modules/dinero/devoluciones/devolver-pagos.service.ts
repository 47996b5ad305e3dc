import { Decimal, type Importe } from '@colega/domain/importes';
import type { Db } from '../../../db/conectar.ts';
import { LOS_PAGOS } from '../../auditoria/autor.ts';
import { anotarEnOrden } from '../colegio/anotar-en-orden.ts';
import type { DepsDeBarrido } from '../intenciones/barrer-intenciones.service.ts';
import { findIntencion } from '../intenciones/intenciones.repository.ts';
import { preguntar } from '../intenciones/preguntar.service.ts';
import { FallaDePasarela } from '../pasarelas/pasarela.ts';
import {
  anotarEnviada,
  type DevolucionLeida,
  decidirDevolucion,
  findDevolucionDePago,
  findPagoPorDevolver,
  preguntarDespues,
  tomarDevoluciones,
} from './devoluciones.repository.ts';
import { pasarelaQueDevuelve } from './pasarela-que-devuelve.ts';

const LOTE = 8;
/** If this sweep dies with some in hand, another takes them up then. */
const EN_MANO_MS = 5 * 60_000;
const MINUTO_MS = 60_000;
/** S-954: each minute while it is new, then every hour. */
const NUEVA_MS = 60 * MINUTO_MS;
const HORA_MS = 60 * MINUTO_MS;

const proxima = ({ pedida_en }: DevolucionLeida, ahora: Date): Date =>
  new Date(ahora.getTime() + (ahora.getTime() - pedida_en.getTime() < NUEVA_MS ? MINUTO_MS : HORA_MS));

/**
 * Asks the providers for what was asked of them. Each is asked first how the payment is, and for the money once: what was asked for already, though its
 * answer was lost, is only asked about. Answers how many it looked at.
 */
export const devolverPagos = async (deps: DepsDeBarrido): Promise<number> => {
  let vistas = 0;
  for (;;) {
    const ahora = deps.reloj();
    const ids = await tomarDevoluciones(deps.db, ahora, new Date(ahora.getTime() + EN_MANO_MS), LOTE);
    if (ids.length === 0) return vistas;
    const hechas = await Promise.allSettled(ids.map((id) => devolverUna(deps, id)));
    const fallas = hechas.flatMap((una) => (una.status === 'rejected' ? [una.reason] : []));
    if (fallas.length > 0) throw new AggregateError(fallas, `No se pudieron devolver ${fallas.length} pagos`);
    vistas += ids.length;
  }
};

const devolverUna = async (deps: DepsDeBarrido, id: number): Promise<void> => {
  const devolucion = await findDevolucionDePago(deps.db, id);
  const pago = devolucion && (await findPagoPorDevolver(deps.db, devolucion.operacion_id));
  if (!devolucion || !pago || pago.intencion_id === null) return;
  if (!(await consultar(deps, pago.intencion_id))) return esperar(deps, devolucion, 'Su proveedor no responde.');
  const sigue = await findDevolucionDePago(deps.db, id);
  if (sigue?.estado !== 'en_proceso') return;
  if (sigue.enviada_en !== null) return esperar(deps, devolucion, 'Se le pidió, y todavía no dice que la hizo.');
  const intencion = await findIntencion(deps.db, pago.intencion_id);
  const pasarela = pasarelaQueDevuelve(pago, deps.pasarelas);
  if (!pasarela || !intencion?.externo) return esperar(deps, devolucion, 'Su proveedor no está conectado.');
  if (new Decimal(intencion.devuelto).gt(0))
    return rechazar(deps, devolucion, pago.orden_id, 'ya había devuelto una parte');
  if (!(await anotarEnviada(deps.db, id, deps.reloj()))) return;
  const pedida = await pedirla(pasarela, intencion.externo, pago.importe);
  // What it refuses may be done already, by its own panel: it is asked again before it is believed.
  const respondio = await consultar(deps, intencion.id);
  if ((await findDevolucionDePago(deps.db, id))?.estado !== 'en_proceso') return;
  if (pedida.tipo === 'rechaza' && respondio) return rechazar(deps, devolucion, pago.orden_id, pedida.dice);
  return esperar(deps, devolucion, ESPERA[pedida.tipo]);
};

type Pedida = { tipo: 'tomada' | 'no_responde' } | { tipo: 'rechaza'; dice: string };

const ESPERA: Readonly<Record<Pedida['tipo'], string>> = {
  tomada: 'Su proveedor la tomó, y todavía no dice que la hizo.',
  no_responde: 'Su proveedor no respondió si lo devolvió.',
  rechaza: 'Su proveedor no la aceptó, y no responde cómo está el pago.',
};

const pedirla = async (
  pasarela: NonNullable<ReturnType<typeof pasarelaQueDevuelve>>,
  externo: string,
  importe: Importe,
): Promise<Pedida> => {
  try {
    await pasarela.devolver(externo, importe);
    return { tipo: 'tomada' };
  } catch (error) {
    if (!(error instanceof FallaDePasarela)) throw error;
    return error.tipo === 'rechaza' ? { tipo: 'rechaza', dice: error.message } : { tipo: 'no_responde' };
  }
};

/** What its provider says of it is written down where every other word of it is (`anotarDevolucion`). */
const consultar = async (deps: DepsDeBarrido, intencionId: number): Promise<boolean> => {
  const intencion = await findIntencion(deps.db, intencionId);
  return intencion !== undefined && (await preguntar(deps, intencion, { desdeAhora: true }));
};

const esperar = ({ db, reloj }: DepsDeBarrido, devolucion: DevolucionLeida, porque: string): Promise<void> =>
  preguntarDespues(db, devolucion.id, proxima(devolucion, reloj()), porque);

const rechazar = (
  { db, reloj }: DepsDeBarrido,
  { id, operacion_id, importe }: DevolucionLeida,
  ordenId: number,
  dice: string,
) =>
  db.transaction().execute(async (trx: Db) => {
    const ahora = reloj();
    const decision = {
      decidio_id: null,
      decidio: LOS_PAGOS.username,
      decidida_en: ahora,
      respuesta: `Su proveedor no la aceptó: ${dice}.`,
    };
    if (!(await decidirDevolucion(trx, id, 'en_proceso', { estado: 'rechazada', ...decision }))) return;
    await anotarEnOrden(trx, LOS_PAGOS, ahora, ordenId, {
      accion: 'rechazar_devolucion',
      hasta: { devolucion_id: id, operacion_id, importe },
      motivo: dice,
    });
  });
