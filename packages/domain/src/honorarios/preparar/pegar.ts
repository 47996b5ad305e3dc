import type { RenglonDeArancel } from './celda.ts';
import { type CeldaEscrita, recortarEscrito } from './escribir-celdas.ts';

/** The cells of a block as spreadsheets copy it: tabs between cells, a line for each row, quotes around what has any of both. */
export const leerBloque = (texto: string): string[][] => {
  const filas: string[][] = [[]];
  let celda = '';
  let citada = false;
  const cerrar = (): void => {
    filas.at(-1)?.push(celda);
    celda = '';
  };
  const limpio = texto.replace(/\r\n?/g, '\n').replace(/\n$/, '');
  for (let i = 0; i < limpio.length; i += 1) {
    const letra = limpio[i] ?? '';
    if (citada && letra === '"' && limpio[i + 1] === '"') {
      celda += '"';
      i += 1;
    } else if (letra === '"' && (citada || celda === '')) citada = !citada;
    else if (!citada && letra === '\t') cerrar();
    else if (!citada && letra === '\n') {
      cerrar();
      filas.push([]);
    } else celda += letra;
  }
  cerrar();
  return filas;
};

/** `normas` is what came to the right of the last figure, for the row of that `suya`. */
export type BloquePegado = { escritas: CeldaEscrita[]; normas: NormaPegada[]; sobran: number };
export type NormaPegada = { ruta: string; escrita: string };

const CON_LETRAS = /\p{L}{2}/u;

/** The block from that cell to the right and down, over the rows that are seen: those that a filter hides stay as they are. */
export const pegarBloque = (
  renglones: readonly RenglonDeArancel[],
  { renglon, columna }: { renglon: number; columna: number },
  bloque: readonly (readonly string[])[],
): BloquePegado => {
  let sobran = 0;
  const normas: NormaPegada[] = [];
  const escritas = bloque.flatMap((fila, i) =>
    fila.flatMap((escrito, j) => {
      const suyo = renglones[renglon + i];
      const celda = suyo?.celdas[columna + j];
      if (!celda) {
        const esLaNorma = suyo?.celdas.length === columna + j && CON_LETRAS.test(escrito);
        if (esLaNorma) normas.push({ ruta: suyo.suya, escrita: escrito.trim() });
        else if (escrito.trim() !== '') sobran += 1;
        return [];
      }
      return [{ ruta: celda.ruta, escrito: recortarEscrito(escrito.trim()) }];
    }),
  );
  return { escritas, normas, sobran };
};
