import { z } from 'zod';
import { zIdParams } from '../primitives/primitives.ts';
import { defineRutas } from '../route/route.ts';
import {
  zClaveDeLista,
  zEfectosDeLista,
  zListaDelColegio,
  zListaHecha,
  zListaPropuesta,
  zListasDelColegio,
  zMotivoDeLista,
  zValoresEnVigor,
  zVersionConFilas,
} from './listas.schemas.ts';

const LISTAS = '/colegio/listas';
const VERSION = `${LISTAS}/versiones/:id` as const;
const zDeLista = z.object({ lista: zClaveDeLista });

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

/** Anybody reads what the college charges and counts by. */
export const rutasDeValores = defineRutas({
  valoresEnVigor: {
    method: 'GET',
    path: '/valores_en_vigor',
    acceso: 'publica',
    resumen: 'Tasas, cargos, plazos, feriados y textos que rigen hoy, cada uno con su norma y desde cuándo',
    seRepite: true,
    response: zValoresEnVigor,
  },
});
