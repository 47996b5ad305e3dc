import { TIPOS_QUE_SE_EMITEN, type TipoDeCertificado, type TipoQueSeEmite } from '@colega/domain/certificados';
import { z } from 'zod';
import { zIdParams, zLista } from '../primitives/primitives.ts';
import { defineRutas } from '../route/route.ts';
import {
  zBusquedaDeCertificados,
  zCambioDeCertificado,
  zCertificado,
  zCertificadoDeLista,
  zCertificadoGuardado,
  zCertificadoLeido,
  zCertificadoMandado,
  zMandarCertificado,
  zPedidoDeAnexo,
  zPedidoDeCertificado,
  zQueryDeCertificados,
  zQueryDeTipos,
  zTipoDeCertificado,
} from './certificados.schemas.ts';

/** OPN-123: POST /certificados/{type}. */
const emision = <const T extends TipoDeCertificado>(type: T) =>
  ({
    method: 'POST',
    path: `/certificados/${type}`,
    acceso: 'Ejercicio',
    resumen: `Emite un certificado ${type} sobre un legajo`,
    body: zPedidoDeCertificado(type),
    response: zCertificadoGuardado,
    status: 201,
    idempotente: true,
    terminaBorrador: true,
  }) as const;

export const rutasDeCertificados = defineRutas({
  certificados: {
    method: 'GET',
    path: '/certificados',
    acceso: 'sesion',
    resumen: 'Los certificados propios: los de un legajo, los de un tipo, o los últimos vigentes',
    query: zQueryDeCertificados,
    response: zLista(zCertificado),
  },
  buscarCertificados: {
    method: 'GET',
    path: '/certificados/busqueda',
    acceso: 'sesion',
    resumen:
      'Los certificados propios de todos los legajos, los últimos primero: los que tienen un texto, de un tipo o de unas fechas',
    query: zBusquedaDeCertificados,
    response: zLista(zCertificadoDeLista),
  },
  tiposDeCertificado: {
    method: 'GET',
    path: '/tipos_certificados',
    acceso: 'sesion',
    resumen: 'Los tipos que se pueden emitir sobre un legajo, según su rubro',
    query: zQueryDeTipos,
    response: zLista(zTipoDeCertificado),
  },
  certificado: {
    method: 'GET',
    path: '/certificados/:id',
    acceso: 'sesion',
    resumen: 'Un certificado propio, con lo que se declaró',
    params: zIdParams,
    response: zCertificadoLeido,
  },
  guardarAnexo: {
    ...emision('anexa_in_situ'),
    resumen: 'Emite un anexo In situ, o corrige el que se nombra',
    body: zPedidoDeAnexo,
  },
  cambiarEstadoDeCertificado: {
    method: 'PUT',
    path: '/certificados/:id/cambiar_estado',
    acceso: 'Ejercicio',
    resumen: 'Anula un certificado',
    params: zIdParams,
    body: zCambioDeCertificado,
    response: z.object({ message: z.string() }),
    idempotente: true,
  },
  mandarCertificado: {
    method: 'POST',
    path: '/certificados/:id/mandar',
    acceso: 'sesion',
    resumen: 'Manda un certificado propio por correo, con su PDF',
    params: zIdParams,
    body: zMandarCertificado,
    response: zCertificadoMandado,
    idempotente: true,
  },
  imprimirCertificado: {
    method: 'GET',
    path: '/certificados/:id/imprimir',
    acceso: 'sesion',
    resumen: 'El certificado en PDF',
    params: zIdParams,
    response: { binario: 'application/pdf' },
  },
});

export const rutasDeEmision = defineRutas(
  Object.fromEntries(TIPOS_QUE_SE_EMITEN.map((type) => [type, emision(type)])) as Record<
    TipoQueSeEmite,
    ReturnType<typeof emision<TipoQueSeEmite>>
  >,
);
