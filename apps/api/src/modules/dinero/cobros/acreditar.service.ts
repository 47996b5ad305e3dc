import { type Imputado, importeDelDia, imputar, type MotivoDePago, repartirElResto } from '@colega/domain/dinero';
import type { Fecha } from '@colega/domain/fechas';
import { Decimal, formatImporte, type Importe, importe, sumar } from '@colega/domain/importes';
import type { Db } from '../../../db/conectar.ts';
import { enTransaccion } from '../../../db/transaccion.ts';
import { hoy } from '../../../hoy.ts';
import { errorHttp, errorNoEncontrado } from '../../../http/error-http.ts';
import { LOS_PAGOS } from '../../auditoria/autor.ts';
import { avisar } from '../../avisos/avisar.service.ts';
import { grupoDelLegajo } from '../../avisos/evento.ts';
import { registrarPago } from '../../legajos/vida/registrar-pago.service.ts';
import { fijarCargos, restaDelCargo } from '../cargos/cargos-de-contrato.service.ts';
import { cumplirCep } from '../cargos/cumplir-cep.ts';
import { alcanzanSusCreditos, findHermanas, insertImputaciones } from '../cargos/deudas.repository.ts';
import { type DeudaDelDia, leerDeudas } from '../cargos/leer-deudas.ts';
import type { CuentaRecaudadora } from '../libro/asentar.repository.ts';
import { asentarCobro } from '../libro/libro.service.ts';
import { lockPersona } from '../liquidaciones/por-liquidar.repository.ts';
import { lockOrdenes, type OrdenBloqueada } from '../ordenes/bloquear-ordenes.repository.ts';
import { cerrarCupon, vencerSiPasoSuDia } from '../ordenes/emitir-cupon.service.ts';
import { cambiarEstadoDeOrden } from '../ordenes/estado-de-orden.repository.ts';
import { pasarARevision } from '../ordenes/pasar-a-revision.service.ts';
import {
  estaAnulado,
  findCabeza,
  findOperacion,
  insertComprobante,
  insertCredito,
  insertOperacion,
  lockLegajo,
  tomarNumero,
} from './acreditar.repository.ts';

export type PagoPorAcreditar = {
  orden_id: number;
  intencion: { id: number; importe: Importe; vence: Date } | null;
  medio: string;
  banco?: string | null;
  externo: string;
  importe: Importe;
  fecha_pago: Date;
  ahora: Date;
  /** Whoever credits several at once tells it once. */
  avisa?: false;
};

/** `orden_id` is the operation's order: another one when its number had come in for another. */
export type Acreditacion = { operacion_id: number; orden_id: number; nueva: boolean };

/** Every payment is credited here, whoever reports it; its operation's number makes it idempotent. Throws 404 for an order that does not exist. */
export const acreditarPago = (db: Db, pago: PagoPorAcreditar): Promise<Acreditacion> =>
  enTransaccion(db, async (trx) => {
    const cabeza = await findCabeza(trx, pago.orden_id);
    if (!cabeza) throw errorNoEncontrado();
    if (cabeza.legajo_id !== null) await lockLegajo(trx, cabeza.legajo_id);
    // The lock keeps others from settling the person's licences or credits, which would charge again what this pays.
    if (cabeza.legajo_id === null || cabeza.con_creditos) await lockPersona(trx, cabeza.persona_id);
    const bloqueadas = await lockOrdenes(trx, [pago.orden_id, ...(await findHermanas(trx, pago.orden_id))]);
    const leida = bloqueadas.find(({ id }) => id === pago.orden_id);
    if (!leida) throw errorNoEncontrado();
    // An empty payment is refused, except for a coupon that a credit covers whole.
    if (new Decimal(pago.importe).isZero() && !new Decimal(leida.monto_total).isZero())
      throw errorHttp(409, 'pago_de_cero');
    const anterior = await findOperacion(trx, pago.medio, pago.externo);
    if (anterior) return { operacion_id: anterior.id, orden_id: anterior.orden_id, nueva: false };
    if (cabeza.legajo_id !== null) await fijarCargos(trx, cabeza.legajo_id, pago.ahora);
    // By its last day, and not by when the others were lapsed: it would owe what it asks for, and pay what its charges cost by now.
    const orden = await vencerSiPasoSuDia(trx, leida, { hoy: diaDe(pago.ahora), ahora: pago.ahora });
    const destino = await decidirDestino(trx, orden, pago);
    const operacion_id = await registrar(trx, orden, pago, destino);
    // The others close before this one is paid: the database allows a charge in one pending or paid coupon.
    const hermanas = bloqueadas.filter(({ id, estado }) => id !== orden.id && estado === 'pendiente');
    if (aplicoAlgo(destino, pago)) await cerrarHermanas(trx, hermanas, orden, pago.ahora);
    await aplicar(trx, orden, pago, destino, operacion_id);
    await cerrarSiNoCobraNada(trx, orden, destino, pago.ahora);
    if (pago.avisa !== false)
      await avisarDelPago(trx, { ...orden, legajo_id: cabeza.legajo_id }, { ...pago, operacion_id, destino });
    if (cabeza.legajo_id !== null) await avanzarLegajo(trx, cabeza.legajo_id, orden, pago);
    return { operacion_id, orden_id: orden.id, nueva: true };
  });

type Avisado = { persona_id: number; numero_boleta: number; legajo_id: number | null };
type PagoAvisado = PagoPorAcreditar & { operacion_id: number; destino: Destino };

/** One under review is told as that, since it paid nothing yet. */
const avisarDelPago = async (
  trx: Db,
  { persona_id, numero_boleta, legajo_id }: Avisado,
  { operacion_id, importe: monto, destino, ahora }: PagoAvisado,
): Promise<void> => {
  const enRevision = new Decimal(destino.revision).gt(0);
  const pagado = formatImporte(monto);
  const portal = {
    datos: enRevision ? { que: `El Colegio está revisando tu pago de ${pagado}` } : { importe: pagado },
    enlace: '/app/cuenta/resumenCuenta/cupones',
    ...(enRevision && {
      detalle: `Es del cupón N.º ${numero_boleta}. Todavía no canceló nada: te avisamos qué se decide.`,
    }),
  };
  await avisar(
    trx,
    {
      ...{ evento: enRevision ? 'pago_en_revision' : 'pago_acreditado', cosa: 'operacion', cosa_id: operacion_id },
      ...{ persona_id, portal, ...(legajo_id !== null && { grupo: grupoDelLegajo(legajo_id) }) },
    },
    ahora,
  );
};

type Destino = {
  imputado: Imputado;
  deudas: readonly DeudaDelDia[];
  revision: Importe;
  motivo: MotivoDePago | null;
  salda: boolean;
  de_creditos: Importe;
};

const CERO: Importe = '0.00';
const UNO = new Decimal(1);
const NADA: Imputado = { imputaciones: [], aplicado: CERO, del_cupon: CERO, sobra: CERO, salda: false };

const aplicoAlgo = ({ imputado, salda }: Destino, pago: PagoPorAcreditar): boolean =>
  new Decimal(imputado.aplicado).gt(0) || (salda && new Decimal(pago.importe).isZero());

const diaDe = (fecha: Date): Fecha => hoy(() => fecha);

/** A page paid as its day ended counts: the payer did what we said. */
const GRACIA_DE_LA_PAGINA_MS = 60 * 60 * 1000;

const diaDelPrecio = ({ intencion, importe: pagado, fecha_pago }: PagoPorAcreditar): Fecha => {
  const dia = diaDe(fecha_pago);
  if (intencion === null || pagado !== intencion.importe) return dia;
  const enSuPagina = fecha_pago.getTime() <= intencion.vence.getTime() + GRACIA_DE_LA_PAGINA_MS;
  const ultimo = diaDe(intencion.vence);
  return enSuPagina && ultimo < dia ? ultimo : dia;
};

const recargoDelCupon = (orden: OrdenBloqueada, pago: PagoPorAcreditar): Decimal | null => {
  const delDia = importeDelDia(orden, diaDelPrecio(pago));
  if (delDia === null) return null;
  return new Decimal(orden.monto_total).isZero() ? UNO : new Decimal(delDia).div(orden.monto_total);
};

const decidirDestino = async (db: Db, orden: OrdenBloqueada, pago: PagoPorAcreditar): Promise<Destino> => {
  const nada = { imputado: NADA, deudas: [], de_creditos: CERO, salda: false };
  if (orden.detalle_id !== null && (await estaAnulado(db, orden.detalle_id)))
    return { ...nada, revision: pago.importe, motivo: 'cupon_cerrado' };
  const recargo = orden.estado === 'pago' ? null : recargoDelCupon(orden, pago);
  const leidas = await leerDeudas(db, orden.id, { dia: diaDe(pago.fecha_pago), segunCupon: recargo !== null });
  const resto = new Decimal(orden.monto_total).plus(orden.de_creditos).minus(orden.abonado);
  const deudas = recargo === null ? leidas : repartirElResto(leidas, resto);
  const cubre = ({ salda, del_cupon }: Imputado) =>
    salda && orden.estado !== 'pago' && new Decimal(orden.abonado).plus(del_cupon).gte(orden.monto_total);
  const imputarCon = (de_creditos: Importe) =>
    imputar({ importe: pago.importe, deudas, de_creditos, recargo: recargo ?? UNO });
  const tomaCreditos = !new Decimal(orden.de_creditos).isZero();
  // Credits are used whole when they settle the coupon, or they stay in favour.
  const caben = tomaCreditos && new Decimal(sumar(deudas.map(({ debido }) => debido))).gte(orden.de_creditos);
  const conCreditos = caben && (await alcanzanSusCreditos(db, orden.id)) && cubre(imputarCon(orden.de_creditos));
  const de_creditos = conCreditos ? orden.de_creditos : CERO;
  const imputado = imputarCon(de_creditos);
  const salda = cubre(imputado) && (conCreditos || !tomaCreditos);
  return {
    imputado,
    deudas,
    revision: CERO,
    motivo: motivoDe(imputado, pago, { tarde: recargo === null, corresponde: leidas.some((una) => una.corresponde) }),
    salda,
    de_creditos,
  };
};

const motivoDe = (
  { aplicado, sobra, salda }: Imputado,
  { importe: pagado }: PagoPorAcreditar,
  { tarde, corresponde }: { tarde: boolean; corresponde: boolean },
): MotivoDePago | null => {
  if (new Decimal(aplicado).isZero() && new Decimal(pagado).gt(0)) return corresponde ? 'pago_doble' : 'no_se_debia';
  if (!salda) return 'importe_menor';
  if (tarde) return 'fuera_de_termino';
  return new Decimal(sobra).gt(0) ? 'importe_mayor' : null;
};

const POR_QUE: Readonly<Record<string, string>> = {
  pago_doble: 'pago repetido',
  no_se_debia: 'pago de lo que ya no se debía',
  fuera_de_termino: 'pago fuera de término',
  importe_mayor: 'pago de más',
};

const registrar = async (db: Db, orden: OrdenBloqueada, pago: PagoPorAcreditar, destino: Destino): Promise<number> => {
  const { imputado, revision, motivo } = destino;
  const { aplicado, sobra } = imputado;
  const credito_id = new Decimal(sobra).gt(0)
    ? await insertCredito(db, {
        persona_id: orden.persona_id,
        origen: 'pago',
        descripcion: `Saldo a favor: ${POR_QUE[motivo ?? ''] ?? 'pago'} del cupón ${orden.numero_boleta}`,
        importe: sobra,
        creado_en: pago.ahora,
      })
    : null;
  if (new Decimal(revision).gt(0)) await pasarARevision(db, orden.id, pago.ahora, { yaLoSabe: true });
  return insertOperacion(db, {
    orden_id: orden.id,
    intencion_id: pago.intencion?.id ?? null,
    ...cuentaDe(pago),
    externo: pago.externo,
    importe: pago.importe,
    fecha_pago: pago.fecha_pago,
    registrada_en: pago.ahora,
    aplicado,
    del_cupon: delCupon(orden, destino),
    a_credito: sobra,
    a_revision: revision,
    motivo,
    credito_id,
  });
};

const aplicar = async (
  db: Db,
  orden: OrdenBloqueada,
  pago: PagoPorAcreditar,
  destino: Destino,
  operacion_id: number,
): Promise<void> => {
  const { imputado, deudas, salda } = destino;
  const cuando = pago.ahora;
  await insertImputaciones(
    db,
    deudas.map(({ item_id }, i) => ({ operacion_id, item_id, cuando, ...(imputado.imputaciones[i] ?? SIN_IMPUTAR) })),
  );
  await asentarCobro(db, {
    cuando,
    orden,
    operacion_id,
    cuenta: cuentaDe(pago),
    importe: pago.importe,
    aplicado: imputado.aplicado,
    del_cupon: delCupon(orden, destino),
    de_creditos: destino.de_creditos,
    a_credito: imputado.sobra,
    a_revision: destino.revision,
  });
  if (salda) await cambiarEstadoDeOrden(db, orden.id, 'pagar', { pagada_en: pago.fecha_pago });
  if (aplicoAlgo(destino, pago))
    await insertComprobante(db, {
      numero: await tomarNumero(db, 'comprobantes'),
      orden_id: orden.id,
      operacion_id,
      // The receipt has the day it is made, so that numbers and dates go together; it also tells the day of the payment.
      fecha: diaDe(pago.ahora),
      importe: imputado.aplicado,
      creado_en: pago.ahora,
    });
};

const cuentaDe = ({ medio, banco = null }: PagoPorAcreditar): CuentaRecaudadora => ({ medio, banco });
const SIN_IMPUTAR = { capital: CERO, recargo: CERO };

/** Without what it cost more that day, also of a lapsed one: its rest is asked for by what it still owes of its own amount. */
const delCupon = ({ estado, monto_total, abonado }: OrdenBloqueada, { imputado, salda }: Destino): Importe =>
  estado === 'pendiente' && salda ? importe(new Decimal(monto_total).minus(abonado)) : imputado.del_cupon;

const cerrarSiNoCobraNada = async (
  db: Db,
  { id, estado }: OrdenBloqueada,
  { imputado, salda }: Destino,
  ahora: Date,
): Promise<void> => {
  if (estado !== 'pendiente' || salda || !imputado.salda) return;
  for (const orden of await lockOrdenes(db, [id])) await cerrarCupon(db, orden, 'Lo que cobraba ya está pago', ahora);
};

const cerrarHermanas = async (
  db: Db,
  hermanas: readonly OrdenBloqueada[],
  { numero_boleta }: OrdenBloqueada,
  ahora: Date,
): Promise<void> => {
  for (const hermana of hermanas) await cerrarCupon(db, hermana, `Se pagó con el cupón ${numero_boleta}`, ahora);
};

const avanzarLegajo = async (
  db: Db,
  legajo_id: number,
  { id, detalle_id, circuito, numero_boleta }: OrdenBloqueada,
  { ahora, fecha_pago, importe: monto }: PagoPorAcreditar,
): Promise<void> => {
  if (detalle_id === null) return;
  const pago = { legajo_id, detalle_id, orden_pago_id: id, autor: LOS_PAGOS, ahora, hoy: diaDe(ahora) };
  const hecho = { accion: 'pagar', detalle: { circuito, numero_boleta, importe: monto } } as const;
  await registrarPago(db, { ...pago, ...hecho }, async (trx) => {
    if (circuito === 'cep')
      await cumplirCep(trx, { legajo_id, detalle_id, orden_id: id, fecha: diaDe(fecha_pago), ahora });
    return restaDelCargo(trx, { legajo_id, detalle_id, circuito });
  });
};
