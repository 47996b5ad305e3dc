import { esDiaHabil, esFecha, type Fecha, sumarDias } from '@colega/domain/fechas';
import { z } from 'zod';
import { leerJson } from '../../../leer-datos.ts';

const zFeriado = z.object({ fecha: z.string().refine(esFecha, 'no es un día'), nombre: z.string().min(1) });

const zAnio = z
  .object({
    anio: z.int(),
    norma: z.string().min(1).optional(),
    supuesto: z.string().min(1).optional(),
    feriados: z.array(zFeriado).min(1),
  })
  .refine(({ norma, supuesto }) => (norma === undefined) !== (supuesto === undefined), 'lleva norma o supuesto')
  .superRefine(({ anio, feriados }, ctx) => {
    for (const [i, { fecha }] of feriados.entries()) {
      const path = ['feriados', i, 'fecha'];
      if (anioDe(fecha) !== anio) ctx.addIssue({ code: 'custom', path, message: `${fecha} no es de ${anio}` });
      if (fecha <= (feriados[i - 1]?.fecha ?? ''))
        ctx.addIssue({ code: 'custom', path, message: `${fecha} está repetido o fuera de orden` });
    }
  });

/** The years are consecutive: a count from one may end in the next. */
export const zFeriados = z
  .array(zAnio)
  .min(1)
  .refine((anios) => anios.every(({ anio }, i) => i === 0 || anio === (anios[i - 1]?.anio ?? 0) + 1), {
    message: 'los años se siguen de a uno',
  });

const anioDe = (fecha: Fecha): number => Number(fecha.slice(0, 4));

const ANIOS = leerJson('feriados.json', zFeriados);
const CARGADOS: ReadonlySet<number> = new Set(ANIOS.map(({ anio }) => anio));
export const ULTIMO_ANIO_CON_FERIADOS = Math.max(...CARGADOS);

export const FERIADOS: ReadonlySet<Fecha> = new Set(
  ANIOS.flatMap(({ feriados }) => feriados.map(({ fecha }) => fecha)),
);

export const esHabil = (dia: Fecha): boolean => esDiaHabil(dia, FERIADOS);

/** The first year between two days, both counted, whose holidays the data lack. */
export const anioSinFeriados = (desde: Fecha, hasta: Fecha): number | undefined => {
  for (let anio = anioDe(desde); anio <= anioDe(hasta); anio += 1) if (!CARGADOS.has(anio)) return anio;
  return undefined;
};

/** The bridge days of a year are decreed towards the end of the one before (S-546). */
const DIAS_DE_ANTELACION = 90;

export const avisoDeFeriados = (hoy: Fecha): string | null => {
  const anio = anioSinFeriados(hoy, sumarDias(hoy, DIAS_DE_ANTELACION));
  return anio === undefined
    ? null
    : `Faltan los feriados de ${anio} en data/feriados.json: sin ellos no se confirma un contrato cuyo plazo de timbrado llegue a ese año. docs/how-to/add-the-holidays-of-a-year.md dice cómo agregarlos.`;
};
