import { z } from 'zod';
import { zFecha, zIdParams, zImporte, zImporteSalida } from '../../primitives/primitives.ts';
import { zRenglon, zTexto } from '../../primitives/texto.ts';
import { defineRutas } from '../../route/route.ts';

const LARGO_DE_MOTIVO = 500;
const LARGO_DE_CLAVE = 40;
/** More at once are told in two acts. */
const DIAS_POR_VEZ = 200;

const zCobrador = z.object({ clave: z.string(), nombre: z.string() });

const zDepositoDeCobrador = z.object({
  renglon_id: z.number(),
  rendicion_id: z.number(),
  banco: z.string(),
  nombre_del_banco: z.string(),
  dia: zFecha,
  importe: zImporteSalida,
  detalle: z.string(),
});

/**
 * `esperado`: nothing arrived yet. `no_llego`: the banks' files go past its days. `por_aceptar`: it arrived, and the ledger does not know.
 */
const ESTADOS_DE_ACREDITACION = ['esperado', 'no_llego', 'por_aceptar', 'aceptado'] as const;

const zDiaDeCobrador = z.object({
  cobrador: zCobrador,
  /** The one on which what was collected was to reach the bank. */
  dia: zFecha,
  estado: z.enum(ESTADOS_DE_ACREDITACION),
  cobrado: zImporteSalida,
  depositado: zImporteSalida.nullable(),
  /** What it kept: what was collected less what arrived. */
  comision: zImporteSalida.nullable(),
  /** Null where of some of it nothing was agreed: of what it kept nothing is told. */
  acordada: zImporteSalida.nullable(),
  /** What it kept over what was agreed; negative when it kept less; null too where nothing was agreed. */
  de_mas: zImporteSalida.nullable(),
  /** Lines of its file whose payment is not here. */
  sin_anotar: z.number(),
  depositos: z.array(zDepositoDeCobrador),
  acreditacion: z.object({ id: z.number(), quien: z.string(), cuando: z.iso.datetime() }).nullable(),
});
export type DiaDeCobrador = z.output<typeof zDiaDeCobrador>;

const zDepositoSuelto = zDepositoDeCobrador.extend({ cobrador: zCobrador });
export type DepositoSuelto = z.output<typeof zDepositoSuelto>;

/** `de_referencia`: nobody has said by what norm (S-1193). `desde`: since when it is that. */
export const zAcordadoConCobrador = z.object({ por_ciento: z.string(), desde: zFecha, de_referencia: z.boolean() });
export type AcordadoConCobrador = z.output<typeof zAcordadoConCobrador>;

const zDepositosDeCobradores = z.object({
  desde: zFecha,
  hasta: zFecha,
  cobradores: z.array(
    zCobrador.extend({
      /** Without one, what it collected is only known here. */
      con_archivo: z.boolean(),
      /** What was agreed that it keeps, in force at the end of the period; null where nothing was. */
      acordado: zAcordadoConCobrador.nullable(),
      /** In how many business days it deposits, and how many more it is waited for, at the end of the period. */
      deposita: z.object({
        ...{ dias_habiles: z.number(), tolerancia: z.number(), de_referencia: z.boolean() },
        /** Since when the college works with it no more; null while it does. */
        no_se_usa_desde: zFecha.nullable(),
      }),
    }),
  ),
  dias: z.array(zDiaDeCobrador),
  /** What arrived as a collector's and is of no day that it collected. */
  sueltos: z.array(zDepositoSuelto),
});
export type DepositosDeCobradores = z.output<typeof zDepositosDeCobradores>;

const zDiaPorAceptar = z.object({
  cobrador: zRenglon(LARGO_DE_CLAVE),
  dia: zFecha,
  /** What was seen: if there is something else by now, it is not accepted. */
  cobrado: zImporte,
  depositado: zImporte,
});

export const rutasDeAcreditaciones = defineRutas({
  depositosDeCobradores: {
    method: 'GET',
    path: '/colegio/acreditaciones',
    acceso: 'libro.ver',
    resumen: 'De cada cobrador y día: lo cobrado, lo que llegó al banco, lo que se quedó y lo que se había acordado',
    query: z.object({
      cobrador: zRenglon(LARGO_DE_CLAVE).optional(),
      desde: zFecha.optional(),
      hasta: zFecha.optional(),
    }),
    response: zDepositosDeCobradores,
  },
  aceptarDepositos: {
    method: 'POST',
    path: '/colegio/acreditaciones',
    acceso: 'rendiciones.hacer',
    resumen: 'Acepta lo depositado de uno o varios días: pasa al banco en el libro, y lo que se quedó es su comisión',
    body: z.object({ dias: z.array(zDiaPorAceptar).min(1).max(DIAS_POR_VEZ) }),
    response: z.object({ message: z.string(), ids: z.array(z.number()) }),
    status: 201,
    idempotente: true,
  },
  deshacerAcreditacion: {
    method: 'POST',
    path: '/colegio/acreditaciones/:id/deshacer',
    acceso: 'rendiciones.hacer',
    resumen: 'Deshace lo aceptado de un día, con su motivo: otro asiento lo vuelve atrás, y se puede aceptar de nuevo',
    params: zIdParams,
    body: z.object({ motivo: zTexto(LARGO_DE_MOTIVO) }),
    response: z.object({ message: z.string() }),
    status: 201,
    idempotente: true,
  },
});
