import { z } from 'zod';
import { zFecha, zImporte } from '../primitives/primitives.ts';
import { zRenglon, zTexto } from '../primitives/texto.ts';
import { zPedidoDeCalculo } from './honorarios.schemas.ts';

export const LARGO_DE_PARA_QUIEN = 120;
export const LARGO_DE_NOTA_DE_PRESUPUESTO = 600;
/** One blank line between two at most, and none around them. */
const ordenarRenglones = (texto: string): string =>
  texto
    .replace(/\r\n?/g, '\n')
    .replace(/[^\S\n]+$/gm, '')
    .replace(/\n{3,}/g, '\n\n')
    .trim();

/** S-943, S-1181. */
export const zPedidoDePresupuesto = z.object({
  pedido: zPedidoDeCalculo.omit({ tipo_contrato: true, calculo_original_id: true }),
  para: zRenglon(LARGO_DE_PARA_QUIEN).default(''),
  vence: zFecha,
  /** Without it, the minimum. */
  honorario_convenido: zImporte.optional(),
  /** With its lines. */
  nota: zTexto(LARGO_DE_NOTA_DE_PRESUPUESTO).transform(ordenarRenglones).default(''),
});

/** `construirCatalogo` of the domain judges what is inside, in the browser as in the server. */
export const zCatalogoPublicado = z.object({ datos: z.record(z.string(), z.unknown()), tablas: z.array(z.unknown()) });

export const zTarifaPublicada = z.object({
  ...{ nombre: z.string(), vigente_desde: z.string(), vigente_hasta: z.string().nullable() },
  ...{ unidad_referencial: z.string(), honorario_minimo: z.string() },
  /** Each of its figures comes from a norm. */
  confirmada: z.boolean(),
});
export type TarifaPublicada = z.output<typeof zTarifaPublicada>;
