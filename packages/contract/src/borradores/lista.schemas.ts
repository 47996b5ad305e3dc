import { z } from 'zod';
import { zLista } from '../primitives/primitives.ts';
import { zRenglon } from '../primitives/texto.ts';

/** What a list shows of it. Its wizard alone understands the rest. */
export const presentacion = {
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

export const zBorradorGuardado = z.object({ id: z.string(), version: z.number(), actualizado_en: z.string() });

export const zBorradorDeLista = zBorradorGuardado.extend({
  ...presentacion,
  nombre: z.string(),
  /** The last one that wrote it: `Chrome en Android`. */
  dispositivo: z.string(),
  creado_en: z.string(),
  /** The last day on which it is kept if nobody writes in it. */
  se_guarda_hasta: z.string(),
});
export type BorradorDeLista = z.output<typeof zBorradorDeLista>;

export const zBorradores = zLista(zBorradorDeLista);
