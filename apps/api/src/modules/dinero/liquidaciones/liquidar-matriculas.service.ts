import type { Liquidacion, PedidoDeLiquidacion } from '@colega/contract/dinero';
import {
  elegir,
  GRUPOS,
  type GruposDeLiquidacion,
  type MedioDePago,
  SIN_CUPON,
  seleccionados,
  totalALiquidar,
  validarSeleccion,
} from '@colega/domain/dinero';
import type { Fecha } from '@colega/domain/fechas';
import { Decimal } from '@colega/domain/importes';
import type { Db } from '../../../db/conectar.ts';
import { enTransaccion } from '../../../db/transaccion.ts';
import { errorHttp, invalido } from '../../../http/error-http.ts';
import type { Momento } from '../../auditoria/autor.ts';
import { type MediosConectados, medioElegido, ofrecerMedios } from '../medios-ofrecidos.ts';
import { emitirCupon, vencerCuponesDeMatriculas } from '../ordenes/emitir-cupon.service.ts';
import { itemsDeOrden } from './items-de-orden.ts';
import { pagarConCreditos } from './pagar-con-creditos.ts';
import { lockPersona } from './por-liquidar.repository.ts';
import { leerPorLiquidar } from './por-liquidar.ts';

const CIRCUITO = 'matriculados';

const comoLiquidacion = (
  grupos: GruposDeLiquidacion,
  conectados: MediosConectados,
  elegido: MedioDePago | null,
): Liquidacion => {
  const importe = totalALiquidar(grupos);
  const conceptos = seleccionados(grupos).map(({ id, descripcion, importe_total, pasos, concepto }) => ({
    identificador: `${concepto.tipo_key}-${id}`,
    descripcion,
    importe: importe_total,
    pasos,
  }));
  return {
    importe_total: importe,
    preferencias_de_pago: ofrecerMedios(CIRCUITO, conectados, { ...SIN_CUPON, importe }, elegido),
    conceptos,
    items_vigentes: [...grupos.items_vigentes],
    items_vencidos: [...grupos.items_vencidos],
    sanciones: [...grupos.sanciones],
    bonificaciones: [...grupos.bonificaciones],
  };
};

export const preLiquidarMatriculas = async (
  db: Db,
  personaId: number,
  hoy: Fecha,
  conectados: MediosConectados,
): Promise<Liquidacion> => comoLiquidacion(await leerPorLiquidar(db, personaId, hoy), conectados, null);

type LoElegido = Omit<PedidoDeLiquidacion, 'preferencias_de_pago'>;

/** Only the chosen ids of each group count, whatever else was sent. */
const elegidosDe = (pedido: LoElegido, grupo: (typeof GRUPOS)[number]): ReadonlySet<number> =>
  new Set(pedido[grupo].filter((item) => item.seleccionadoParaLiquidar).map(({ id }) => id));

const seleccionDe = (todo: GruposDeLiquidacion, pedido: LoElegido): GruposDeLiquidacion =>
  elegir(todo, (item, grupo) => elegidosDe(pedido, grupo).has(item.id));

/** A selection as the server sees it now: paid things are gone, amounts are today's, and the rules wait (S-214). */
export const recalcularLiquidacion = async (
  db: Db,
  pedido: PedidoDeLiquidacion,
  hoy: Fecha,
  conectados: MediosConectados,
): Promise<Liquidacion> => {
  const grupos = seleccionDe(await leerPorLiquidar(db, pedido.persona_id, hoy), pedido);
  return comoLiquidacion(grupos, conectados, pedido.preferencias_de_pago[0] ?? null);
};

/** S-206: every chosen thing exists and costs what its author saw. Throws 409, and 422 with a selection that cannot be settled. */
const exigirLiquidacion = (grupos: GruposDeLiquidacion, pedido: LoElegido): void => {
  const falta = GRUPOS.some((grupo) => {
    const presentes = new Set(grupos[grupo].map(({ id }) => id));
    return [...elegidosDe(pedido, grupo)].some((id) => !presentes.has(id));
  });
  if (falta) throw errorHttp(409, 'liquidacion_cambio');
  const [problema] = validarSeleccion(grupos);
  if (problema) throw invalido([{ ...problema, campo: 'items_vigentes' }]);
  if (totalALiquidar(grupos) !== pedido.importe_total) throw errorHttp(409, 'liquidacion_cambio');
};

/**
 * In the caller's transaction. A credit that covers it whole pays it at once. Of two at once, the second finds nothing to
 * settle. Throws 409 and 422.
 */
export const emitirLiquidacion = async (
  trx: Db,
  pedido: LoElegido,
  momento: Momento,
  elegirMedio: () => MedioDePago | null,
): Promise<{ id: number; numero_boleta: number; pago: boolean }> => {
  const { persona_id } = pedido;
  await lockPersona(trx, persona_id);
  await vencerCuponesDeMatriculas(trx, persona_id, momento);
  const grupos = seleccionDe(await leerPorLiquidar(trx, persona_id, momento.hoy), pedido);
  exigirLiquidacion(grupos, pedido);
  const pago = new Decimal(pedido.importe_total).isZero();
  const preferencia = pago ? null : elegirMedio();
  const items = itemsDeOrden(grupos);
  const orden = { persona_id, circuito: CIRCUITO, detalle_id: null, items, preferencia, ...momento } as const;
  const { id, numero_boleta } = await emitirCupon(trx, orden);
  if (pago) await pagarConCreditos(trx, id, momento.ahora);
  return { id, numero_boleta, pago };
};

type LoCubierto = { persona_id: number; grupo: 'cargo' | 'sancion'; id: number; creditos: readonly number[] };

/**
 * What the college waived of one thing pays all that it costs today: what a technician has to choose together does not bind it (S-1224). Its
 * owner paid nothing, and is told by who waived it. In the caller's transaction. Throws 409 when it is not owed, a coupon asks for it, or it costs more than the credits.
 */
export const cubrirConCredito = async (
  trx: Db,
  { persona_id, grupo, id, creditos }: LoCubierto,
  momento: Momento,
): Promise<number> => {
  await lockPersona(trx, persona_id);
  await vencerCuponesDeMatriculas(trx, persona_id, momento);
  const todo = await leerPorLiquidar(trx, persona_id, momento.hoy);
  const grupos = { ...todo };
  for (const uno of GRUPOS) {
    const elegidos = uno === 'bonificaciones' ? creditos : (uno === 'sanciones') === (grupo === 'sancion') ? [id] : [];
    const suyos = todo[uno].filter((item) => elegidos.includes(item.id));
    grupos[uno] = suyos.map((item) => ({ ...item, seleccionadoParaLiquidar: true }));
  }
  if (seleccionados(grupos).length !== creditos.length + 1 || !new Decimal(totalALiquidar(grupos)).isZero())
    throw errorHttp(409, 'bonificacion_cambio');
  const items = itemsDeOrden(grupos);
  const orden = { persona_id, circuito: CIRCUITO, detalle_id: null, items, preferencia: null, ...momento } as const;
  const emitida = await emitirCupon(trx, orden);
  await pagarConCreditos(trx, emitida.id, momento.ahora, { avisa: false });
  return emitida.id;
};

/** Throws 409 and 422. */
export const confirmarLiquidacion = (
  db: Db,
  pedido: PedidoDeLiquidacion,
  momento: Momento,
  conectados: MediosConectados,
): Promise<{ orden_pago_id: number; numero_boleta: number }> =>
  enTransaccion(db, async (trx) => {
    const elegirMedio = () => medioElegido(CIRCUITO, pedido.preferencias_de_pago, conectados);
    const { id, numero_boleta } = await emitirLiquidacion(trx, pedido, momento, elegirMedio);
    return { orden_pago_id: id, numero_boleta };
  });
