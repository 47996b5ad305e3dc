import { armarTextos, TIPOS_DE_CALCULO, TIPOS_DE_CONTRATO, TODOS_LOS_TEXTOS } from '@colega/domain/legajos';
import { z } from 'zod';
import { zFecha, zIdNumerico, zImporte } from '../primitives/primitives.ts';
import { zRenglon, zTexto } from '../primitives/texto.ts';

/** Absent or null is empty. The domain judges the lengths, with its messages. */
const zParrafos = zTexto(4000)
  .nullish()
  .transform((v) => v?.trim() ?? '');

const zUnaLinea = zRenglon(4000)
  .nullish()
  .transform((v) => v ?? '');

const zDomicilioEntrada = z.object({ calle: zUnaLinea, numero: zUnaLinea, localidad_id: zIdNumerico.nullish() });

/** AUT-108. An absent `domicilio_legal` is the same as the real one. */
export const zComitenteEntrada = z.object({
  cuit: zTexto(20),
  apellido_nombre: zUnaLinea,
  apellido: zUnaLinea,
  nombre: zUnaLinea,
  firmante: zUnaLinea,
  cargo: zUnaLinea,
  locador: z.boolean().default(false),
  fisico: z.boolean().optional(),
  /** S-930: stored as it came while the registry does not answer. Without it, such a client is refused (AUT-058). */
  acepta_provisorio: z.boolean().default(false),
  domicilio_real: zDomicilioEntrada.nullish(),
  domicilio_legal: zDomicilioEntrada.nullish(),
});
export type ComitenteEntrada = z.input<typeof zComitenteEntrada>;

/** AUT-109. Empty optional fields are absent (AUT-110); the coordinates come together or not at all (AUT-111). */
export const zInmuebleEntrada = z.object({
  ...armarTextos(TODOS_LOS_TEXTOS, () => zUnaLinea),
  /** AUT-109: to an integer, the server gives back the zeros that it lost. */
  partida: z.union([z.number().int().nonnegative(), zTexto(20)]).nullish(),
  localidad_id: zIdNumerico.nullish(),
  partido: zTexto(10).nullish(),
  latitud: zUnaLinea,
  longitud: zUnaLinea,
});
export type InmuebleEntrada = z.input<typeof zInmuebleEntrada>;

/** AUT-106, OPN-049. */
export const zDetalleEntrada = z.object({
  tipo_calculo: z.enum(TIPOS_DE_CALCULO),
  fecha: zFecha,
  vencimiento: zFecha,
  monto: zImporte,
  monto_diferenciado: z.literal(0).default(0),
  tareas: z
    .array(
      z.object({
        monto: zImporte,
        cep_calculo_diferenciado: z.literal(false).default(false),
        tarea: z.object({ id: zIdNumerico }),
      }),
    )
    .max(100),
  calculo_honorario_id: zIdNumerico.nullish(),
  resolucion_id: zIdNumerico.nullish(),
  tribunal_actuante: zParrafos,
  forma_de_pago: zParrafos,
  clausula_condicion: zParrafos,
  destino_tarea: zParrafos,
  observaciones: zParrafos,
});
export type DetalleEntrada = z.input<typeof zDetalleEntrada>;

const legajoEntrada = {
  matricula_id: zIdNumerico,
  distrito_id: zIdNumerico,
  modalidad_id: zIdNumerico,
  rubro_id: zIdNumerico,
  comitentes: z.array(zComitenteEntrada).max(50),
  inmuebles: z.array(zInmuebleEntrada).max(200),
};

/** AUT-102. The one detail is the original contract. */
export const zLegajoEntrada = z.object({ ...legajoEntrada, detalles: z.array(zDetalleEntrada).length(1) });
export type LegajoEntrada = z.input<typeof zLegajoEntrada>;

/** AUT-105. The file's id, if sent, is that of the address. */
export const zLegajoEditado = z.object({
  ...legajoEntrada,
  id: zIdNumerico.optional(),
  detalles: z.array(zDetalleEntrada.extend({ id: zIdNumerico })).length(1),
});

/** AMP-032, AMP-033. */
export const zAmpliacionEntrada = zDetalleEntrada.extend({
  legajo_id: zIdNumerico,
  tipo_contrato: z.literal('ampliacion'),
});
export type AmpliacionEntrada = z.input<typeof zAmpliacionEntrada>;

/** API-023: the original contract after its file (docs/reference/rules.md#states), or an expansion with its id. */
export const zDetalleEditado = zDetalleEntrada.extend({
  id: zIdNumerico.optional(),
  legajo_id: zIdNumerico,
  tipo_contrato: z.enum(TIPOS_DE_CONTRATO),
});
export type DetalleEditado = z.input<typeof zDetalleEditado>;

export const zCambioDeEstado = z.object({ estado_id: zIdNumerico });
