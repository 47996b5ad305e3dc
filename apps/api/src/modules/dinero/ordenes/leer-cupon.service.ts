import type { Cupon } from '@colega/contract/dinero';
import { estadoDelDia, estadoDelPago, restoDelDia, situacionDeCupon, type Vencimientos } from '@colega/domain/dinero';
import type { Fecha } from '@colega/domain/fechas';
import type { Db } from '../../../db/conectar.ts';
import { errorNoEncontrado } from '../../../http/error-http.ts';
import { type FilaDeCupon, findCuponPropio } from './cupon-leido.repository.ts';
import { destinoDePago } from './destino-de-pago.ts';

export type { FilaDeCupon } from './cupon-leido.repository.ts';

export const armarCupon = ({ items, operaciones, intenciones, legajo, ...fila }: FilaDeCupon, hoy: Fecha): Cupon => {
  const estado = estadoDelDia(fila, hoy);
  return {
    id: fila.id,
    numero_boleta: fila.numero_boleta,
    numero: fila.numero_boleta,
    monto_total: fila.monto_total,
    importe: fila.monto_total,
    monto_abonado: fila.abonado,
    monto_a_pagar: estado === 'pendiente' ? restoDelDia(fila, hoy) : null,
    estado: { nombre: estado },
    situacion: situacionDeCupon(fila, hoy),
    fecha: fila.fecha,
    vencimiento: fila.vencimiento,
    ultimo_vencimiento: fila.ultimo_vencimiento,
    vencimientos: vencimientosDe(fila),
    circuito: fila.circuito,
    preferencias_pagos: fila.preferencias.map((key) => ({ key })),
    enviado_red_link: fila.enviado_red_link,
    codigo_pago: fila.codigo_pago,
    referencia_pago: fila.referencia_pago,
    operaciones_pagos: operaciones.map(({ motivo, decision, en_pie: _, ...operacion }) => ({
      ...operacion,
      detalle: destinoDePago({ motivo, decision }),
    })),
    liquidaciones: [{ id: fila.id, items }],
    comprobante_id: operaciones.findLast((o) => o.en_pie && o.comprobante_id !== null)?.comprobante_id ?? null,
    legajo,
    motivo_cierre: fila.motivo_cierre,
    estado_pago: estadoDelPago(estado, {
      intenciones,
      entro_dinero: operaciones.some(({ decision }) => decision !== 'deshecho'),
    }),
  };
};

export const vencimientosDe = (v: Vencimientos): { fecha: Fecha; importe: string }[] => {
  const ultimo = { fecha: v.ultimo_vencimiento, importe: v.monto_con_recargo };
  return v.monto_con_recargo === v.monto_total ? [ultimo] : [{ fecha: v.vencimiento, importe: v.monto_total }, ultimo];
};

/** Throws 404. */
export const leerFilaDeCupon = async (db: Db, id: number, personaId: number): Promise<FilaDeCupon> => {
  const fila = await findCuponPropio(db, id, personaId);
  if (!fila) throw errorNoEncontrado();
  return fila;
};

export const leerCupon = async (db: Db, id: number, personaId: number, hoy: Fecha): Promise<Cupon> =>
  armarCupon(await leerFilaDeCupon(db, id, personaId), hoy);
