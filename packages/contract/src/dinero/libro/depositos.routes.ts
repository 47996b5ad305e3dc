import { MEDIOS_DEL_CAJON } from '@colega/domain/dinero';
import { z } from 'zod';
import { zEntero, zFecha, zIdParams, zImporte, zImporteSalida, zLista } from '../../primitives/primitives.ts';
import { zRenglon, zTexto } from '../../primitives/texto.ts';
import { defineRutas } from '../../route/route.ts';
import { zBancosOfrecidos } from '../colegio/bancos.schemas.ts';

const LARGO_DE_NUMERO = 60;
const LARGO_DE_NOTA = 200;
const LARGO_DE_MOTIVO = 500;
const zMedioDelCajon = z.enum(MEDIOS_DEL_CAJON);

const zDeposito = z.object({
  id: z.number(),
  medio: zMedioDelCajon,
  nombre_del_medio: z.string(),
  banco: z.string(),
  nombre_del_banco: z.string(),
  /** What arrived; of cards, their processor kept `comision` of what was taken. */
  importe: zImporteSalida,
  comision: zImporteSalida,
  dia: zFecha,
  comprobante: z.string(),
  nota: z.string().nullable(),
  quien: z.string(),
  cuando: z.iso.datetime(),
  /** The file of its bank where it arrived; null while none has it. */
  rendicion: z.object({ id: z.number(), dia: zFecha, importe: zImporteSalida }).nullable(),
  deshecho: z.object({ motivo: z.string(), quien: z.string(), cuando: z.iso.datetime() }).nullable(),
});
export type DepositoDeCaja = z.output<typeof zDeposito>;

const zLoQueHay = z.object({
  /** What each thing that the till takes has, whoever took it. */
  medios: z.array(z.object({ medio: zMedioDelCajon, nombre: z.string(), hay: zImporteSalida })),
  bancos: zBancosOfrecidos,
});
export type LoQueHayPorDepositar = z.output<typeof zLoQueHay>;

export const rutasDeDepositos = defineRutas({
  depositos: {
    method: 'GET',
    path: '/colegio/depositos',
    acceso: 'libro.ver',
    resumen: 'Lo que se llevó de la caja al banco, lo último primero',
    query: z.object({ page: zEntero(1, 10_000).default(1), limit: zEntero(1, 100).default(10) }),
    response: zLista(zDeposito),
  },
  loQueHayPorDepositar: {
    method: 'GET',
    path: '/colegio/depositos/por_depositar',
    acceso: 'libro.ver',
    resumen: 'Lo que hay en efectivo, en cheques y en tarjetas, y los bancos a donde se lleva',
    response: zLoQueHay,
  },
  anotarDeposito: {
    method: 'POST',
    path: '/colegio/depositos',
    acceso: 'cierres.hacer',
    resumen:
      'Anota lo que se llevó de la caja al banco, y de las tarjetas lo que se quedó su procesador: nunca más de lo que hay',
    body: z.object({
      medio: zMedioDelCajon,
      banco: zRenglon(40),
      importe: zImporte,
      comision: zImporte.optional(),
      dia: zFecha,
      comprobante: zRenglon(LARGO_DE_NUMERO),
      nota: zTexto(LARGO_DE_NOTA).optional(),
    }),
    response: z.object({ message: z.string(), id: z.number() }),
    status: 201,
    idempotente: true,
  },
  deshacerDeposito: {
    method: 'POST',
    path: '/colegio/depositos/:id/deshacer',
    acceso: 'cierres.hacer',
    resumen: 'Deshace un depósito que no fue, con su motivo: lo que se había llevado vuelve a la caja',
    params: zIdParams,
    body: z.object({ motivo: zTexto(LARGO_DE_MOTIVO) }),
    response: z.object({ message: z.string() }),
    status: 201,
    idempotente: true,
  },
});
