import { simplificar } from '../validacion/simplificar.ts';
import { COLUMNAS_A_IMPORTAR, entidadDeNombre } from './columnas.ts';
import { ENTIDADES_A_IMPORTAR, type EntidadAImportar } from './entidades.ts';

/** By its field, the place of a column in its sheet, counted from 0. */
export type ColumnasPareadas = Record<string, number>;
export type HojaPareada = { entidad: EntidadAImportar | null; titulos: number; columnas: ColumnasPareadas };

const parear = (entidad: EntidadAImportar, titulos: readonly string[]): ColumnasPareadas => {
  const usadas = new Set<number>();
  const pareadas: ColumnasPareadas = {};
  const buscar = (nombres: readonly string[]): number =>
    titulos.findIndex((titulo, i) => titulo !== '' && !usadas.has(i) && nombres.includes(titulo));
  const anotar = (campo: string, lugar: number): void => {
    if (lugar < 0 || campo in pareadas) return;
    pareadas[campo] = lugar;
    usadas.add(lugar);
  };
  const columnas = COLUMNAS_A_IMPORTAR[entidad];
  // its own name first: `legajo` of a payment is not taken by another that may be called so
  for (const { campo, nombre } of columnas) anotar(campo, buscar([simplificar(nombre), simplificar(campo)]));
  for (const { campo, otros = [] } of columnas) anotar(campo, buscar(otros));
  return pareadas;
};

/** Of a sheet that somebody says what it is of. */
export const parearColumnas = (entidad: EntidadAImportar, encabezados: readonly string[]): ColumnasPareadas =>
  parear(entidad, encabezados.map(simplificar));

const cuantasObligatorias = (entidad: EntidadAImportar, columnas: ColumnasPareadas): number =>
  COLUMNAS_A_IMPORTAR[entidad].filter(({ campo, obligatoria }) => obligatoria && campo in columnas).length;

/** Of two alike, the one that lacks least of what it has to have. */
const puntaje = (entidad: EntidadAImportar, columnas: ColumnasPareadas): number => {
  const exige = COLUMNAS_A_IMPORTAR[entidad].filter(({ obligatoria }) => obligatoria).length;
  return cuantasObligatorias(entidad, columnas) / exige + Object.keys(columnas).length / 100;
};

const FILAS_DE_TITULO = 10;

/** What a sheet is of and where each datum is, by its name and the first of its rows that looks like titles. */
export const parearHoja = (nombre: string, primeras: readonly (readonly string[])[]): HojaPareada => {
  const porNombre = entidadDeNombre(simplificar(nombre));
  const candidatas = porNombre ? [porNombre] : ENTIDADES_A_IMPORTAR;
  let mejor: HojaPareada = { entidad: porNombre, titulos: 0, columnas: {} };
  let puntos = porNombre ? -1 : 0.5;
  primeras.slice(0, FILAS_DE_TITULO).forEach((fila, titulos) => {
    const simples = fila.map(simplificar);
    for (const entidad of candidatas) {
      const columnas = parear(entidad, simples);
      const suyos = puntaje(entidad, columnas);
      if (suyos <= puntos) continue;
      puntos = suyos;
      mejor = { entidad, titulos, columnas };
    }
  });
  return mejor;
};

/** The fields that a sheet needs and that no column of it is. */
export const columnasQueFaltan = (entidad: EntidadAImportar, columnas: Readonly<ColumnasPareadas>): string[] =>
  COLUMNAS_A_IMPORTAR[entidad]
    .filter(({ campo, obligatoria }) => obligatoria && !(campo in columnas))
    .filter(({ salvo_con }) => salvo_con === undefined || !(salvo_con in columnas))
    .map(({ nombre }) => nombre);
