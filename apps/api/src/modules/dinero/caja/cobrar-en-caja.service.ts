import type { CobroHecho } from '@colega/contract/dinero';
import { textoDelColegio } from '@colega/contract/mensajes';
import { type RepartoDelCobro, repartirCobro } from '@colega/domain/dinero';
import type { Fecha } from '@colega/domain/fechas';
import { Decimal, formatImporte, type Importe, importe, sumar } from '@colega/domain/importes';
import type { Operador } from '@colega/domain/permisos';
import type { Db } from '../../../db/conectar.ts';
import { enTransaccion } from '../../../db/transaccion.ts';
import { type ErrorDeCampo, invalido } from '../../../http/error-http.ts';
import type { Autor, Momento } from '../../auditoria/autor.ts';
import { exigirQueSeaOtro } from '../../auditoria/exigir-que-sea-otro.ts';
import { leerBancos } from '../../colegio/leer-colegio.service.ts';
import { findHermanas } from '../cargos/deudas.repository.ts';
import { acreditarPago } from '../cobros/acreditar.service.ts';
import { anotarEnOrden } from '../colegio/anotar-en-orden.ts';
import { findHecho } from '../colegio/colegio.repository.ts';
import { lockOrdenes } from '../ordenes/bloquear-ordenes.repository.ts';
import { avisarDelCobro, type OperacionDeCobro } from './avisar-del-cobro.ts';
import {
  insertCobroDeCaja,
  insertOperacionDeCaja,
  insertPagoDeCaja,
  lockLegajos,
  lockPersonas,
} from './cobros-de-caja.repository.ts';
import { type FilaDeCaja, findCuponesDeCaja } from './cupon-de-caja.repository.ts';
import { alcanza, avisoDeApertura, debeEnCaja, problemaDeCaja, restoPropio } from './leer-cupon-de-caja.service.ts';
import { type CobroPedido, errorEn, exigirSinErrores, type PagoPedido, revisarCobro } from './revisar-cobro.ts';
import { tomarComprobantes } from './tomar-comprobantes.ts';

type PedidoDeCobroEnCaja = Momento & {
  cobro: CobroPedido;
  operador: Operador;
  autor: Extract<Autor, { actor: 'colegio' }>;
};

const CERO: Importe = '0.00';

/** In the order of every act on money, of all that it will touch: files, people, coupons. */
const bloquear = async (trx: Db, filas: readonly FilaDeCaja[]): Promise<void> => {
  const legajos = filas.flatMap(({ legajo_id }) => (legajo_id === null ? [] : [legajo_id]));
  if (legajos.length > 0) await lockLegajos(trx, legajos);
  await lockPersonas(
    trx,
    filas.map(({ persona }) => persona.id),
  );
  const hermanas: number[] = [];
  for (const { id } of filas) hermanas.push(...(await findHermanas(trx, id)));
  await lockOrdenes(trx, [...filas.map(({ id }) => id), ...hermanas]);
};

const idsDe = (unos: readonly { id: number }[]): number[] => unos.map(({ id }) => id);

const leerFilas = async (trx: Db, { cobro, operador }: PedidoDeCobroEnCaja): Promise<FilaDeCaja[]> => {
  const leidas = new Map((await findCuponesDeCaja(trx, idsDe(cobro.cupones))).map((fila) => [fila.id, fila]));
  const errores: ErrorDeCampo[] = [];
  const filas = cobro.cupones.flatMap(({ id }, i) => {
    const fila = leidas.get(id);
    const repetido = cobro.cupones.findIndex((otro) => otro.id === id) < i;
    if (repetido) errores.push(errorEn(`cupones.${i}`, { codigo: 'caja_cupon_repetido' }));
    if (fila && alcanza(operador, fila)) return [fila];
    errores.push(errorEn(`cupones.${i}`, { codigo: 'no_encontrado' }));
    return [];
  });
  exigirSinErrores(errores);
  return filas;
};

const exigirCobrables = (filas: readonly FilaDeCaja[], fecha: Fecha, { cupones }: CobroPedido): void =>
  exigirSinErrores(
    filas.flatMap((fila, i) => {
      const insiste = cupones[i]?.aunque_se_este_pagando ?? false;
      const problema = problemaDeCaja(fila, fecha) ?? (insiste ? null : avisoDeApertura(fila));
      return problema ? [errorEn(`cupones.${i}`, problema)] : [];
    }),
  );

/** Throws 422. */
const repartir = (filas: readonly FilaDeCaja[], fecha: Fecha, cobro: CobroPedido): RepartoDelCobro => {
  const porCobrar = filas.map((fila, i) => ({
    importe: cobro.cupones[i]?.importe ?? CERO,
    debe: debeEnCaja(fila, fecha) ?? CERO,
    resto: restoPropio(fila),
  }));
  const reparto = repartirCobro(porCobrar, cobro.pagos, { dejaAFavor: cobro.deja_a_favor });
  if (!reparto.ok) throw invalido(reparto.problema);
  return reparto.valor;
};

type PagoAnotado = PagoPedido & { id: number; nombre: string | null };

const anotarCobro = async (
  trx: Db,
  { cobro: { pagos }, autor, ahora }: PedidoDeCobroEnCaja,
  montos: { total: Importe; vuelto: Importe },
  nombres: ReadonlyMap<number, string>,
): Promise<{ cobro_id: number; anotados: PagoAnotado[] }> => {
  const quien = { usuario_id: autor.user_id, quien: autor.username, cuando: ahora };
  const cobro_id = await insertCobroDeCaja(trx, { ...montos, ...quien });
  const anotados: PagoAnotado[] = [];
  for (const [i, { medio, importe: suyo, ...dicho }] of pagos.entries()) {
    const pago = {
      ...{ cobro_id, medio, importe: suyo },
      banco: medio === 'transferencia' ? (dicho.banco ?? null) : null,
      banco_emisor: medio === 'cheque' ? (dicho.banco_emisor ?? null) : null,
      comprobante: medio === 'caja' ? null : (dicho.comprobante ?? null),
    };
    anotados.push({ ...pago, id: await insertPagoDeCaja(trx, pago), nombre: nombres.get(i) ?? null });
  }
  return { cobro_id, anotados };
};

/** Of a payment for several coupons each one has its own name. */
const externoDe = ({ nombre }: PagoAnotado, cobro_id: number, lugar: number, vez: number): string => {
  if (nombre === null) return `CAJA-${cobro_id}-${lugar}`;
  return vez > 1 ? `${nombre} (${vez})` : nombre;
};

const acreditarPartes = async (
  trx: Db,
  { autor, ahora, hoy }: Momento & Pick<PedidoDeCobroEnCaja, 'autor'>,
  { partes, fecha, filas }: Pick<RepartoDelCobro, 'partes'> & { fecha: Fecha; filas: readonly FilaDeCaja[] },
  { cobro_id, anotados }: { cobro_id: number; anotados: readonly PagoAnotado[] },
): Promise<OperacionDeCobro[]> => {
  const fecha_pago = fecha === hoy ? ahora : new Date(`${fecha}T12:00:00-03:00`);
  const hechas: OperacionDeCobro[] = [];
  for (const [n, { pago, cupon, importe: suyo }] of partes.entries()) {
    const [fila, anotado] = [filas[cupon], anotados[pago]];
    if (!fila || !anotado) throw new Error(`La parte ${n} del cobro ${cobro_id} no es de nada`);
    const { medio, banco = null } = anotado;
    const vez = partes.slice(0, n).filter((otra) => otra.pago === pago).length + 1;
    const externo = externoDe(anotado, cobro_id, n + 1, vez);
    const entrada = { orden_id: fila.id, intencion: null, medio, banco, externo, importe: suyo, fecha_pago, ahora };
    const { operacion_id, nueva } = await acreditarPago(trx, { ...entrada, avisa: false });
    if (!nueva) throw new Error(`La operación ${externo} de la caja ya estaba`);
    await insertOperacionDeCaja(trx, { operacion_id, pago_id: anotado.id });
    const hasta = { operacion_id, cobro_de_caja: cobro_id, medio, banco, comprobante: externo, importe: suyo };
    await anotarEnOrden(trx, autor, ahora, fila.id, { accion: 'acreditar', hasta });
    hechas.push({ operacion_id, cupon, importe: suyo, a_credito: (await findHecho(trx, operacion_id)).a_credito });
  }
  return hechas;
};

const contarCupones = async (
  trx: Db,
  filas: readonly FilaDeCaja[],
  hechas: readonly OperacionDeCobro[],
  fecha: Fecha,
): Promise<CobroHecho['cupones']> => {
  const quedaron = new Map((await findCuponesDeCaja(trx, idsDe(filas))).map((fila) => [fila.id, fila]));
  return filas.map((fila, i) => {
    const suyas = hechas.filter(({ cupon }) => cupon === i);
    const quedo = quedaron.get(fila.id);
    return {
      numero_boleta: fila.numero_boleta,
      pagado: sumar(suyas.map((una) => una.importe)),
      resta: quedo && problemaDeCaja(quedo, fecha) === null ? (debeEnCaja(quedo, fecha) ?? CERO) : CERO,
      queda_pago: quedo?.estado === 'pago',
      a_favor: sumar(suyas.map(({ a_credito }) => a_credito)),
    };
  });
};

/** Charges it all or nothing, once, whoever else has the same coupons at hand. Throws 422 with what is wrong beside each thing, and 409. */
export const cobrarEnCaja = (db: Db, pedido: PedidoDeCobroEnCaja): Promise<CobroHecho> =>
  enTransaccion(db, async (trx) => {
    const { cobro, autor, ahora, hoy } = pedido;
    const fecha = cobro.fecha ?? hoy;
    exigirSinErrores(revisarCobro(cobro, { hoy, bancos: await leerBancos(trx) }));
    const leidas = await leerFilas(trx, pedido);
    for (const { persona } of leidas) await exigirQueSeaOtro(trx, autor, persona.id);
    const nombres = await tomarComprobantes(trx, cobro.pagos, fecha);
    await bloquear(trx, leidas);
    // What another till did while this one waited is read now.
    const filas = await leerFilas(trx, pedido);
    exigirCobrables(filas, fecha, cobro);
    const { total: cobrado, vuelto, a_favor, partes } = repartir(filas, fecha, cobro);
    const total = importe(new Decimal(cobrado).plus(a_favor));
    const anotado = await anotarCobro(trx, pedido, { total, vuelto }, nombres);
    const hechas = await acreditarPartes(trx, pedido, { partes, fecha, filas }, anotado);
    await avisarDelCobro(trx, anotado.cobro_id, filas, hechas, ahora);
    const datos = { total: formatImporte(total), vuelto: formatImporte(vuelto) };
    return {
      ...{ id: anotado.cobro_id, total, vuelto },
      cupones: await contarCupones(trx, filas, hechas, fecha),
      pagos: hechas.map(({ operacion_id }) => operacion_id),
      message: textoDelColegio({
        codigo: new Decimal(vuelto).gt(0) ? 'caja_cobrado_con_vuelto' : 'caja_cobrado',
        datos,
      }),
    };
  });
