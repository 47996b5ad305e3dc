import { esMedioEnLinea } from '@colega/domain/cupones';
import { Decimal } from '@colega/domain/dinero';
import { type Fecha, sumarDias } from '@colega/domain/fechas';
import type { Db } from '../../../db/conectar.ts';
import { hoy } from '../../../hoy.ts';
import type { DepsDeBarrido } from '../intenciones/barrer-intenciones.service.ts';
import { findPreguntables } from '../intenciones/intenciones.repository.ts';
import { preguntar } from '../intenciones/preguntar.service.ts';
import type { CobroDeCaja } from '../pasarelas/pasarela.ts';
import { acreditarPago } from './acreditar.service.ts';
import {
  anotarLeidoHasta,
  entroPor,
  externoRepetido,
  findLeidoHasta,
  findOrdenDeBoleta,
  insertCobroSinCupon,
  insertRenglonIlegible,
} from './cobranzas.repository.ts';

/** What a till collects may be listed days later (S-222). */
const DIAS_HACIA_ATRAS = 10;

/**
 * Credits what was collected for printed coupons and payment codes, as its collector lists it; the same line comes in every
 * listing of its days and is credited once. What is of no coupon of ours, and what cannot be read (S-300), is kept for the college.
 * Answers how many lines there were.
 */
export const barrerCobranzas = async (deps: DepsDeBarrido): Promise<number> => {
  const { cobranzas } = deps.pasarelas;
  if (!cobranzas) return 0;
  const hasta = hoy(deps.reloj);
  const { cobros, ilegibles } = await cobranzas.listar(await desdeCuando(deps.db, hasta), hasta);
  const fallas: unknown[] = [];
  for (const cobro of cobros) await acreditarCobro(deps, cobro).catch((error: unknown) => fallas.push(error));
  for (const renglon of ilegibles)
    await insertRenglonIlegible(deps.db, renglon, deps.reloj()).catch((error: unknown) => fallas.push(error));
  if (fallas.length > 0) throw new AggregateError(fallas, `No se pudieron acreditar ${fallas.length} cobranzas`);
  await anotarLeidoHasta(deps.db, hasta);
  return cobros.length + ilegibles.length;
};

/** Some days before the last time it was read whole: nobody may have read it for weeks (S-305). */
const desdeCuando = async (db: Db, hoy: Fecha): Promise<Fecha> => {
  const leido = (await findLeidoHasta(db)) ?? hoy;
  return sumarDias(leido < hoy ? leido : hoy, -DIAS_HACIA_ATRAS);
};

const acreditarCobro = async (deps: DepsDeBarrido, cobro: CobroDeCaja): Promise<void> => {
  const { db, reloj } = deps;
  const ahora = reloj();
  const orden = await findOrdenDeBoleta(db, cobro.numero_boleta);
  if (!orden || new Decimal(cobro.importe).lte(0)) return anotarSuelto(db, cobro, ahora);
  if (esMedioEnLinea(cobro.medio)) {
    if (!(await entroPorSuIntencion(deps, orden.id, cobro))) await anotarSuelto(db, cobro, ahora);
    return;
  }
  const { medio, externo, importe, fecha: fecha_pago } = cobro;
  const pago = { orden_id: orden.id, intencion: null, medio, externo, importe, fecha_pago, ahora };
  const { orden_id } = await acreditarPago(db, pago);
  // Its number had come in for another coupon: it is other money, and the college says whose.
  if (orden_id !== orden.id) await anotarSuelto(db, { ...cobro, externo: externoRepetido(cobro) }, ahora);
};

/** On a page of the same provider: it comes in by its intention, under another number. True also while that is not known. */
const entroPorSuIntencion = async (deps: DepsDeBarrido, ordenId: number, { medio }: CobroDeCaja): Promise<boolean> => {
  for (const intencion of await findPreguntables(deps.db, ordenId))
    if (!(await preguntar(deps, intencion)) && intencion.medio === medio) return true;
  return entroPor(deps.db, ordenId, medio);
};

const anotarSuelto = (db: Db, { fecha, numero_boleta, ...cobro }: CobroDeCaja, ahora: Date): Promise<void> =>
  insertCobroSinCupon(db, {
    ...cobro,
    numero_boleta: String(numero_boleta),
    fecha_pago: fecha,
    registrado_en: ahora,
  });
