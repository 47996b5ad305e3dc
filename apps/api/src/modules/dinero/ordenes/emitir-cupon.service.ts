import { plazoDeCupon } from '@colega/domain/colegio';
import { type Circuito, type MedioDePago, vencimientosDeCupon } from '@colega/domain/dinero';
import type { Fecha } from '@colega/domain/fechas';
import { Decimal, importe, sumar } from '@colega/domain/importes';
import type { Db } from '../../../db/conectar.ts';
import type { Momento } from '../../auditoria/autor.ts';
import { leerListasEnVigor } from '../../colegio/leer-colegio.service.ts';
import { asentarCierre, asentarEmision } from '../libro/libro.service.ts';
import { lockOrdenes, type OrdenBloqueada } from './bloquear-ordenes.repository.ts';
import {
  findOrdenesDeDetalles,
  findOrdenesDeMatriculas,
  findOrdenesPorVencer,
  findVencidasConCreditos,
  type ItemDeOrden,
  insertItems,
  insertOrden,
} from './emision.repository.ts';
import { cambiarEstadoDeOrden } from './estado-de-orden.repository.ts';
import { pasarARevision } from './pasar-a-revision.service.ts';

export type CuponNuevo = {
  persona_id: number;
  circuito: Circuito;
  detalle_id: number | null;
  items: readonly ItemDeOrden[];
  preferencia: MedioDePago | null;
  limite?: Fecha | null;
  ahora: Date;
  hoy: Fecha;
};

/** In the caller's transaction. The database prevents double charges: an item, or a circuit of a contract, is in one pending or paid order. */
export const emitirCupon = async (
  db: Db,
  { items, preferencia, limite = null, ahora, hoy, ...cupon }: CuponNuevo,
): Promise<{ id: number; numero_boleta: number; monto_total: string }> => {
  const total = sumar(items.map((item) => item.importe));
  const plazo = plazoDeCupon(await leerListasEnVigor(db), cupon.circuito, hoy);
  const orden = await insertOrden(db, {
    ...cupon,
    ...vencimientosDeCupon(total, plazo, hoy, limite),
    preferencias: preferencia ? [preferencia] : [],
    creada_en: ahora,
  });
  await insertItems(db, orden.id, items);
  const creditos = sumar(items.filter(({ credito_id }) => credito_id !== undefined).map((item) => item.importe));
  await asentarEmision(db, { cuando: ahora, orden, de_creditos: importe(new Decimal(creditos).negated()) });
  return orden;
};

const dejarDeCobrar = async (
  db: Db,
  orden: OrdenBloqueada,
  accion: 'vencer' | 'cancelar' | 'cerrar',
  motivo_cierre: string | null,
  ahora: Date,
): Promise<void> => {
  await cambiarEstadoDeOrden(db, orden.id, accion, { motivo_cierre });
  await asentarCierre(db, { cuando: ahora, orden });
};

export const cerrarCupon = (db: Db, orden: OrdenBloqueada, motivo: string, ahora: Date): Promise<void> =>
  dejarDeCobrar(db, orden, 'cerrar', motivo, ahora);

export const darDeBajaCupon = (db: Db, orden: OrdenBloqueada, motivo: string, ahora: Date): Promise<void> =>
  dejarDeCobrar(db, orden, 'cancelar', motivo, ahora);

export const tieneAlgoPago = ({ estado, abonado }: OrdenBloqueada): boolean =>
  estado === 'pago' || new Decimal(abonado).gt(0);

export const cerrarCuponesDeContratos = async (
  db: Db,
  detalleIds: readonly number[],
  motivo: string,
  ahora: Date,
): Promise<void> => {
  for (const orden of await lockOrdenes(db, await findOrdenesDeDetalles(db, detalleIds))) {
    if (orden.estado === 'pendiente') await cerrarCupon(db, orden, motivo, ahora);
    if (tieneAlgoPago(orden) && !orden.revisada) await pasarARevision(db, orden.id, ahora);
  }
};

const leTocaVencer = ({ estado, ultimo_vencimiento }: OrdenBloqueada, hoy: Fecha): boolean =>
  estado === 'pendiente' && ultimo_vencimiento < hoy;

/** Lapses a locked coupon after its last day, and answers it as it is then. */
export const vencerSiPasoSuDia = async (
  db: Db,
  orden: OrdenBloqueada,
  { hoy, ahora }: Momento,
): Promise<OrdenBloqueada> => {
  if (!leTocaVencer(orden, hoy)) return orden;
  await dejarDeCobrar(db, orden, 'vencer', null, ahora);
  return { ...orden, estado: 'vencido' };
};

const vencerLosQueCorresponda = async (db: Db, ids: readonly number[], hoy: Fecha, ahora: Date): Promise<number> => {
  const vencidas = (await lockOrdenes(db, ids)).filter((orden) => leTocaVencer(orden, hoy));
  for (const orden of vencidas) await dejarDeCobrar(db, orden, 'vencer', null, ahora);
  return vencidas.length;
};

/** Lapses a contract's coupon after its last day, and the person's coupons that hold a credit, so that it can be used again. */
export const vencerCuponesDeContrato = async (
  db: Db,
  { detalle_id, circuito, persona_id }: { detalle_id: number; circuito: Circuito; persona_id: number },
  { hoy, ahora }: { hoy: Fecha; ahora: Date },
): Promise<void> => {
  const suyas = await findOrdenesDeDetalles(db, [detalle_id], circuito);
  await vencerLosQueCorresponda(db, [...suyas, ...(await findVencidasConCreditos(db, persona_id, hoy))], hoy, ahora);
};

/** The unpaid ones stay locked, so that one being credited right now is either paid or waits for what comes next. */
export const vencerCuponesDeMatriculas = async (
  db: Db,
  personaId: number,
  { hoy, ahora }: { hoy: Fecha; ahora: Date },
): Promise<void> => {
  const suyas = await findOrdenesDeMatriculas(db, personaId);
  await vencerLosQueCorresponda(db, [...suyas, ...(await findVencidasConCreditos(db, personaId, hoy))], hoy, ahora);
};

export const vencerCupones = (db: Db, { hoy, ahora }: { hoy: Fecha; ahora: Date }, limite = 500): Promise<number> =>
  db.transaction().execute(async (trx) => {
    const ids = await findOrdenesPorVencer(trx, hoy, limite);
    return ids.length === 0 ? 0 : vencerLosQueCorresponda(trx, ids, hoy, ahora);
  });
