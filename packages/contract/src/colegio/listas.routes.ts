import { z } from 'zod';
import { zIdParams } from '../primitives/primitives.ts';
import { defineRutas } from '../route/route.ts';
import {
  zClaveDeLista,
  zDeQueLista,
  zEfectosDeLista,
  zListaDelColegio,
  zListaHecha,
  zListaPropuesta,
  zListasDelColegio,
  zMotivoDeLista,
  zPlanillaDeLista,
  zVersionConFilas,
} from './listas.schemas.ts';

const LISTAS = '/colegio/listas';
const VERSION = `${LISTAS}/versiones/:id` as const;
/** Apart: no list is called as a path of these. */
const PLANILLA = '/colegio/planilla_de_lista/:lista';
const zDeLista = z.object({ lista: zClaveDeLista });
const CSV = 'text/csv; charset=utf-8';
const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
export const TAMANIO_MAXIMO_DE_PLANILLA_DE_LISTA_BYTES = 2 * 1024 * 1024;

export const rutasDeListas = defineRutas({
  listas: {
    method: 'GET',
    path: LISTAS,
    acceso: 'aranceles.ver',
    resumen: 'Las listas del Colegio: qué rige de cada una, qué viene y qué se está preparando',
    response: zListasDelColegio,
  },
  lista: {
    method: 'GET',
    path: `${LISTAS}/:lista`,
    acceso: 'aranceles.ver',
    resumen: 'Una lista: la que rige, las que vienen, la que se prepara y su historia',
    params: zDeLista,
    response: zListaDelColegio,
  },
  prepararLista: {
    method: 'POST',
    path: `${LISTAS}/:lista`,
    acceso: 'aranceles.preparar',
    resumen: 'Prepara otra versión de una lista. Hay una en preparación por vez',
    params: zDeLista,
    body: zListaPropuesta,
    idempotente: true,
    response: zListaHecha,
    status: 201,
  },
  listaEnCsv: {
    method: 'GET',
    path: `${PLANILLA}/csv`,
    acceso: 'aranceles.ver',
    resumen: 'La lista que rige, o la que se prepara, en CSV, para trabajarla afuera',
    params: zDeLista,
    query: zDeQueLista,
    response: { binario: CSV, archivo: 'lista.csv' },
  },
  listaEnXlsx: {
    method: 'GET',
    path: `${PLANILLA}/xlsx`,
    acceso: 'aranceles.ver',
    resumen: 'La lista que rige, o la que se prepara, en XLSX, para trabajarla afuera',
    params: zDeLista,
    query: zDeQueLista,
    response: { binario: XLSX, archivo: 'lista.xlsx' },
  },
  leerPlanillaDeLista: {
    method: 'POST',
    path: `${PLANILLA}/leer`,
    acceso: 'aranceles.preparar',
    resumen: 'Lee una lista de una planilla, XLSX o CSV, y dice qué iría en cada celda; no guarda nada',
    params: zDeLista,
    archivo: { campo: 'file', maximo: TAMANIO_MAXIMO_DE_PLANILLA_DE_LISTA_BYTES },
    response: zPlanillaDeLista,
  },
  versionDeLista: {
    method: 'GET',
    path: VERSION,
    acceso: 'aranceles.ver',
    resumen: 'Una versión de una lista, también de las de antes',
    params: zIdParams,
    conVersion: true,
    response: zVersionConFilas,
  },
  corregirLista: {
    method: 'PUT',
    path: VERSION,
    acceso: 'aranceles.preparar',
    resumen: 'Corrige la que se está preparando. Queda preparada por quien la corrige',
    params: zIdParams,
    body: zListaPropuesta,
    conVersion: true,
    response: zListaHecha,
  },
  efectosDeLista: {
    method: 'GET',
    path: `${VERSION}/efectos`,
    acceso: 'aranceles.ver',
    resumen: 'Qué cambia si se publica, cifra por cifra, y a cuántos toca',
    params: zIdParams,
    response: zEfectosDeLista,
  },
  publicarLista: {
    method: 'POST',
    path: `${VERSION}/publicar`,
    acceso: 'aranceles.publicar',
    resumen: 'Publica la que preparó otra persona',
    params: zIdParams,
    idempotente: true,
    conVersion: true,
    response: zListaHecha,
  },
  descartarLista: {
    method: 'POST',
    path: `${VERSION}/descartar`,
    acceso: 'aranceles.preparar',
    resumen: 'Deja de preparar una versión',
    params: zIdParams,
    body: zMotivoDeLista,
    conVersion: true,
    response: zListaHecha,
  },
  retirarLista: {
    method: 'POST',
    path: `${VERSION}/retirar`,
    acceso: 'aranceles.publicar',
    resumen: 'Retira una publicada antes de que empiece a regir',
    params: zIdParams,
    body: zMotivoDeLista,
    conVersion: true,
    response: zListaHecha,
  },
});
