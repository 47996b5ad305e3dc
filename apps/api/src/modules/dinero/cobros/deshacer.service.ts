import { Decimal, type Importe, importe, redondear, sumar } from '@colega/domain/importes';
import type { Db } from '../../../db/conectar.ts';
import type { Autor, Momento } from '../../auditoria/autor.ts';
import { registrarPago } from '../../legajos/vida/registrar-pago.service.ts';
import { anularCep } from '../cargos/cargos-de-contrato.repository.ts';
import { findHermanas, insertImputaciones } from '../cargos/deudas.repository.ts';
import { insertRevision } from '../colegio/revisiones.repository.ts';
import { asentarDeshecho } from '../libro/libro.service.ts';
import { lockOrdenes, type OrdenBloqueada } from '../ordenes/bloquear-ordenes.repository.ts';
import { cerrarCupon } from '../ordenes/emitir-cupon.service.ts';
import { cambiarEstadoDeOrden } from '../ordenes/estado-de-orden.repository.ts';
import { findCabeza, insertCredito } from './acreditar.repository.ts';
import { findImputado, findOperacionesEnPie, type ImputadoPorDeshacer } from './deshacer.repository.ts';

const negado = (monto: Importe): Importe => importe(new Decimal(monto).negated());

export const imputarAlReves = (
  db: Db,
  imputado: readonly ImputadoPorDeshacer[],
  porQuien: { reversion_id?: number; revision_id?: number; cuando: Date },
): Promise<void> =>
  insertImputaciones(
    db,
    imputado.map(({ capital, recargo, ...una }) => ({
      ...una,
      capital: negado(capital),
      recargo: negado(recargo),
      ...porQuien,
    })),
  );

/** The credits that a coupon used return with the payment that settled it, even when another is undone: a returned credit pays nothing. */
export const soltarCreditos = async (
  db: Db,
  orden: OrdenBloqueada,
  porQuien: { reversion_id: number; cuando: Date },
): Promise<void> => {
  if (orden.estado !== 'pago' || new Decimal(orden.de_creditos).isZero()) return;
  const aplicado = new Map((await findOperacionesEnPie(db, orden.id)).map((una) => [una.id, una.aplicado]));
  const sobra = new Map<number, Decimal>();
  const imputado = await findImputado(db, orden.id);
  for (const { operacion_id, capital, recargo } of imputado) {
    const antes = sobra.get(operacion_id) ?? new Decimal(aplicado.get(operacion_id) ?? 0).negated();
    sobra.set(operacion_id, antes.plus(capital).plus(recargo));
  }
  const suelto = imputado.toReversed().map(({ capital, recargo, ...una }) => {
    const entero = new Decimal(capital).plus(recargo);
    const parte = Decimal.min(sobra.get(una.operacion_id) ?? 0, entero);
    sobra.set(una.operacion_id, (sobra.get(una.operacion_id) ?? parte).minus(parte));
    const deCapital = redondear(parte.times(capital).div(entero));
    return { ...una, capital: importe(deCapital), recargo: importe(parte.minus(deCapital)) };
  });
  await imputarAlReves(db, suelto, porQuien);
};

/** What was issued for the rest of a charge asks for less than it owes once a payment of it is undone: it closes, and another asks for the whole. */
export const cerrarLosDelResto = async (
  db: Db,
  { id, numero_boleta }: OrdenBloqueada,
  deshecho: readonly ImputadoPorDeshacer[],
  ahora: Date,
): Promise<void> => {
  const items = deshecho.filter(({ capital }) => new Decimal(capital).gt(0)).map(({ item_id }) => item_id);
  for (const otro of await lockOrdenes(db, await findHermanas(db, id, items)))
    if (otro.estado === 'pendiente')
      await cerrarCupon(
        db,
        otro,
        `Se deshizo un pago del cupón ${numero_boleta}: generá otro por lo que se debe`,
        ahora,
      );
};

/** `motivo` is for the college's trail; the technician reads `cierre` on the coupon. */
type Deshecho = { autor: Autor; motivo: string; cierre: string; importe: Importe } & Momento;

export const reabrirLoPagado = async (
  db: Db,
  orden: OrdenBloqueada,
  { autor, motivo, cierre, importe: monto, ahora, hoy }: Deshecho,
): Promise<void> => {
  if (orden.estado === 'pago') await cambiarEstadoDeOrden(db, orden.id, 'revertir', { motivo_cierre: cierre });
  const cabeza = await findCabeza(db, orden.id);
  if (orden.detalle_id === null || !cabeza || cabeza.legajo_id === null) return;
  const { detalle_id, circuito, numero_boleta } = orden;
  const hecho = { accion: 'revertir_pago', detalle: { circuito, numero_boleta, importe: monto }, motivo } as const;
  const pago = { legajo_id: cabeza.legajo_id, detalle_id, orden_pago_id: orden.id, autor, ahora, hoy };
  await registrarPago(db, { ...pago, ...hecho }, async (trx) => {
    if (circuito === 'cep') await anularCep(trx, detalle_id);
    return null;
  });
};

type Decision = Deshecho & { decision: 'a_favor' | 'devuelto' };

/** Answers how much came in, or nothing when none of it is paid. */
export const deshacerPagosDe = async (
  db: Db,
  orden: OrdenBloqueada,
  { decision, ...deshecho }: Omit<Decision, 'importe'>,
): Promise<Importe> => {
  const operaciones = await findOperacionesEnPie(db, orden.id);
  const imputado = await findImputado(db, orden.id);
  const monto = sumar(operaciones.map(({ aplicado }) => aplicado));
  if (imputado.length === 0) return monto;
  const { motivo, ahora, autor } = deshecho;
  const credito_id =
    decision === 'a_favor' && new Decimal(monto).gt(0) ? await creditoPor(db, orden, monto, ahora) : null;
  const revision = { orden_id: orden.id, decision, motivo, importe: monto, operacion_id: null, credito_id };
  const revision_id = await insertRevision(db, { ...revision, quien: autor.username, cuando: ahora });
  await imputarAlReves(db, imputado, { revision_id, cuando: ahora });
  await asentarDeshecho(db, {
    cuando: ahora,
    concepto: 'revision',
    orden,
    operacion_id: null,
    aplicado: monto,
    del_cupon: sumar(operaciones.map(({ del_cupon }) => del_cupon)),
    dinero:
      decision === 'a_favor'
        ? { creditos: negado(monto) }
        : {
            recaudado: operaciones.map(({ medio, banco, aplicado }) => ({ medio, banco, importe: negado(aplicado) })),
          },
  });
  await reabrirLoPagado(db, orden, { ...deshecho, importe: monto });
  return monto;
};

const creditoPor = (db: Db, { persona_id, numero_boleta }: OrdenBloqueada, monto: Importe, creado_en: Date) =>
  insertCredito(db, {
    persona_id,
    origen: 'pago',
    descripcion: `Saldo a favor: revisión del cupón ${numero_boleta}`,
    importe: monto,
    creado_en,
  });
