/** By which a cell, or what is done with the norm of a row, is gone to. */
export const idDeCelda = (ruta: string): string => `celda.${ruta}`;
export const idDeNorma = (renglon: string): string => `norma.${renglon}`;
