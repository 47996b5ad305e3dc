import type { Fuente } from '../honorario.ts';
import { armarRuta, type ContenidoDeArancel, cambiarEn, mapaEn, textoEn } from './ruta-de-celda.ts';

export type NormaEscrita = { norma: string; articulo: string };

/** Where each source of the contents is: three general figures, each table, each task. */
export const rutasDeNormas = (contenido: ContenidoDeArancel): string[] => [
  ...mapaEn(contenido, 'fuentes').map(([clave]) => `fuentes/${clave}`),
  ...mapaEn(contenido, 'tabla').flatMap(([clave, valor]) => {
    if (clave === 'tarifas') return mapaEn(contenido, 'tabla/tarifas').map(([tarea]) => `tabla/tarifas/${tarea}`);
    return typeof valor === 'object' && valor !== null ? [`tabla/${clave}`] : [];
  }),
];

export const fuenteEn = (contenido: unknown, ruta: string): Fuente => {
  const supuesto = textoEn(contenido, `${ruta}/supuesto`);
  if (supuesto !== '') return { supuesto: supuesto as `S-${number}` };
  const articulo = textoEn(contenido, `${ruta}/articulo`);
  return { norma: textoEn(contenido, `${ruta}/norma`), ...(articulo !== '' && { articulo }) };
};

const DE_LA_FUENTE = new Set(['supuesto', 'norma', 'articulo']);

/** All that is written with a norm. */
export const lugaresDeNorma = (ruta: string): string[] => [...DE_LA_FUENTE].map((clave) => armarRuta(ruta, clave));

/** A norm takes the place of what nobody had confirmed. */
export const ponerNorma = (
  contenido: ContenidoDeArancel,
  ruta: string,
  { norma, articulo }: NormaEscrita,
): ContenidoDeArancel => {
  const cifras = mapaEn(contenido, ruta).filter(([clave]) => !DE_LA_FUENTE.has(clave));
  return cambiarEn(contenido, ruta, {
    ...{ norma, ...(articulo !== '' && { articulo }) },
    ...Object.fromEntries(cifras),
  });
};
