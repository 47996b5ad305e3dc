import { zIdParams } from '../primitives/primitives.ts';
import { defineRutas } from '../route/route.ts';
import { zLote, zPedidoDeLote } from './lotes.schemas.ts';

export const rutasDeLotes = defineRutas({
  pedirLote: {
    method: 'POST',
    path: '/lotes_documentos',
    acceso: 'sesion',
    resumen: 'Pide todos los certificados de un legajo, o los recibos de un filtro, en un solo archivo',
    body: zPedidoDeLote,
    response: zLote,
    status: 201,
    idempotente: true,
  },
  lote: {
    method: 'GET',
    path: '/lotes_documentos/:id',
    acceso: 'sesion',
    resumen: 'Cómo va un archivo pedido',
    params: zIdParams,
    response: zLote,
  },
  descargarLote: {
    method: 'GET',
    path: '/lotes_documentos/:id/descargar',
    acceso: 'sesion',
    resumen: 'El archivo pedido, una vez listo: un PDF por documento, en un ZIP',
    params: zIdParams,
    response: { binario: 'application/zip' },
  },
});
