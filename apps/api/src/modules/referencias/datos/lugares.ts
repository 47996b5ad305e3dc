import { z } from 'zod';
import { leerCsv, leerJson } from '../../../leer-datos.ts';

const zNumero = z.coerce.number().int().positive();
const zGrados = z.string().regex(/^-?\d{1,3}(\.\d+)?$/);
const zCodigoArba = z.string().regex(/^\d{3}$/);

const zDistrito = z.object({
  id: zNumero,
  clave: z.string(),
  nombre: z.string(),
  partidos: z.array(zCodigoArba),
});
const zPartido = z.object({ codigo_arba: zCodigoArba, codigo_indec: z.string(), nombre: z.string() });
const zLocalidad = z.object({
  id: zNumero,
  nombre: z.string(),
  codigo_postal: z.string().regex(/^\d{4}$/),
  codigo_arba: zCodigoArba,
  latitud: zGrados,
  longitud: zGrados,
});
const zCapital = zLocalidad.omit({ codigo_arba: true }).extend({ provincia: z.string() });

export const leerLugares = () => ({
  distritos: leerJson('distritos.json', z.array(zDistrito)),
  partidos: leerCsv('partidos.csv', zPartido),
  localidades: leerCsv('localidades-buenos-aires.csv', zLocalidad),
  capitales: leerCsv('localidades-capitales.csv', zCapital),
});
export type Lugares = ReturnType<typeof leerLugares>;

export const ARCHIVOS_DE_LUGARES = [
  'distritos.json',
  'partidos.csv',
  'localidades-buenos-aires.csv',
  'localidades-capitales.csv',
];
