import { MOTIVOS_SIN_ENSAYAR, TRAMOS_DE_VARIACION } from '@colega/domain/honorarios';
import { z } from 'zod';
import { zId } from '../primitives/primitives.ts';
import { zCalculoHonorario } from './honorarios.schemas.ts';

const zSumaDeEnsayo = z.object({
  contratos: z.number(),
  antes: z.string(),
  ahora: z.string(),
  diferencia: z.string(),
  /** Null of nothing. */
  porcentaje: z.string().nullable(),
});
const zParteDeEnsayo = zSumaDeEnsayo.extend({ nombre: z.string() });
export type ParteDeEnsayo = z.output<typeof zParteDeEnsayo>;

const zElQueCambia = z.object({
  detalle_id: z.number(),
  numero_legajo: z.number(),
  tipo_contrato: z.string(),
  fecha: z.string(),
  rubro: z.string(),
  antes: z.string(),
  ahora: z.string(),
  diferencia: z.string(),
  /** Null of one that paid nothing. */
  porcentaje: z.string().nullable(),
});
export type ElQueCambia = z.output<typeof zElQueCambia>;

/** What it found: every sum is that of its lines, to the centavo. */
const zResultadoDeEnsayo = z.object({
  contratos: z.number(),
  comparados: zSumaDeEnsayo,
  /** Of them, how many came from a former system. */
  importados: z.number().default(0),
  suben: z.number(),
  bajan: z.number(),
  iguales: z.number(),
  /** They agreed on more than both minimums: theirs stays. */
  alcanza: zSumaDeEnsayo,
  sin_ensayar: z.array(z.object({ motivo: z.enum(MOTIVOS_SIN_ENSAYAR), contratos: z.number() })),
  /** All of them, in order; S-982 says where each begins. */
  tramos: z.array(z.object({ tramo: z.enum(TRAMOS_DE_VARIACION), contratos: z.number() })),
  rubros: z.array(zParteDeEnsayo),
  /** A task, or a rate: a contract counts in each of its own. */
  partes: z.array(zParteDeEnsayo).default([]),
  /** At most twenty, the first the one that changes most. */
  mayores: z.array(zElQueCambia),
});
export type ResultadoDeEnsayo = z.output<typeof zResultadoDeEnsayo>;

export const ESTADOS_DE_ENSAYO = ['pendiente', 'corriendo', 'terminado', 'cancelado', 'fallido'] as const;
const zArchivoDeEnsayo = z.object({
  formato: z.enum(['csv', 'xlsx']),
  estado: z.enum(['en_cola', 'listo', 'fallido']),
});

export const COSAS_QUE_SE_ENSAYAN = ['arancel', 'tasas'] as const;
export type CosaQueSeEnsaya = (typeof COSAS_QUE_SE_ENSAYAN)[number];

export const zEnsayo = z.object({
  id: z.number(),
  /** What there was to try, before there was more than one. */
  de: z.enum(COSAS_QUE_SE_ENSAYAN).default('arancel'),
  estado: z.enum(ESTADOS_DE_ENSAYO),
  version: z.number(),
  /** The draft is still that one. */
  de_esta_version: z.boolean(),
  desde: z.string(),
  hasta: z.string(),
  /** Null until they are counted. */
  total: z.number().nullable(),
  hechos: z.number(),
  pedido_por: z.string(),
  creado_en: z.string(),
  terminado_en: z.string().nullable(),
  cancelado_por: z.string().nullable(),
  /** Nobody has gone on with it for a while. */
  quieto: z.boolean(),
  resultado: zResultadoDeEnsayo.nullable(),
  archivos: z.array(zArchivoDeEnsayo),
});
export type Ensayo = z.output<typeof zEnsayo>;

export const zUltimoEnsayo = z.object({ ensayo: zEnsayo.nullable() });

export const zParamsDeExplicado = z.object({ id: zId, detalle_id: zId });
const zHonorarioExplicado = zCalculoHonorario.omit({
  ...{ id: true, honorario_convenido: true, monto: true, tareas: true, documentacion: true },
});
const zCuentaExplicada = z.object({ importe: z.string(), pasos: zHonorarioExplicado.shape.pasos });
/** By what was tried. */
export const zExplicadoDeEnsayo = z.discriminatedUnion('de', [
  z.object({ de: z.literal('arancel').default('arancel'), antes: zHonorarioExplicado, ahora: zHonorarioExplicado }),
  z.object({ de: z.literal('tasas'), antes: zCuentaExplicada, ahora: zCuentaExplicada }),
]);
export type ExplicadoDeEnsayo = z.output<typeof zExplicadoDeEnsayo>;

export const zFormatoDeEnsayo = z.object({ formato: z.enum(['csv', 'xlsx']) });
