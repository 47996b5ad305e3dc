import { armarTextos, CATASTRO_COMPARTIDO } from '@colega/domain/legajos';
import { z } from 'zod';
import { zId } from '../primitives/primitives.ts';
import { zTexto } from '../primitives/texto.ts';
import { zLocalidad } from './referencias.schemas.ts';

const zNomenclatura = z.object(armarTextos(CATASTRO_COMPARTIDO, () => z.string()));

/** Whoever answers of a place outside the college. */
export const FUENTES_DE_LUGARES = ['arba', 'georef'] as const;
export type FuenteDeLugares = (typeof FUENTES_DE_LUGARES)[number];

/** What is known of a place, each empty when it is not. `de` tells who says it; with none, the college's own list. */
const zLugar = z.object({
  de: z.array(z.enum(FUENTES_DE_LUGARES)),
  calle: z.string(),
  numero: z.string(),
  localidad: zLocalidad.nullable(),
  /** Its ARBA code and its name. */
  partido: z.object({ codigo_arba: z.string(), nombre: z.string() }).nullable(),
  partida: z.string(),
  nomenclatura: zNomenclatura,
  latitud: z.string(),
  longitud: z.string(),
});
export type LugarConocido = z.output<typeof zLugar>;

export const AVISOS_DE_LUGAR = [
  'lugar_fuera_de_la_provincia',
  'localidad_supuesta',
  'arba_no_la_tiene',
  'falta_localidad',
] as const;

export const zLugares = z.object({
  leido: z.enum(['partida', 'nomenclatura', 'punto', 'direccion']),
  /** The likeliest first; several when one has to be chosen. */
  lugares: z.array(zLugar),
  sin_respuesta: z.array(z.enum(FUENTES_DE_LUGARES)),
  avisos: z.array(z.enum(AVISOS_DE_LUGAR)),
  /** One's own earlier files on that parcel, the latest first. */
  legajos: z.array(z.object({ id: z.number(), numero_legajo: z.number() })),
});
export type RespuestaDeLugares = z.output<typeof zLugares>;

export const LARGO_DE_LUGAR = 160;

export const zQueryDeLugares = z.object({
  texto: zTexto(LARGO_DE_LUGAR).trim().min(3, { error: 'lugar_corto' }),
  /** The locality that is chosen already, where there is one. */
  localidad_id: zId.optional(),
  /** The file that is being edited, which is no other on its parcel. */
  legajo_id: zId.optional(),
});
