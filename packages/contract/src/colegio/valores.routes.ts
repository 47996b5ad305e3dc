import { CLAVES_DE_LISTA } from '@colega/domain/colegio';
import { z } from 'zod';
import { defineRutas } from '../route/route.ts';

/** As anybody reads it: each figure with what says it and since when. */
const zValoresEnVigor = z.object({
  listas: z.array(
    z.object({
      lista: z.enum(CLAVES_DE_LISTA),
      nombre: z.string(),
      renglones: z.array(
        z.object({
          que: z.string(),
          detalle: z.string().nullable(),
          cuanto: z.string().nullable(),
          norma: z.string().nullable(),
          desde: z.string(),
        }),
      ),
    }),
  ),
});
export type ValoresEnVigor = z.output<typeof zValoresEnVigor>;

/** Anybody reads what the college charges and counts by. */
export const rutasDeValores = defineRutas({
  valoresEnVigor: {
    method: 'GET',
    path: '/valores_en_vigor',
    acceso: 'publica',
    resumen: 'Tasas, cargos, plazos, feriados y textos que rigen hoy, cada uno con su norma y desde cuándo',
    seRepite: true,
    response: zValoresEnVigor,
  },
});
