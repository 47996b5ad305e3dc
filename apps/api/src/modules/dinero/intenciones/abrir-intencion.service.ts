import { randomBytes } from 'node:crypto';
import { setTimeout as esperar } from 'node:timers/promises';
import { BASE_API } from '@colega/contract/route';
import { type MedioEnLinea, restoDelDia, vencimientoDePagina } from '@colega/domain/dinero';
import { Decimal, type Importe, importe, sumar } from '@colega/domain/importes';
import { conPaciencia, PACIENCIA_MS } from '../../../con-paciencia.ts';
import { hoy } from '../../../hoy.ts';
import { errorHttp } from '../../../http/error-http.ts';
import { type FilaDeCupon, leerFilaDeCupon } from '../ordenes/leer-cupon.service.ts';
import { exigirMedio, exigirPendiente } from '../ordenes/medios.service.ts';
import type { DepsDePagos } from '../pagos.ts';
import { FallaDePasarela, type Pasarela, type PedidoDeCobro } from '../pasarelas/pasarela.ts';
import { explicarFalla } from './explicar-falla.ts';
import {
  findAbierta,
  findPagador,
  findPreguntables,
  type Intencion,
  insertIntencion,
  pasar,
  pasarDe,
  soltarApertura,
  type Toma,
  tomarApertura,
} from './intenciones.repository.ts';
import { preguntar, proximaConsulta } from './preguntar.service.ts';

/** A page with less than this to live is given to nobody. */
const MARGEN_MS = 60_000;
const BYTES_AL_AZAR = 16;
/** No call to a provider takes this long: an opening held for longer belongs to a dead process (S-461). */
const EN_MANO_MS = 60_000;
/** A process waiting for another to open the same page looks this often. */
const CADA_MS = 100;

type Pedido = { orden_id: number; persona_id: number; medio: MedioEnLinea };

/** One intention per order and method, recorded before asking: all processes get the same page. Throws 404, 409, and the provider's 502 and 503. */
export const abrirIntencion = (deps: DepsDePagos, pedido: Pedido): Promise<string> =>
  deps.turnos(`abrir ${pedido.persona_id} ${pedido.orden_id} ${pedido.medio}`, async () => {
    const cupon = await leerPagable(deps, pedido);
    const pasarela = deps.pasarelas.enLinea[pedido.medio];
    if (!pasarela) throw errorHttp(409, 'medio_no_habilitado');
    await preguntarPorLasAbiertas(deps, cupon.id);
    const { paciencia = PACIENCIA_MS } = deps;
    const limite = performance.now() + paciencia;
    for (;;) {
      const vigente = await leerPagable(deps, pedido);
      const url = await intentarAbrir(deps, pasarela, vigente, pedido.medio);
      if (url !== null) return url;
      if (performance.now() > limite) throw errorHttp(409, 'intencion_en_curso');
      await esperar(Math.min(CADA_MS, paciencia));
    }
  });

const intentarAbrir = async (deps: DepsDePagos, pasarela: Pasarela, cupon: FilaDeCupon, medio: MedioEnLinea) => {
  const monto = importeDeHoy(deps, cupon);
  const abierta = await findAbierta(deps.db, cupon.id, medio);
  if (abierta?.url && sirve(abierta, monto, deps.reloj())) return abierta.url;
  const toma = { quien: alAzar(), hasta: new Date(deps.reloj().getTime() + EN_MANO_MS) };
  const tomada = await tomarIntencion(deps, { cupon, medio, monto, abierta, toma });
  return tomada ? abrir(deps, pasarela, cupon, { ...tomada, quien: toma.quien }) : null;
};

const alAzar = (): string => randomBytes(BYTES_AL_AZAR).toString('hex');

const leerPagable = async ({ db, pasarelas, reloj }: DepsDePagos, { orden_id, persona_id, medio }: Pedido) => {
  const cupon = await leerFilaDeCupon(db, orden_id, persona_id);
  exigirPendiente(cupon, hoy(reloj));
  exigirMedio(cupon, medio, pasarelas, hoy(reloj));
  return cupon;
};

const importeDeHoy = ({ reloj }: DepsDePagos, cupon: FilaDeCupon): Importe => {
  const monto = restoDelDia(cupon, hoy(reloj));
  if (monto === null) throw errorHttp(409, 'cupon_no_pendiente');
  return monto;
};

const sirve = ({ importe: pedido, vence }: Intencion, monto: Importe, ahora: Date): boolean =>
  pedido === monto && vence.getTime() - ahora.getTime() > MARGEN_MS;

/** An earlier page of the coupon may have been paid without our knowing: nobody is sent to pay twice. */
const preguntarPorLasAbiertas = async (deps: DepsDePagos, ordenId: number): Promise<void> => {
  const otras = (await findPreguntables(deps.db, ordenId)).filter(({ externo }) => externo !== null);
  await conPaciencia(Promise.all(otras.map((intencion) => preguntar(deps, intencion))), deps.paciencia);
};

type PorTomar = { cupon: FilaDeCupon; medio: MedioEnLinea; monto: Importe; abierta: Intencion | undefined; toma: Toma };

const tomarIntencion = async (
  { db, reloj }: DepsDePagos,
  { cupon, medio, monto, abierta, toma }: PorTomar,
): Promise<Intencion | undefined> => {
  const ahora = reloj();
  const pedido = { importe: monto, vence: vencimientoDePagina(cupon, hoy(reloj), ahora) };
  if (abierta?.estado === 'creando') return tomarApertura(db, abierta.id, pedido, { ...toma, ahora });
  if (abierta)
    await pasar(db, abierta.id, 'reemplazar', { ahora, proxima_consulta: proximaConsulta('caducada', abierta, ahora) });
  const nueva = { ...pedido, orden_id: cupon.id, medio, referencia: alAzar(), toma, ahora };
  return insertIntencion(db, {
    ...nueva,
    proxima_consulta: proximaConsulta('creando', { creada_en: ahora }, ahora) ?? ahora,
  });
};

type Tomada = Intencion & { quien: string };

/** Opens its page; null when another process took it meanwhile: that one stands, and the page we got is discarded. */
const abrir = async (deps: DepsDePagos, pasarela: Pasarela, cupon: FilaDeCupon, intencion: Tomada) => {
  const { db, reloj } = deps;
  const { id, quien } = intencion;
  try {
    const apertura = await pasarela.abrir(await pedidoDe(deps, cupon, intencion));
    const abierta = await pasarDe(db, id, quien, 'abrir', { ...apertura, ahora: reloj() });
    return abierta?.url ?? null;
  } catch (error) {
    const rechaza = error instanceof FallaDePasarela && error.tipo === 'rechaza';
    // No page was given. The provider may still know of one (a duplicate), so it is asked.
    const nuestra = rechaza && (await pasarDe(db, id, quien, 'rehusar', { ahora: reloj() })) !== undefined;
    if (!nuestra) await soltarApertura(db, id, quien);
    if (rechaza && !nuestra) return null;
    throw explicarFalla(error);
  }
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

/** No provider takes a negative item, so a coupon with a credit is sent as one item. The surcharge is another. */
const itemsDe = ({ items }: FilaDeCupon, monto: Importe, descripcion: string): PedidoDeCobro['items'] => {
  const recargo = new Decimal(monto).minus(sumar(items.map((item) => item.importe)));
  if (recargo.lt(0) || items.some((item) => new Decimal(item.importe).lt(0))) return [{ descripcion, importe: monto }];
  const cobrados = items.map((item) => ({ descripcion: item.descripcion, importe: item.importe }));
  return recargo.isZero() ? cobrados : [...cobrados, { descripcion: 'Recargo', importe: importe(recargo) }];
};
