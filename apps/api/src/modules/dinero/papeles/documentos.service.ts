import { todosLosMensajes } from '@colega/contract/mensajes';
import {
  barraDeCupon,
  medioDeForma,
  qrInteroperable,
  restoDelDia,
  sePagaAhora,
  situacionDeCupon,
  vencimientoVigente,
} from '@colega/domain/dinero';
import { diaDelColegio, type Fecha } from '@colega/domain/fechas';
import type { Importe } from '@colega/domain/importes';
import type { Db } from '../../../db/conectar.ts';
import { renderCupon } from '../../../documents/cupon.ts';
import type { CobroImpreso, DatosDeCupon, VencimientoImpreso } from '../../../documents/datos-de-cupon.ts';
import { pngDeQr } from '../../../documents/qr.ts';
import { renderRecibo } from '../../../documents/recibo.ts';
import { errorHttp, errorNoEncontrado } from '../../../http/error-http.ts';
import { leerEmisor } from '../../colegio/leer-emisor.service.ts';
import { leerCobroQr } from '../../referencias/datos/listas.ts';
import { LISTA_DE_CIRCUITOS, nombreDeMedio, tomaMedio } from '../../referencias/datos/medios-de-pago.ts';
import type { FilaDeCupon } from '../ordenes/cupon-leido.repository.ts';
import { destinoDePago } from '../ordenes/destino-de-pago.ts';
import { armarCupon, leerFilaDeCupon, vencimientosDe } from '../ordenes/leer-cupon.service.ts';
import { exigirPendiente } from '../ordenes/medios.service.ts';
import { findOperaciones, findPagador, type OperacionImpresa } from './documentos.repository.ts';
import { findReciboPropio } from './recibos.repository.ts';

const COBRO_QR = leerCobroQr();

type Momento = { hoy: Fecha; ahora: Date };

/** Only a pending one can be paid with it. Without a `convenio` with a collector coupons are paid only in the portal. Throws 404. */
export const imprimirCupon = async (
  db: Db,
  id: number,
  personaId: number,
  { hoy, ahora, convenio }: Momento & { convenio: string | null },
): Promise<Uint8Array> => {
  const cupon = await leerFilaDeCupon(db, id, personaId);
  const colegio = await leerEmisor(db, personaId, 'cupon', hoy);
  const operaciones = await findOperaciones(db, id);
  const estado = situacionDeCupon(cupon, hoy);
  const vencimientos = vencimientosDe(cupon);
  const debido = estado === 'pendiente' ? vencimientoVigente({ ...cupon, vencimientos }, hoy) : null;
  return renderCupon({
    ...cupon,
    ahora,
    estado,
    colegio,
    circuito: nombreDeCircuito(cupon),
    legajo: cupon.legajo?.numero_legajo ?? null,
    pagador: await findPagador(db, id),
    operaciones: operaciones.map(operacionImpresa),
    vencimientos,
    debido,
    pago_en_proceso: estado === 'pendiente' && armarCupon(cupon, hoy).estado_pago === 'en_proceso',
    cobro: debido && convenio !== null ? cobroImpreso(colegio, cupon, convenio, debido) : null,
  });
};

type QuienCobra = Pick<DatosDeCupon['colegio'], 'cuit' | 'nombre'> & { localidad: string };

const textoDelQr = (
  { cuit, nombre, localidad: ciudad }: QuienCobra,
  { numero_boleta }: FilaDeCupon,
  convenio: string,
  importe: Importe,
): string =>
  qrInteroperable({
    ...{ ...COBRO_QR, ciudad, cuit, nombre, importe },
    referencia: `${String(numero_boleta).padStart(9, '0')}${convenio}`,
  });

/** The code that a wallet reads from the screen, for what is left to pay today. Throws 404, and 409 when it cannot be paid so. */
export const qrDeCupon = async (
  db: Db,
  id: number,
  personaId: number,
  { hoy, convenio }: { hoy: Fecha; convenio: string | null },
): Promise<Buffer> => {
  const cupon = await leerFilaDeCupon(db, id, personaId);
  exigirPendiente(cupon, hoy);
  if (convenio === null || !tomaMedio(cupon.circuito, medioDeForma('qr'))) throw errorHttp(409, 'medio_no_habilitado');
  if (!sePagaAhora(armarCupon(cupon, hoy))) throw errorHttp(409, 'cupon_quiza_pagado');
  const importe = restoDelDia(cupon, hoy);
  if (importe === null) throw errorHttp(409, 'cupon_no_pendiente');
  return pngDeQr(textoDelQr(await leerEmisor(db, personaId, 'cupon', hoy), cupon, convenio, importe));
};

/** Decision 0009: the barcode goes where it fits; the QR is for what is owed today. */
const cobroImpreso = (
  colegio: QuienCobra,
  cupon: FilaDeCupon,
  convenio: string,
  debido: VencimientoImpreso,
): CobroImpreso => {
  const barra = barraDeCupon({ ...cupon, vencimientos: vencimientosDe(cupon) }, convenio);
  const texto = textoDelQr(colegio, cupon, convenio, debido.importe);
  return { barra, sin_barra: barra ? null : todosLosMensajes.cupon_sin_barra, qr: { ...debido, texto } };
};

export const nombreDeCircuito = ({ circuito }: Pick<FilaDeCupon, 'circuito'>): string =>
  LISTA_DE_CIRCUITOS.find(({ key }) => key === circuito)?.nombre ?? circuito;

const operacionImpresa = ({ medio, motivo, decision, ...operacion }: OperacionImpresa) => ({
  ...operacion,
  medio: nombreDeMedio(medio),
  detalle: destinoDePago({ motivo, decision }),
  deshecha: decision === 'deshecho',
});

const enlaceDeRecibo = (publicUrl: string, codigo: string): string => `${publicUrl}/#/qr/recibo/${codigo}`;

/** The receipt of a payment of one's own. Throws 404. */
export const imprimirComprobante = async (
  db: Db,
  id: number,
  personaId: number,
  { ahora, publicUrl }: { ahora: Date; publicUrl: string },
): Promise<Uint8Array> => {
  const recibo = await findReciboPropio(db, id, personaId);
  if (!recibo) throw errorNoEncontrado();
  const cupon = await leerFilaDeCupon(db, recibo.orden_id, personaId);
  const operacion = (await findOperaciones(db, cupon.id)).find((o) => o.id === recibo.operacion_id);
  if (!operacion) throw new Error(`El recibo ${recibo.numero} no tiene su operación`);
  return renderRecibo({
    ...recibo,
    ahora,
    enlace: enlaceDeRecibo(publicUrl, recibo.codigo),
    colegio: await leerEmisor(db, personaId, 'recibo', diaDelColegio(ahora), recibo.creado_en),
    pagador: await findPagador(db, cupon.id, recibo.creado_en),
    operacion: operacionImpresa(operacion),
    cupon: { ...cupon, circuito: nombreDeCircuito(cupon), legajo: cupon.legajo?.numero_legajo ?? null },
  });
};
