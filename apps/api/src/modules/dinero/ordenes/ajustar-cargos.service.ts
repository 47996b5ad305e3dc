import type { Db } from '../../../db/conectar.ts';
import { LOS_PAGOS, type Momento } from '../../auditoria/autor.ts';
import type { AjustarCargos } from '../../legajos/vida/ajustar-cargos.ts';
import { fijarCargos, type SaldoDeCargo } from '../cargos/cargos-de-contrato.service.ts';
import { lockLegajo } from '../cobros/acreditar.repository.ts';
import { deshacerPagosDe } from '../cobros/deshacer.service.ts';
import { pagarCargoConCreditos } from '../liquidaciones/cargos-de-legajo.service.ts';
import { lockPersona } from '../liquidaciones/por-liquidar.repository.ts';
import { leerCreditos } from '../liquidaciones/por-liquidar.ts';
import { findContratosQueNoCobran, findLegajosSinCargo } from './ajustar-cargos.repository.ts';
import { lockOrdenes, type OrdenBloqueada } from './bloquear-ordenes.repository.ts';
import { findOrdenesDeDetalles } from './emision.repository.ts';
import { cerrarCupon, cerrarCuponesDeContratos, tieneAlgoPago } from './emitir-cupon.service.ts';
import { pasarARevision } from './pasar-a-revision.service.ts';
import { seEstaPagando } from './se-esta-pagando.repository.ts';

/** S-323: an annulled contract's pending coupons close and its paid ones go to review. What is no longer owed closes if nobody is paying it. */
export const ajustarCargos: AjustarCargos = async (trx, { legajo_id, motivo, ahora, hoy }) => {
  const cargos = await fijarCargos(trx, legajo_id, ahora);
  const { anulados, timbrados_afuera } = await findContratosQueNoCobran(trx, legajo_id);
  // All are locked at once and in order, the same in which others lapse coupons.
  const contratos = [...new Set(cargos.map(({ detalle_id }) => detalle_id))];
  await lockOrdenes(trx, await findOrdenesDeDetalles(trx, contratos));
  await cerrarCuponesDeContratos(trx, anulados, motivo, ahora);
  for (const cargo of cargos.filter(({ detalle_id }) => !anulados.includes(detalle_id))) {
    const ordenes = await ordenesDe(trx, cargo);
    if (cargo.circuito === 'timbrados' && timbrados_afuera.includes(cargo.detalle_id))
      await revisarPagas(trx, ordenes, ahora);
    else if (cargo.saldo.lt(0)) await dejarAFavorLoDeMas(trx, { ...cargo, legajo_id }, ordenes, { motivo, ahora, hoy });
    // They are read again: their partial payments may be in favour by now.
    if (Number(cargo.importe) === 0) await cerrarPendientes(trx, await ordenesDe(trx, cargo), motivo, ahora);
  }
};

/** Closes what stayed pending because it might be being paid. Takes some files at a time; answers how many it looked at. */
export const cerrarLosQueNoCobran = async (db: Db, momento: Momento, limite = 200): Promise<number> => {
  const legajos = await findLegajosSinCargo(db, limite);
  for (const legajo_id of legajos)
    await db.transaction().execute(async (trx) => {
      await lockLegajo(trx, legajo_id);
      await ajustarCargos(trx, { ...momento, legajo_id, motivo: 'Ya no corresponde' });
    });
  return legajos.length;
};

const ordenesDe = async (trx: Db, { detalle_id, circuito }: SaldoDeCargo): Promise<OrdenBloqueada[]> =>
  lockOrdenes(trx, await findOrdenesDeDetalles(trx, [detalle_id], circuito));

const revisarPagas = async (trx: Db, ordenes: readonly OrdenBloqueada[], ahora: Date): Promise<void> => {
  for (const orden of ordenes) if (tieneAlgoPago(orden) && !orden.revisada) await pasarARevision(trx, orden.id, ahora);
};

/** The excess first pays what the charge still owes. While another coupon of it may be being paid, it stays owed. */
const dejarAFavorLoDeMas = async (
  trx: Db,
  cargo: SaldoDeCargo & { legajo_id: number },
  ordenes: readonly OrdenBloqueada[],
  { motivo, ahora, hoy }: Momento & { motivo: string },
): Promise<void> => {
  const [primera] = ordenes;
  if (!primera) return;
  const { persona_id } = primera;
  await lockPersona(trx, persona_id);
  const antes = new Set((await leerCreditos(trx, persona_id, hoy)).map(({ id }) => id));
  await dejarAFavorLoPagado(trx, ordenes, { motivo, ahora, hoy });
  if (Number(cargo.importe) === 0) return;
  await cerrarPendientes(trx, await ordenesDe(trx, cargo), motivo, ahora);
  if ((await ordenesDe(trx, cargo)).some(({ estado }) => estado === 'pendiente')) return;
  const creditos = await leerCreditos(trx, persona_id, hoy);
  const nuevosPrimero = creditos.toSorted((a, b) => Number(antes.has(a.id)) - Number(antes.has(b.id)));
  await pagarCargoConCreditos(trx, { ...cargo, persona_id, creditos: nuevosPrimero, ahora, hoy });
};

const dejarAFavorLoPagado = async (
  trx: Db,
  ordenes: readonly OrdenBloqueada[],
  porque: Momento & { motivo: string },
): Promise<void> => {
  for (const orden of ordenes)
    await deshacerPagosDe(trx, orden, {
      ...porque,
      cierre: porque.motivo,
      autor: LOS_PAGOS,
      decision: 'a_favor',
    });
};

/** A coupon with a page where it may be being paid stays: when the page ends it lapses, and its money goes in favour. */
const cerrarPendientes = async (
  trx: Db,
  ordenes: readonly OrdenBloqueada[],
  motivo: string,
  ahora: Date,
): Promise<void> => {
  for (const orden of ordenes)
    if (orden.estado === 'pendiente' && !(await seEstaPagando(trx, orden.id)))
      await cerrarCupon(trx, orden, motivo, ahora);
};
