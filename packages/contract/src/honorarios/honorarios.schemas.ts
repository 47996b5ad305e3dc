import type { CampoEscrito, ValorDeCampo } from '@colega/domain/formularios';
import { LARGO_DE_OBSERVACION, TIPOS_ESCRITOS } from '@colega/domain/formularios';
import type { Paso } from '@colega/domain/honorarios';
import { z } from 'zod';
import { zFecha, zIdNumerico, zImporte } from '../primitives/primitives.ts';
import { zTexto } from '../primitives/texto.ts';

export const zValorDeCampo: z.ZodType<ValorDeCampo> = z.lazy(() =>
  z.union([
    zTexto(4000),
    z.number(),
    z.boolean(),
    z.null(),
    z.array(zValorDeCampo).max(200),
    z.record(zTexto(80), zValorDeCampo),
  ]),
);
export const zParametros = z.record(zTexto(80), zValorDeCampo);

export const zTareaValorada = z.object({ segmento_tarea: zIdNumerico, parametros: zParametros });

/** CAL-010. The engine judges the coefficient (AUT-021), so that the message is its own. */
export const zPedidoDeCalculo = z.object({
  fecha: zFecha,
  segmento: zTexto(40),
  factor_coeficiente: z.union([zTexto(8), z.number()]).transform(String),
  categoria: zTexto(40).nullish(),
  tareas_valores: z.array(zTareaValorada).max(50),
  tipo_contrato: z.literal('ampliacion').optional(),
  calculo_original_id: zIdNumerico.nullish(),
});

export const zPedidoDeGenerar = zPedidoDeCalculo.extend({ honorario_convenido: zImporte });

export const zFuente = z.union([
  z.object({ norma: z.string(), articulo: z.string().optional() }),
  z.object({ supuesto: z.string() }),
]);
export const zPaso: z.ZodType<Paso> = z.lazy(() =>
  z.object({
    regla: z.string(),
    texto: z.string(),
    importe: z.string(),
    forma: z.enum(['suma', 'calculo']),
    fuente: zFuente as z.ZodType<Paso['fuente']>,
    pasos: z.array(zPaso),
  }),
);

export const zTareaCalculada = z.object({
  segmento_tarea: z.number(),
  tarea: z.object({ id: z.number(), clave: z.string(), nombre: z.string() }),
  parametros: zParametros,
  honorario_determinado: z.string(),
  mensajes: z.array(z.string()),
  pasos: z.array(zPaso),
  datos: z.array(z.object({ etiqueta: z.string(), valor: z.string() })).optional(),
});

/** CAL-011, CAL-012. `id`, `monto`, `tareas` and `honorario_convenido` are null until it is generated. */
export const zCalculoHonorario = z.object({
  id: z.number().nullable(),
  fecha: z.string(),
  segmento: z.string(),
  categoria: z.string().nullable(),
  factor_coeficiente: z.string(),
  factor_correccion: z.string(),
  unidad_referencial: z.string(),
  resolucion_id: z.number(),
  resolucion: z.string(),
  honorario: z.string(),
  honorario_convenido: z.string().nullable(),
  monto: z.string().nullable(),
  tareas: z.array(z.object({ tarea: z.object({ id: z.number(), nombre: z.string() }), monto: z.string() })).nullable(),
  tareas_valores: z.array(zTareaCalculada),
  mensajes: z.array(z.string()),
  pasos: z.array(zPaso),
  /** OPN-081: each is a `{url}` of GET /calculo_honorarios/{id}/{url}. */
  documentacion: z.array(z.object({ url: z.string(), nombre: z.string() })),
  /** The same tasks from the next tariff on, which is published and not in force yet; of a fee that is still being worked on. */
  proximo: z.object({ resolucion: z.string(), desde: z.string(), honorario: z.string() }).optional(),
});
export type CalculoHonorario = z.output<typeof zCalculoHonorario>;

export const zGenerado = z.object({ id: z.number(), resolucion_id: z.number(), message: z.string() });
export const zTareasDelCalculo = z.object({
  monto: z.string(),
  tareas: z.array(z.object({ tarea: z.object({ id: z.number(), nombre: z.string() }), monto: z.string() })),
});

export const zCampo: z.ZodType<CampoEscrito> = z.lazy(() =>
  z.object({
    label: z.string(),
    key: z.string(),
    type: z.enum([...TIPOS_ESCRITOS, 'float', 'boolean_switch', 'enumerativo']),
    placeholder: z.string().optional(),
    unidad: z.string().optional(),
    active: z.boolean(),
    label_position: z.enum(['top', 'left', 'right']).optional(),
    options: z.array(z.object({ value: z.string(), label: z.string() })).optional(),
    values: zValorDeCampo.optional(),
    validaciones: z.array(
      z.object({
        key: z.enum(['required', 'min', 'max', 'range']),
        value: z.union([z.string(), z.number(), z.boolean(), z.null()]).optional(),
      }),
    ),
    fields: z.array(zCampo),
  }),
) as z.ZodType<CampoEscrito>;

export const zFormulario = z.object({
  id: z.number(),
  nombre: z.string(),
  key: z.string(),
  fields: z.array(zCampo),
  validaciones: z.array(
    z.object({ key: z.enum(['menor_o_igual', 'mayor_o_igual']), campo: z.string(), otro: z.string() }),
  ),
  interacciones: z.array(
    z.object({
      campo: z.string(),
      operador: z.enum(['igual', 'distinto']),
      valor: z.union([z.string(), z.number(), z.boolean()]),
      destino: z.array(z.string()),
    }),
  ),
});

/** FRM-023: the others chosen tell whether one settles the missing work. Without a date, today's tariff counts. */
export const zTareaPorValidar = zTareaValorada.extend({
  fecha: zFecha.optional(),
  tareas_elegidas: z.array(zIdNumerico).max(50).default([]),
});

/** API-036: problems are named by field path inside `parametros`. */
export const zValidacionDeTarea = z.object({
  valida: z.boolean(),
  mensajes: z.array(z.string()),
  errores: z.array(z.object({ campo: z.string(), mensaje: z.string() })),
});

export const zEstadoObra = z.record(
  zTexto(6),
  z.object({
    porcentaje_ejecutado: z.union([zTexto(10), z.number()]).transform((v) => String(v).replace(',', '.')),
    observaciones: zTexto(LARGO_DE_OBSERVACION).default(''),
  }),
);
export const zItemEstadoObra = z.object({ key: z.string(), nombre: z.string(), incidencia: z.string() });

/** API-039. `valores` holds what the form needs to know of the item. */
export type ItemTipoObra = {
  key: string;
  descripcion: string;
  valores: { coeficiente: string | null; unidades: string[] };
  items: ItemTipoObra[];
};
export const zItemTipoObra: z.ZodType<ItemTipoObra> = z.lazy(() =>
  z.object({
    key: z.string(),
    descripcion: z.string(),
    valores: z.object({ coeficiente: z.string().nullable(), unidades: z.array(z.string()) }),
    items: z.array(zItemTipoObra),
  }),
);
export const zTipoObras = z.object({ items: z.array(z.object({ titulo: z.string(), items: z.array(zItemTipoObra) })) });

const zSiNo = z
  .union([z.boolean(), z.literal('1'), z.literal('0'), z.literal(1), z.literal(0)])
  .transform((v) => v === true || v === '1' || v === 1);
export const zItemsDeVivienda = z.object({
  item_1: zSiNo,
  item_2: zSiNo,
  item_3: zSiNo,
  item_4: zSiNo,
  item_5: zSiNo,
  item_6: zSiNo,
  item_7: zSiNo,
  item_8: zSiNo,
});
export const zCategoriaDeVivienda = z.object({
  key: z.enum(['categoria_a', 'categoria_b', 'categoria_c', 'categoria_d', 'categoria_e']),
  /** 1.2.1 to 1.2.5 (FRM-038). */
  codigo: z.string(),
  descripcion: z.string(),
});
