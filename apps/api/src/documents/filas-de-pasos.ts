import { formatImporte } from '@colega/domain/dinero';
import type { Fuente, Paso } from '@colega/domain/honorarios';
import type { TableCell } from 'pdfmake';
import { enTramos } from './fuentes.ts';
import { COLORES } from './hoja.ts';

export type FilaDePaso = { celdas: [TableCell, TableCell]; nivel: number };

export const textoDeFuente = (fuente: Fuente): string => {
  if ('supuesto' in fuente) return 'Valor de referencia';
  return fuente.articulo ? `${fuente.norma}, ${fuente.articulo}` : fuente.norma;
};

/**
 * The explanation as rows, depth first. What adds up stands in the amounts' column; what only explains a factor of the
 * step above stands in grey, so that nobody adds it twice. A source is printed once for a step and what it contains.
 */
export const filasDePasos = (pasos: readonly Paso[], nivel = 0, sumaArriba = true, yaDicha = ''): FilaDePaso[] =>
  pasos.flatMap((paso) => {
    const fuente = textoDeFuente(paso.fuente);
    const color = sumaArriba ? COLORES.tinta : COLORES.gris;
    const estilo = { bold: nivel === 0, color, fontSize: nivel === 0 ? 10 : nivel === 1 ? 9.5 : 9 };
    const fila: FilaDePaso = {
      nivel,
      celdas: [
        {
          margin: [nivel * 12, 0, 0, 0],
          stack: [
            { text: enTramos(paso.texto), ...estilo },
            ...(fuente === yaDicha
              ? []
              : [{ text: enTramos(fuente), fontSize: 7.5, color: COLORES.gris, italics: true }]),
          ],
        },
        { text: formatImporte(paso.importe), alignment: 'right', noWrap: true, ...estilo },
      ],
    };
    return [fila, ...filasDePasos(paso.pasos, nivel + 1, sumaArriba && paso.forma === 'suma', fuente)];
  });
