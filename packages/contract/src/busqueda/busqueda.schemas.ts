import { ESTADOS_DE_CERTIFICADO, TIPOS_DE_CERTIFICADO } from '@colega/domain/certificados';
import { CIRCUITOS, SITUACIONES_DE_CUPON } from '@colega/domain/dinero';
import { z } from 'zod';
import { zImporteSalida } from '../primitives/primitives.ts';
import { zTexto } from '../primitives/texto.ts';

export const LARGO_DE_BUSQUEDA = 80;
export const zQueryDeBusqueda = z.object({ texto: zTexto(LARGO_DE_BUSQUEDA).trim().min(1) });

/** The first of each kind, of one's own. */
export const zEncontrado = z.object({
  legajos: z.array(
    z.object({
      id: z.number(),
      numero_legajo: z.number(),
      comitente: z.string(),
      ubicacion: z.string(),
      estado: z.string(),
    }),
  ),
  cupones: z.array(
    z.object({
      id: z.number(),
      numero_boleta: z.number(),
      circuito: z.enum(CIRCUITOS),
      importe: zImporteSalida,
      situacion: z.enum(SITUACIONES_DE_CUPON),
      numero_legajo: z.number().nullable(),
    }),
  ),
  certificados: z.array(
    z.object({
      id: z.number(),
      numero_certificado: z.string(),
      type: z.enum(TIPOS_DE_CERTIFICADO),
      estado: z.enum(ESTADOS_DE_CERTIFICADO),
      legajo: z.object({ id: z.number(), numero_legajo: z.number() }),
    }),
  ),
});
export type Encontrado = z.output<typeof zEncontrado>;
