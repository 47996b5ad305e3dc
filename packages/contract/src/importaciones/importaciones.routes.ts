import { z } from 'zod';
import { zEntero, zIdParams, zLista, zMensaje } from '../primitives/primitives.ts';
import { defineRutas } from '../route/route.ts';
import {
  zColumnasElegidas,
  zImportacion,
  zImportacionDeLista,
  zPedidoDeAceptar,
  zPedidoDeEnsayo,
  zPedidoDeInvitar,
} from './importaciones.schemas.ts';

/** 75,000 rows of a workbook are a tenth of this. */
export const TAMANIO_MAXIMO_DE_PLANILLA_BYTES = 40 * 1024 * 1024;

const BASE = '/colegio/importaciones';
const ARCHIVO = { campo: 'file', maximo: TAMANIO_MAXIMO_DE_PLANILLA_BYTES, alPasarse: 'planilla_muy_grande' } as const;
const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
const POR_ID = { acceso: 'importaciones.importar', params: zIdParams } as const;

export const rutasDeImportaciones = defineRutas({
  importaciones: {
    method: 'GET',
    path: BASE,
    acceso: 'importaciones.importar',
    resumen: 'Las importaciones, la última primero',
    query: z.object({ page: zEntero(1, 100_000).default(1), limit: zEntero(1, 100).default(10) }),
    response: zLista(zImportacionDeLista),
  },
  subirImportacion: {
    method: 'POST',
    path: BASE,
    acceso: 'importaciones.importar',
    resumen: 'Empieza una importación con un archivo XLSX o CSV: dice de qué es cada hoja y cada columna',
    archivo: ARCHIVO,
    response: zImportacion,
    status: 201,
  },
  modeloDeImportacion: {
    method: 'GET',
    path: '/colegio/modelo_de_importacion',
    acceso: 'importaciones.importar',
    resumen: 'Una planilla vacía con cada hoja y cada columna que se puede importar',
    response: { binario: XLSX, archivo: 'modelo-de-importacion.xlsx' },
  },
  ejemploDeImportacion: {
    method: 'GET',
    path: '/colegio/ejemplo_de_importacion',
    acceso: 'importaciones.importar',
    resumen: 'Una planilla de un colegio inventado, con una hoja de cada cosa, para ver cómo se importa',
    response: { binario: XLSX, archivo: 'ejemplo-de-importacion.xlsx' },
  },
  importacion: {
    ...POR_ID,
    method: 'GET',
    path: `${BASE}/:id`,
    resumen: 'Una importación: por dónde va, sus columnas y lo que encontró su ensayo',
    response: zImportacion,
    conVersion: true,
  },
  agregarArchivo: {
    ...POR_ID,
    method: 'POST',
    path: `${BASE}/:id/archivos`,
    resumen: 'Agrega otro archivo a una importación que no se aceptó',
    archivo: ARCHIVO,
    response: zImportacion,
    status: 201,
  },
  elegirColumnas: {
    ...POR_ID,
    method: 'PUT',
    path: `${BASE}/:id/columnas`,
    resumen: 'Corrige de qué es cada hoja y dónde está cada dato',
    body: zColumnasElegidas,
    response: zImportacion,
    conVersion: true,
  },
  ensayarImportacion: {
    ...POR_ID,
    method: 'POST',
    path: `${BASE}/:id/ensayar`,
    resumen: 'La ensaya de fondo: dice fila por fila qué se crearía, qué cambiaría y qué se rechaza, sin escribir nada',
    body: zPedidoDeEnsayo,
    response: zImportacion,
    conVersion: true,
  },
  informeDeImportacion: {
    ...POR_ID,
    method: 'GET',
    path: `${BASE}/:id/informe`,
    resumen: 'Las mismas hojas con el resultado de cada fila y su motivo adelante, para corregir y volver a subir',
    response: { binario: XLSX, archivo: 'importacion-:id.xlsx' },
  },
  aceptarImportacion: {
    ...POR_ID,
    method: 'POST',
    path: `${BASE}/:id/aceptar`,
    resumen: 'Escribe lo que se ensayó, todo o nada; si la base cambió desde entonces, hay que ensayar de nuevo',
    body: zPedidoDeAceptar,
    response: zImportacion,
    conVersion: true,
    idempotente: true,
  },
  descartarImportacion: {
    ...POR_ID,
    method: 'POST',
    path: `${BASE}/:id/descartar`,
    resumen: 'La deja de lado y borra sus archivos',
    response: zImportacion,
    conVersion: true,
  },
  invitarImportados: {
    ...POR_ID,
    method: 'POST',
    path: `${BASE}/:id/invitar`,
    resumen: 'Manda por carta el enlace para elegir contraseña a una tanda de quienes entraron con ella',
    body: zPedidoDeInvitar,
    response: zMensaje.extend({ por_invitar: z.number() }),
    idempotente: true,
  },
});
