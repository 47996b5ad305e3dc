import { z } from 'zod';
import { zIdParams } from '../primitives/primitives.ts';
import { defineRutas } from '../route/route.ts';
import {
  zAranceles,
  zArancelHecho,
  zCambiosDeArancel,
  zCeldasEscritas,
  zDatosDePreparacion,
  zDeTabla,
  zMotivoDeRetiro,
  zNormaPorPoner,
  zNuevaPreparacion,
  zPlanillaLeida,
  zPreparacion,
  zRenglonPorCambiar,
  zResolucionLeida,
} from './aranceles.schemas.ts';

const BASE = '/colegio/aranceles';
const UNA = `${BASE}/preparaciones/:id`;
const PUBLICADA = `${BASE}/resoluciones/:id`;
export const TAMANIO_MAXIMO_DE_PLANILLA_BYTES = 5 * 1024 * 1024;

const CAMBIO = { acceso: 'aranceles.preparar', params: zIdParams, conVersion: true, response: zPreparacion } as const;
const CSV = 'text/csv; charset=utf-8';
const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

export const rutasDeAranceles = defineRutas({
  aranceles: {
    method: 'GET',
    path: BASE,
    acceso: 'aranceles.ver',
    resumen: 'Las resoluciones publicadas, con su vigencia, y las que se están preparando',
    response: zAranceles,
  },
  resolucionDelColegio: {
    method: 'GET',
    path: PUBLICADA,
    acceso: 'aranceles.ver',
    resumen: 'Una resolución publicada, tabla por tabla, con la norma y la vigencia de cada cifra',
    params: zIdParams,
    response: zResolucionLeida,
  },
  planillaDeResolucionEnCsv: {
    method: 'GET',
    path: `${PUBLICADA}/planilla/csv`,
    acceso: 'aranceles.ver',
    resumen: 'Una tabla de una resolución publicada, en CSV',
    params: zIdParams,
    query: zDeTabla,
    response: { binario: CSV, archivo: 'arancel.csv' },
  },
  planillaDeResolucionEnXlsx: {
    method: 'GET',
    path: `${PUBLICADA}/planilla/xlsx`,
    acceso: 'aranceles.ver',
    resumen: 'Una tabla de una resolución publicada, en XLSX',
    params: zIdParams,
    query: zDeTabla,
    response: { binario: XLSX, archivo: 'arancel.xlsx' },
  },
  retirarResolucion: {
    method: 'POST',
    path: `${PUBLICADA}/retirar`,
    acceso: 'aranceles.publicar',
    resumen: 'Retira una resolución antes de su día: sigue rigiendo la anterior, y se les avisa a quienes se les avisó',
    params: zIdParams,
    body: zMotivoDeRetiro,
    response: zArancelHecho,
    idempotente: true,
  },
  quitarDelPrograma: {
    method: 'POST',
    path: `${BASE}/quitar_del_programa`,
    acceso: 'aranceles.publicar',
    resumen: 'Quita las tarifas que vinieron con el programa, de otro Colegio, mientras no se calculó nada con ellas',
    response: z.object({ message: z.string() }),
    idempotente: true,
  },
  prepararArancel: {
    method: 'POST',
    path: `${BASE}/preparaciones`,
    acceso: 'aranceles.preparar',
    resumen: 'Empieza una resolución nueva, con las cifras de otra o sin ninguna',
    body: zNuevaPreparacion,
    response: z.object({ id: z.number(), version: z.number() }),
    status: 201,
    idempotente: true,
  },
  preparacion: {
    method: 'GET',
    path: UNA,
    acceso: 'aranceles.ver',
    resumen: 'Una resolución en preparación, tabla por tabla, con lo que falta para publicarla junto a cada cifra',
    params: zIdParams,
    conVersion: true,
    response: zPreparacion,
  },
  escribirCeldas: {
    ...CAMBIO,
    method: 'PUT',
    path: `${UNA}/celdas`,
    resumen:
      'Guarda lo escrito en celdas, y las normas que vienen con ellas; lo que no se entiende queda con el motivo',
    body: zCeldasEscritas,
  },
  cambiarDatosDePreparacion: {
    ...CAMBIO,
    method: 'PUT',
    path: `${UNA}/datos`,
    resumen: 'Cambia el nombre de la resolución en preparación, o el día desde el que va a regir',
    body: zDatosDePreparacion,
  },
  ponerNorma: {
    ...CAMBIO,
    method: 'PUT',
    path: `${UNA}/normas`,
    resumen: 'Dice de qué norma y de qué artículo salen unas cifras',
    body: zNormaPorPoner,
  },
  cambiarRenglon: {
    ...CAMBIO,
    method: 'PUT',
    path: `${UNA}/renglones`,
    resumen: 'Agrega un tramo antes de otro, o lo quita',
    body: zRenglonPorCambiar,
  },
  ponerAlDia: {
    ...CAMBIO,
    method: 'POST',
    path: `${UNA}/poner_al_dia`,
    resumen: 'Toma como base la última publicada: lo que se cambió a mano queda, y lo demás es lo nuevo',
  },
  descartarPreparacion: {
    ...CAMBIO,
    method: 'POST',
    path: `${UNA}/descartar`,
    resumen: 'Termina una resolución en preparación sin publicarla; queda para consultarla',
  },
  leerPlanilla: {
    method: 'POST',
    path: `${UNA}/leer_planilla`,
    acceso: 'aranceles.preparar',
    resumen: 'Lee una tabla de una planilla, XLSX o CSV, y dice qué iría en cada celda; no guarda nada',
    params: zIdParams,
    query: zDeTabla,
    archivo: { campo: 'file', maximo: TAMANIO_MAXIMO_DE_PLANILLA_BYTES },
    response: zPlanillaLeida,
  },
  planillaEnCsv: {
    method: 'GET',
    path: `${UNA}/planilla/csv`,
    acceso: 'aranceles.ver',
    resumen: 'Una tabla de una resolución en preparación, en CSV, para trabajarla afuera',
    params: zIdParams,
    query: zDeTabla,
    response: { binario: CSV, archivo: 'arancel.csv' },
  },
  planillaEnXlsx: {
    method: 'GET',
    path: `${UNA}/planilla/xlsx`,
    acceso: 'aranceles.ver',
    resumen: 'Una tabla de una resolución en preparación, en XLSX, para trabajarla afuera',
    params: zIdParams,
    query: zDeTabla,
    response: { binario: XLSX, archivo: 'arancel.xlsx' },
  },
  cambiosDePreparacion: {
    method: 'GET',
    path: `${UNA}/cambios`,
    acceso: 'aranceles.ver',
    resumen: 'Qué cambia con ella, cifra por cifra, contra la última publicada',
    params: zIdParams,
    response: zCambiosDeArancel,
  },
  publicarArancel: {
    method: 'POST',
    path: `${UNA}/publicar`,
    acceso: 'aranceles.publicar',
    resumen: 'La publica para siempre. La publica otra persona, con lo que leyó',
    params: zIdParams,
    conVersion: true,
    response: zArancelHecho.extend({ version: z.number() }),
    idempotente: true,
  },
});
