import { z } from 'zod';
import { zLista } from '../primitives/primitives.ts';
import { zRenglon } from '../primitives/texto.ts';

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

/** What a list shows of it. Its wizard alone understands the rest. */
const presentacion = {
  /** `Legajo Manual` */
  que: zRenglon(120),
  /** Of whom and where, as far as it is known. */
  detalle: zRenglon(300),
  paso: zRenglon(120),
  /** The steps that are not in order yet. */
  falta: z.array(zRenglon(120)).max(20),
  /** The screen of its wizard. */
  enlace: z.string().regex(/^\/app\/[\w/?=&-]{1,200}$/),
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

export const zBorradorGuardado = z.object({ id: z.string(), version: z.number(), actualizado_en: z.string() });

const zBorradorDeLista = zBorradorGuardado.extend({
  ...presentacion,
  nombre: z.string(),
  /** The last one that wrote it: `Chrome en Android`. */
  dispositivo: z.string(),
  creado_en: z.string(),
  /** The last day on which it is kept if nobody writes in it. */
  se_guarda_hasta: z.string(),
});
export type BorradorDeLista = z.output<typeof zBorradorDeLista>;

export const zBorrador = zBorradorDeLista.extend({ formulario: z.number(), valores: z.string() });
export type BorradorLeido = z.output<typeof zBorrador>;

export const zBorradores = zLista(zBorradorDeLista);
