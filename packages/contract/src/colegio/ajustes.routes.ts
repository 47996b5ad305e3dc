import { CLAVES_DE_PLAZO } from '@colega/domain/colegio';
import { z } from 'zod';
import { zIdParams } from '../primitives/primitives.ts';
import { zTexto } from '../primitives/texto.ts';
import { defineRutas } from '../route/route.ts';
import {
  TAMANIO_MAXIMO_DE_MARCA_BYTES,
  zAjusteHecho,
  zAjustesDelColegio,
  zBancoPorAgregar,
  zBancoPorCambiar,
  zCierreDeDistrito,
  zColoresDelColegio,
  zDistritoPorCambiar,
  zIdentidadDelColegio,
  zMuestraDeCarta,
  zOficinaPorDecir,
  zPartidosPorMover,
  zPlazoPorCambiar,
  zRubrosPorCambiar,
  zTextoPorCambiar,
  zUsoDeBanco,
} from './ajustes.schemas.ts';

const AJUSTES = '/colegio/ajustes';
const zDeOficina = z.object({ nombre: zTexto(60) });
const CAMBIO = { method: 'PUT', acceso: 'colegio.configurar', conVersion: true, response: zAjusteHecho } as const;

const AGREGADO = { method: 'POST', acceso: 'colegio.configurar', status: 201, response: zAjusteHecho } as const;

export const rutasDeAjustes = defineRutas({
  ajustes: {
    method: 'GET',
    path: AJUSTES,
    acceso: 'colegio.configurar',
    resumen: 'Lo que el Colegio dice de sí mismo: cada parte con su versión',
    response: zAjustesDelColegio,
  },
  cambiarIdentidad: {
    ...CAMBIO,
    path: `${AJUSTES}/identidad`,
    resumen: 'Cambia el nombre, el CUIT o el contacto del Colegio',
    body: zIdentidadDelColegio,
  },
  cambiarColores: {
    ...CAMBIO,
    path: `${AJUSTES}/colores`,
    resumen: 'Cambia el color de cada tema; null es el del programa. Uno que no se lee no se acepta',
    body: zColoresDelColegio,
  },
  cambiarMarca: {
    ...CAMBIO,
    method: 'POST',
    path: `${AJUSTES}/marca`,
    resumen: 'Carga la imagen de la marca, en JPG o PNG',
    archivo: { campo: 'file', maximo: TAMANIO_MAXIMO_DE_MARCA_BYTES },
  },
  quitarMarca: {
    ...CAMBIO,
    method: 'DELETE',
    path: `${AJUSTES}/marca`,
    resumen: 'Vuelve a la marca del programa',
  },
  cambiarDistrito: {
    ...CAMBIO,
    path: `${AJUSTES}/distritos/:id`,
    resumen: 'Cambia el nombre de un distrito',
    params: zIdParams,
    body: zDistritoPorCambiar,
  },
  crearDistrito: {
    ...AGREGADO,
    path: `${AJUSTES}/distritos`,
    resumen: 'Agrega un distrito, sin partidos',
    body: zDistritoPorCambiar,
  },
  cambiarCierreDeDistrito: {
    ...CAMBIO,
    path: `${AJUSTES}/distritos/:id/cierre`,
    resumen: 'Cierra un distrito sin nada en curso, y pasa sus partidos a otro; o lo vuelve a abrir',
    params: zIdParams,
    body: zCierreDeDistrito,
  },
  moverPartidos: {
    ...CAMBIO,
    path: `${AJUSTES}/distritos/:id/partidos`,
    resumen: 'Pasa partidos a un distrito, de los que sean; la versión es la de los partidos',
    params: zIdParams,
    body: zPartidosPorMover,
  },
  decirOficina: {
    ...AGREGADO,
    path: `${AJUSTES}/oficinas`,
    resumen: 'Agrega una oficina en la puesta en marcha, y rige en el acto; después se publican en su lista',
    body: zOficinaPorDecir,
  },
  cambiarOficina: {
    ...CAMBIO,
    path: `${AJUSTES}/oficinas/:nombre`,
    resumen: 'Cambia una oficina en la puesta en marcha',
    params: zDeOficina,
    body: zOficinaPorDecir,
  },
  quitarOficina: {
    ...CAMBIO,
    method: 'DELETE',
    path: `${AJUSTES}/oficinas/:nombre`,
    resumen: 'Quita una oficina en la puesta en marcha; queda al menos una',
    params: zDeOficina,
  },
  crearBanco: {
    ...AGREGADO,
    path: `${AJUSTES}/bancos`,
    resumen: 'Agrega un banco en el que el Colegio recibe y hace transferencias, con la cuenta que tiene en el libro',
    body: zBancoPorAgregar,
  },
  cambiarBanco: {
    ...CAMBIO,
    path: `${AJUSTES}/bancos/:id`,
    resumen:
      'Cambia el nombre, el CBU o las columnas de los extractos de un banco; lo que ya se leyó queda como se leyó',
    params: zIdParams,
    body: zBancoPorCambiar,
  },
  cambiarUsoDeBanco: {
    ...CAMBIO,
    path: `${AJUSTES}/bancos/:id/uso`,
    resumen: 'Deja de ofrecer un banco desde un día, con lo suyo como está; o lo vuelve a ofrecer',
    params: zIdParams,
    body: zUsoDeBanco,
  },
  cambiarRubros: {
    ...CAMBIO,
    path: `${AJUSTES}/rubros`,
    resumen: 'Dice en qué rubros hay legajos nuevos; los que ya están siguen hasta el final',
    body: zRubrosPorCambiar,
  },
  cambiarPlazo: {
    ...CAMBIO,
    path: `${AJUSTES}/plazos/:plazo`,
    resumen: 'Dice un plazo nuevo, desde hoy o desde un día que viene; los de antes quedan',
    params: z.object({ plazo: z.enum(CLAVES_DE_PLAZO) }),
    body: zPlazoPorCambiar,
  },
  mostrarCarta: {
    method: 'POST',
    acceso: 'colegio.configurar',
    path: `${AJUSTES}/textos/:clave/muestra`,
    resumen: 'La carta que saldría con ese texto, con datos de ejemplo. No guarda nada',
    params: z.object({ clave: zTexto(80) }),
    body: zTextoPorCambiar,
    response: zMuestraDeCarta,
  },
  cambiarTexto: {
    ...CAMBIO,
    path: `${AJUSTES}/textos/:clave`,
    resumen: 'Cambia un texto de las cartas, de los papeles o del ingreso',
    params: z.object({ clave: zTexto(80) }),
    body: zTextoPorCambiar,
  },
});
