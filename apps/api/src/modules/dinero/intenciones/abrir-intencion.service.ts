import { randomBytes } from 'node:crypto';
import { BASE_API } from '@colega/contract/route';
import { type MedioEnLinea, restoDelDia } from '@colega/domain/cupones';
import { Decimal, type Importe, importe, sumar } from '@colega/domain/dinero';
import { vencimientoDePagina } from '@colega/domain/pagos';
import { hoy } from '../../../hoy.ts';
import { errorHttp } from '../../../http/error-http.ts';
import { type FilaDeCupon, leerFilaDeCupon } from '../ordenes/leer-cupon.service.ts';
import { exigirMedio, exigirPendiente } from '../ordenes/medios.service.ts';
import type { DepsDePagos } from '../pagos.ts';
import { FallaDePasarela, type Pasarela, type PedidoDeCobro } from '../pasarelas/pasarela.ts';
import { conPaciencia } from './con-paciencia.ts';
import { explicarFalla } from './explicar-falla.ts';
import {
  findAbierta,
  findPagador,
  findPreguntables,
  type Intencion,
  insertIntencion,
  marcarAbierta,
  updateIntencion,
  updatePedido,
} from './intenciones.repository.ts';
import { preguntar, proximaConsulta } from './preguntar.service.ts';

/** A page with less than this to live is not given to anybody. */
const MARGEN_MS = 60_000;
const BYTES_DE_REFERENCIA = 16;

type Pedido = { orden_id: number; persona_id: number; medio: MedioEnLinea };

/**
 * Where the browser goes to pay a coupon. The intention is written down before its provider is asked, and is one for an order and
 * method: whoever asks again gets the same page. Throws 404, 409 when it cannot be paid this way now, 502 and 503 of the provider.
 */
export const abrirIntencion = (deps: DepsDePagos, pedido: Pedido): Promise<string> =>
  deps.turnos(`abrir ${pedido.persona_id} ${pedido.orden_id} ${pedido.medio}`, async () => {
    const cupon = await leerPagable(deps, pedido);
    const pasarela = deps.pasarelas.enLinea[pedido.medio];
    if (!pasarela) throw errorHttp(409, 'medio_no_habilitado');
    await preguntarPorLasAbiertas(deps, cupon.id);
    const vigente = await leerPagable(deps, pedido);
    const abierta = await findAbierta(deps.db, cupon.id, pedido.medio);
    const monto = importeDeHoy(deps, vigente);
    if (abierta?.url && sirve(abierta, monto, deps.reloj())) return abierta.url;
    return abrir(deps, pasarela, vigente, await tomarIntencion(deps, vigente, pedido.medio, monto));
  });

const leerPagable = async ({ db, pasarelas, reloj }: DepsDePagos, { orden_id, persona_id, medio }: Pedido) => {
  const cupon = await leerFilaDeCupon(db, orden_id, persona_id);
  exigirPendiente(cupon, hoy(reloj));
  exigirMedio(cupon, medio, pasarelas);
  return cupon;
};

const importeDeHoy = ({ reloj }: DepsDePagos, cupon: FilaDeCupon): Importe => {
  const monto = restoDelDia(cupon, hoy(reloj));
  if (monto === null) throw errorHttp(409, 'cupon_no_pendiente');
  return monto;
};

const sirve = ({ importe: pedido, vence }: Intencion, monto: Importe, ahora: Date): boolean =>
  pedido === monto && vence.getTime() - ahora.getTime() > MARGEN_MS;

/** What was opened before, this way or another, may have been paid without our knowing: nobody is sent to pay twice. */
const preguntarPorLasAbiertas = async (deps: DepsDePagos, ordenId: number): Promise<void> => {
  const otras = (await findPreguntables(deps.db, ordenId)).filter(({ externo }) => externo !== null);
  await conPaciencia(Promise.all(otras.map((intencion) => preguntar(deps, intencion))));
};

/** The one to be opened: a new one, or one whose opening was lost. */
const tomarIntencion = async (
  { db, reloj }: DepsDePagos,
  cupon: FilaDeCupon,
  medio: MedioEnLinea,
  monto: Importe,
): Promise<Intencion> => {
  const ahora = reloj();
  const pedido = { importe: monto, vence: vencimientoDePagina(cupon, hoy(reloj), ahora) };
  const anterior = await findAbierta(db, cupon.id, medio);
  if (anterior?.estado === 'creando') return (await updatePedido(db, anterior.id, pedido)) ?? anterior;
  if (anterior) {
    // Its page is over, or asks for another amount. It is still asked about.
    const { id, creada_en } = anterior;
    await updateIntencion(db, id, { estado: 'caducada', ahora, proxima_consulta: proximaConsulta(creada_en, ahora) });
  }
  const nueva = await insertIntencion(db, {
    ...pedido,
    orden_id: cupon.id,
    medio,
    referencia: randomBytes(BYTES_DE_REFERENCIA).toString('hex'),
    ahora,
    proxima_consulta: proximaConsulta(ahora, ahora) ?? ahora,
  });
  // Another process was first: whoever opens it first, its page is the one.
  const vigente = nueva ?? (await findAbierta(db, cupon.id, medio));
  if (!vigente) throw errorHttp(409, 'intencion_en_curso');
  return vigente;
};

const abrir = async (deps: DepsDePagos, pasarela: Pasarela, cupon: FilaDeCupon, intencion: Intencion) => {
  const { db, reloj } = deps;
  if (intencion.url) return intencion.url;
  try {
    const apertura = await pasarela.abrir(await pedidoDe(deps, cupon, intencion));
    const abierta =
      (await marcarAbierta(db, intencion.id, apertura, reloj())) ?? (await abiertaPorOtro(deps, intencion));
    return abierta.url ?? apertura.url;
  } catch (error) {
    if (error instanceof FallaDePasarela && error.tipo === 'rechaza')
      await updateIntencion(db, intencion.id, { estado: 'rechazada', ahora: reloj(), proxima_consulta: null });
    throw explicarFalla(error);
  }
};

const abiertaPorOtro = async ({ db }: DepsDePagos, { orden_id, medio }: Intencion): Promise<Intencion> => {
  const abierta = await findAbierta(db, orden_id, medio);
  if (!abierta) throw errorHttp(409, 'intencion_en_curso');
  return abierta;
};

const pedidoDe = async ({ db, publicUrl }: DepsDePagos, cupon: FilaDeCupon, intencion: Intencion) => {
  const { medio, referencia } = intencion;
  const retorno = `${publicUrl()}${BASE_API}/retornos_pagos/${medio}/${referencia}`;
  const descripcion = `Cupón ${cupon.numero_boleta}`;
  return {
    referencia,
    numero_boleta: cupon.numero_boleta,
    importe: intencion.importe,
    descripcion,
    items: itemsDe(cupon, intencion.importe, descripcion),
    vence: intencion.vence,
    pagador: await findPagador(db, cupon.persona_id),
    urls: {
      confirmado: `${retorno}/confirmado`,
      rechazado: `${retorno}/rechazado`,
      aviso: `${publicUrl()}${BASE_API}/avisos_pagos/${medio}/${referencia}`,
    },
  } satisfies PedidoDeCobro;
};

/** A provider takes no negative item: with a bonification the coupon is one. The surcharge is an item more. */
const itemsDe = ({ items }: FilaDeCupon, monto: Importe, descripcion: string): PedidoDeCobro['items'] => {
  const recargo = new Decimal(monto).minus(sumar(items.map((item) => item.importe)));
  if (recargo.lt(0) || items.some((item) => new Decimal(item.importe).lt(0))) return [{ descripcion, importe: monto }];
  const cobrados = items.map((item) => ({ descripcion: item.descripcion, importe: item.importe }));
  return recargo.isZero() ? cobrados : [...cobrados, { descripcion: 'Recargo', importe: importe(recargo) }];
};
