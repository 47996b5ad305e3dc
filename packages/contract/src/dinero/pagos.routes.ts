import { MEDIOS_EN_LINEA, type MedioEnLinea, PASARELAS } from '@colega/domain/dinero';
import { z } from 'zod';
import { zIdParams } from '../primitives/primitives.ts';
import { defineRutas, type Ruta } from '../route/route.ts';
import {
  zAvisoParams,
  zCuponCambiado,
  zEleccionDeMedio,
  zIntencion,
  zMediosHabilitados,
  zPedidoDePago,
  zResultadoDePago,
  zRetornoDeSiro,
  zRetornoParams,
} from './pagos.schemas.ts';

export const rutasDePagos = defineRutas({
  mediosHabilitados: {
    method: 'GET',
    path: '/medios_pagos/habilitados',
    acceso: 'sesion',
    resumen: 'Los medios de pago, y los de cada circuito',
    response: zMediosHabilitados,
  },
  elegirMedio: {
    method: 'POST',
    path: '/orden_pagos/:id/medio_pago',
    acceso: 'sesion',
    resumen: 'Anota con qué medio se va a pagar un cupón pendiente',
    params: zIdParams,
    body: zEleccionDeMedio,
    response: zCuponCambiado,
    idempotente: true,
  },
  altaDeDeuda: {
    method: 'POST',
    path: '/red_link/alta_deuda',
    acceso: 'sesion',
    resumen: 'Envía un cupón a la red de códigos de pago',
    body: zPedidoDePago,
    response: zCuponCambiado,
    idempotente: true,
  },
  resultadoDeSiro: {
    method: 'POST',
    path: '/siro/resultado',
    acceso: 'sesion',
    resumen: 'Cómo terminó un pago, preguntado a SIRO con lo que trajo su retorno',
    body: zRetornoDeSiro,
    response: zResultadoDePago,
  },
  consultarPago: {
    method: 'POST',
    path: '/orden_pagos/:id/consultar_pago',
    acceso: 'sesion',
    resumen: 'Cómo va el pago de un cupón, preguntado a sus proveedores',
    params: zIdParams,
    response: zResultadoDePago,
  },
  avisoDePago: {
    method: 'POST',
    path: '/avisos_pagos/:medio/:referencia',
    acceso: 'publica',
    resumen: 'Aviso de un proveedor: no se le cree, se le pregunta',
    params: zAvisoParams,
    body: z.unknown(),
    response: z.object({ message: z.string() }),
  },
  retornoDePago: {
    method: 'GET',
    path: '/retornos_pagos/:medio/:referencia/:tipo',
    acceso: 'publica',
    resumen: 'Donde el proveedor devuelve al pagador: pregunta cómo terminó y lo lleva a su pantalla',
    params: zRetornoParams,
    query: z.looseObject({}),
    response: { redireccion: true },
  },
});

const aperturaDe = ({ camino, proveedor }: (typeof PASARELAS)[MedioEnLinea]) =>
  ({
    method: 'POST',
    path: `/${camino}/new_intencion`,
    acceso: 'sesion',
    resumen: `Abre el pago de un cupón en ${proveedor}`,
    body: zPedidoDePago,
    response: zIntencion,
    idempotente: true,
  }) as const satisfies Ruta;

export const rutasDeIntencion = defineRutas(
  Object.fromEntries(MEDIOS_EN_LINEA.map((medio) => [medio, aperturaDe(PASARELAS[medio])])) as Record<
    MedioEnLinea,
    ReturnType<typeof aperturaDe>
  >,
);
