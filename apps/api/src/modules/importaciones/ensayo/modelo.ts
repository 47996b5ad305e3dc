import { readFile } from 'node:fs/promises';
import { COLUMNAS_A_IMPORTAR, ENTIDADES_A_IMPORTAR, NOMBRES_DE_HOJA } from '@colega/domain/importaciones';
import { armarLibroDeHojas } from '../../../exportar/libro.ts';
import { rutaDesdeRaiz } from '../../../raiz.ts';

const ANCHO = 22;

/** An empty workbook with every sheet and every column; what has to be there has an asterisk. */
export const armarModelo = (): Promise<Uint8Array> =>
  armarLibroDeHojas(
    ENTIDADES_A_IMPORTAR.map((entidad) => {
      const titulos = COLUMNAS_A_IMPORTAR[entidad].map(({ nombre, obligatoria }) =>
        obligatoria ? `${nombre} *` : nombre,
      );
      return { nombre: NOMBRES_DE_HOJA[entidad], titulos, anchos: titulos.map(() => ANCHO), filas: [] };
    }),
  );

/** A small college, made up, with a sheet of each kind. */
export const leerEjemplo = (): Promise<Uint8Array> =>
  readFile(rutaDesdeRaiz('data', 'ejemplos-de-importacion', 'colegio.xlsx'));
