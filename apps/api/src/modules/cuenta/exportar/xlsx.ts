import { armarEnHilo } from './armar-en-hilo.ts';
import { armarLibro } from './libro.ts';
import type { Tabla } from './tabla.ts';

/** S-302. Up to here it takes less than starting a thread does. */
const FILAS_SIN_HILO = 500;

export const escribirXlsx = <F>({ nombre, columnas, filas }: Tabla<F>): Promise<Uint8Array> => {
  const hoja = {
    nombre,
    titulos: columnas.map(({ titulo }) => titulo),
    anchos: columnas.map(({ ancho }) => ancho),
    filas: filas.map((fila) => columnas.map(({ celda }) => celda(fila))),
  };
  return filas.length > FILAS_SIN_HILO ? armarEnHilo(hoja) : armarLibro(hoja);
};
