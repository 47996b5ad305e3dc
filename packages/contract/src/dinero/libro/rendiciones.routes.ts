import { CLASES_DE_GASTO_DE_BANCO, TIPOS_DE_RENGLON } from '@colega/domain/dinero';
import { z } from 'zod';
import { zEntero, zFecha, zIdNumerico, zIdParams, zImporteSalida, zLista } from '../../primitives/primitives.ts';
import { zRenglon, zTexto } from '../../primitives/texto.ts';
import { defineRutas } from '../../route/route.ts';
import { zAcordadoConCobrador } from './acreditaciones.routes.ts';
import { DIFERENCIAS_DE_RENDICION } from './diferencias-de-rendicion.ts';

const ACCESO = 'libro.ver' as const;
/** More at once are told in two acts. */
const RENGLONES_POR_VEZ = 200;

const zOrigen = z.object({
  clave: z.string(),
  nombre: z.string(),
  /** What its file is: a text of fixed places, or a CSV or an XLSX whose columns are found by name. */
  archivo: z.enum(['texto', 'csv']),
  da_entrada: z.boolean(),
  /** Line by line, and not all at once: its file has the college's own deposits too. */
  de_a_uno: z.boolean(),
  /** Nobody has confirmed the places of its file yet. */
  supuesto: z.boolean(),
  /** The college works with it, or did lately: of one that it does not, an old coupon may still be paid. */
  se_usa: z.boolean(),
  /** A file to try with, where there is one. */
  ejemplo: z.string().nullable(),
});
export type OrigenDeRendicion = z.output<typeof zOrigen>;

const zRendicion = z.object({
  id: z.number(),
  origen: zOrigen.pick({ clave: true, nombre: true, da_entrada: true, de_a_uno: true }),
  archivo: z.string(),
  desde: zFecha,
  hasta: zFecha,
  quien: z.string(),
  leida_en: z.iso.datetime(),
  renglones: z.number(),
  /** Lines that an earlier file already had: they count there. */
  repetidos: z.number(),
  emparejados: z.number(),
  /** Without those that were resolved. */
  diferencias: z.number(),
  resueltas: z.number(),
  cobrado: zImporteSalida,
  comisiones: zImporteSalida,
  /** It was read as another's: its lines count no more. */
  anulada: z.object({ motivo: z.string(), quien: z.string(), cuando: z.iso.datetime() }).nullable(),
});
export type Rendicion = z.output<typeof zRendicion>;

/** What of one day's deposits was said and what arrived: the collector's file says the first, the bank's, the second. */
const zDeposito = z.object({
  dia: zFecha,
  cobrado: zImporteSalida,
  comision: zImporteSalida,
  /** Null: no bank's file has it yet. */
  depositado: zImporteSalida.nullable(),
  /** What the collector kept and no file says: what was collected, less its fees, less what arrived. */
  diferencia: zImporteSalida.nullable(),
  /** What was agreed that it keeps of that day; null where nothing was. */
  acordada: zImporteSalida.nullable(),
  /** What it kept above what was agreed; negative when it kept less. */
  de_mas: zImporteSalida.nullable(),
  /** The bank told the days in which it had to arrive, and it is in none. */
  no_llego: z.boolean(),
});

const zRendicionEntera = zRendicion.extend({
  depositos: z.array(zDeposito),
  /** Of a collector's file: all that was agreed that it keeps on some of its days, oldest first; null where nothing was. */
  acordados: z.array(zAcordadoConCobrador.nullable()),
  por_diferencia: z.array(z.object({ diferencia: z.enum(DIFERENCIAS_DE_RENDICION), cantidad: z.number() })),
  /** How many lines could be entered as money that is not here. */
  por_dar_entrada: z.number(),
});
export type RendicionEntera = z.output<typeof zRendicionEntera>;

const zParecido = z.object({ tipo: z.enum(['operacion', 'cobro']), id: z.number(), externo: z.string(), dia: zFecha });
export type ParecidoARenglon = z.output<typeof zParecido>;

const zRenglonRendido = z.object({
  /** Of a payment that was not rendered there is no line. */
  renglon_id: z.number().nullable(),
  operacion_id: z.number().nullable(),
  cobranza_id: z.number().nullable(),
  /** What the till took to that bank. */
  deposito_id: z.number().nullable(),
  linea: z.number().nullable(),
  tipo: z.enum(TIPOS_DE_RENGLON),
  medio: z.string().nullable(),
  externo: z.string().nullable(),
  numero_boleta: z.string().nullable(),
  importe: zImporteSalida,
  comision: zImporteSalida,
  dia: zFecha,
  acreditacion: zFecha.nullable(),
  detalle: z.string(),
  /** Of a deposit: the name of the collector that made it. */
  deposita: z.string().nullable(),
  /** It was read as a deposit, nobody accepted it as that, and it may be what somebody paid. */
  puede_ser_cobro: z.boolean(),
  /** It is of nothing that is here, and may be what the bank keeps or pays. */
  puede_ser_gasto: z.boolean(),
  /** What the bank kept or paid, as it is in the ledger. */
  gasto: z
    .object({ id: z.number(), clase: z.enum(CLASES_DE_GASTO_DE_BANCO), quien: z.string(), cuando: z.iso.datetime() })
    .nullable(),
  diferencia: z.enum(DIFERENCIAS_DE_RENDICION).nullable(),
  /** What is here instead: the amount, the day and the coupon of its payment. */
  aca: z.object({ importe: zImporteSalida, dia: zFecha, numero_boleta: z.string().nullable() }).nullable(),
  /** Of one that is not here: a payment of the same account, amount and days that was told with another number. */
  parecido: zParecido.nullable(),
  /** Of what its collector undid: the payment that stands here of it, where it can be told which. */
  deshace: z
    .object({ operacion_id: z.number(), dia: zFecha, numero_boleta: z.string(), persona: z.string() })
    .nullable(),
  resuelta: z.object({ motivo: z.string(), quien: z.string(), cuando: z.iso.datetime() }).nullable(),
});
export type RenglonRendido = z.output<typeof zRenglonRendido>;

export const LISTAS_DE_RENDICION = ['diferencias', 'resueltas', 'todos'] as const;

export const rutasDeRendiciones = defineRutas({
  origenesDeRendicion: {
    method: 'GET',
    path: '/colegio/origenes_de_rendicion',
    acceso: ACCESO,
    resumen: 'De quién se leen rendiciones: los cobradores y los bancos del Colegio',
    response: z.object({ items: z.array(zOrigen) }),
  },
  rendiciones: {
    method: 'GET',
    path: '/colegio/rendiciones',
    acceso: ACCESO,
    resumen: 'Las rendiciones que se leyeron, la última primero',
    query: z.object({ page: zEntero(1, 10_000).default(1), limit: zEntero(1, 100).default(25) }),
    response: zLista(zRendicion),
  },
  leerRendicion: {
    method: 'POST',
    path: '/colegio/origenes_de_rendicion/:origen/rendiciones',
    acceso: 'rendiciones.hacer',
    resumen: 'Lee un archivo de un cobrador o de un banco y lo compara, renglón por renglón, con lo que está anotado',
    params: z.object({ origen: zRenglon(40) }),
    archivo: { campo: 'file', maximo: 12 * 1024 * 1024, alPasarse: 'archivo_grande' },
    response: z.object({ message: z.string(), id: z.number() }),
    status: 201,
  },
  rendicion: {
    method: 'GET',
    path: '/colegio/rendiciones/:id',
    acceso: ACCESO,
    resumen: 'Una rendición: lo cobrado, lo que se quedó el cobrador, lo que llegó al banco y lo que no coincide',
    params: zIdParams,
    response: zRendicionEntera,
  },
  renglonesDeRendicion: {
    method: 'GET',
    path: '/colegio/rendiciones/:id/renglones',
    acceso: ACCESO,
    resumen: 'Los renglones de una rendición, y los pagos que le faltan',
    params: zIdParams,
    query: z.object({
      que: z.enum(LISTAS_DE_RENDICION).default('diferencias'),
      diferencia: z.enum(DIFERENCIAS_DE_RENDICION).optional(),
      page: zEntero(1, 10_000).default(1),
      limit: zEntero(1, 100).default(50),
    }),
    response: zLista(zRenglonRendido),
  },
  emparejarRendicion: {
    method: 'POST',
    path: '/colegio/rendiciones/:id/emparejar',
    acceso: 'rendiciones.hacer',
    resumen: 'Busca otra vez el pago de cada renglón que no lo tiene',
    params: zIdParams,
    response: z.object({ message: z.string(), emparejados: z.number() }),
  },
  darEntrada: {
    method: 'POST',
    path: '/colegio/rendiciones/:id/dar_entrada',
    acceso: 'rendiciones.hacer',
    resumen: 'Anota el dinero de los renglones que no está: en su cupón, o sin identificar. De a tantos por llamada',
    params: zIdParams,
    body: z.object({
      /** Of a bank they are always chosen. */
      renglones: z.array(zIdNumerico).min(1).max(RENGLONES_POR_VEZ).optional(),
      /** The `sigue` of the call before. */
      despues_de: zIdNumerico.optional(),
      aunque_haya_parecido: z.boolean().optional(),
    }),
    /** `sigue`: null when there is none after. */
    response: z.object({ message: z.string(), hechos: z.number(), quedan: z.number(), sigue: z.number().nullable() }),
    idempotente: true,
  },
  confirmarPareja: {
    method: 'POST',
    path: '/colegio/rendiciones/:id/confirmar_pareja',
    acceso: 'rendiciones.hacer',
    resumen: 'Un renglón es el pago que se le parece, aunque digan números distintos',
    params: zIdParams,
    body: z.object({ renglon_id: zIdNumerico, tipo: zParecido.shape.tipo, cobrado_id: zIdNumerico }),
    response: z.object({ message: z.string() }),
    idempotente: true,
  },
  esUnCobro: {
    method: 'POST',
    path: '/colegio/rendiciones/:id/es_un_cobro',
    acceso: 'rendiciones.hacer',
    resumen:
      'Un renglón de un banco que se leyó como un depósito es lo que pagó alguien: se busca su pago, o se le da entrada',
    params: zIdParams,
    body: z.object({ renglon_id: zIdNumerico }),
    response: z.object({ message: z.string() }),
    idempotente: true,
  },
  deshacerComoElCobrador: {
    method: 'POST',
    path: '/colegio/rendiciones/:id/deshacer',
    acceso: 'rendiciones.hacer',
    resumen: 'Un renglón en el que el cobrador deshizo un pago que acá sigue en pie: se deshace también acá',
    params: zIdParams,
    /** The payment that was shown: another one is not undone. */
    body: z.object({ renglon_id: zIdNumerico, operacion_id: zIdNumerico }),
    response: z.object({ message: z.string() }),
    status: 201,
    idempotente: true,
  },
  anotarGastosDeBanco: {
    method: 'POST',
    path: '/colegio/rendiciones/:id/gastos',
    acceso: 'rendiciones.hacer',
    resumen:
      'Lo que un banco se quedó, o lo que pagó de intereses: cada renglón es un asiento del libro. Todos o ninguno',
    params: zIdParams,
    body: z.object({
      renglones: z.array(zIdNumerico).min(1).max(RENGLONES_POR_VEZ),
      clase: z.enum(CLASES_DE_GASTO_DE_BANCO),
    }),
    response: z.object({ message: z.string(), ids: z.array(z.number()) }),
    status: 201,
    idempotente: true,
  },
  deshacerGastoDeBanco: {
    method: 'POST',
    path: '/colegio/gastos_de_banco/:id/deshacer',
    acceso: 'rendiciones.hacer',
    resumen: 'Deshace lo que se dijo de un renglón de un banco, con su motivo: otro asiento lo vuelve atrás',
    params: zIdParams,
    body: z.object({ motivo: zTexto(500) }),
    response: z.object({ message: z.string() }),
    status: 201,
    idempotente: true,
  },
  ejemploDeRendicion: {
    method: 'GET',
    path: '/colegio/origenes_de_rendicion/:origen/ejemplo',
    acceso: ACCESO,
    resumen: 'Un archivo de ese cobrador o banco para probar, con pagos de los que están anotados',
    params: z.object({ origen: zRenglon(40) }),
    response: { binario: 'text/plain; charset=utf-8', archivo: 'ejemplo_:origen.txt' },
  },
  anularRendicion: {
    method: 'POST',
    path: '/colegio/rendiciones/:id/anular',
    acceso: 'rendiciones.hacer',
    resumen: 'Anula una rendición de la que no entró nada, con su motivo: el archivo se puede leer otra vez',
    params: zIdParams,
    body: z.object({ motivo: zTexto(500) }),
    response: z.object({ message: z.string() }),
    idempotente: true,
  },
  resolverDiferencia: {
    method: 'POST',
    path: '/colegio/rendiciones/:id/resolver',
    acceso: 'rendiciones.hacer',
    resumen: 'Da por vista una diferencia, con su motivo',
    params: zIdParams,
    body: z.object({
      renglon_id: zIdNumerico.optional(),
      operacion_id: zIdNumerico.optional(),
      motivo: zTexto(500),
    }),
    response: z.object({ message: z.string() }),
    status: 201,
    idempotente: true,
  },
});
