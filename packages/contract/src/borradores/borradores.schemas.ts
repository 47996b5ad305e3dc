import { z } from 'zod';
import { presentacion, zBorradorDeLista } from './lista.schemas.ts';

/** S-860: of one person, and of the text of each. */
export const BORRADORES_POR_PERSONA = 50;
export const LARGO_DE_BORRADOR = 200_000;
/** S-861: since it was last written. */
export const DIAS_DE_BORRADOR = 90;

export const zBorradorParams = z.object({ id: z.uuid() });

const esObjeto = (texto: string): boolean => {
  try {
    const leido: unknown = JSON.parse(texto);
    return typeof leido === 'object' && leido !== null && !Array.isArray(leido);
  } catch {
    return false;
  }
};

export const zGuardarBorrador = z.object({
  ...presentacion,
  /** Of which wizard it is, and of what. */
  nombre: z.string().regex(/^[\w-]{1,120}$/),
  /** The shape that the wizard had: another one keeps what still fits. */
  formulario: z.number().int().min(1).max(10_000),
  valores: z.string().max(LARGO_DE_BORRADOR, 'borrador_muy_largo').refine(esObjeto, 'dato_invalido'),
});
export type BorradorPorGuardar = z.output<typeof zGuardarBorrador>;

export const zBorrador = zBorradorDeLista.extend({ formulario: z.number(), valores: z.string() });
export type BorradorLeido = z.output<typeof zBorrador>;
