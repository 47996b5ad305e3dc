import type { CalculoHonorario } from '@colega/contract/honorarios';
import { supuestosDe } from '@colega/domain/honorarios';
import type { Content } from 'pdfmake';
import { filasDePasos } from './filas-de-pasos.ts';
import { enTramos } from './fuentes.ts';
import { COLORES } from './hoja.ts';
import { cabeza, celda, derecha, TABLA, titulo } from './tablas.ts';

export const porTarea = (calculo: CalculoHonorario): Content[] => {
  const { tareas } = calculo;
  if (!tareas) return [];
  const minimos = new Map(calculo.tareas_valores.map((t) => [t.tarea.id, t.honorario_determinado]));
  return [
    titulo('Honorario por tarea'),
    {
      table: {
        headerRows: 1,
        dontBreakRows: true,
        widths: ['*', 110, 110],
        body: [
          [cabeza('Tarea'), cabeza('Mínimo', 'right'), cabeza('Convenido', 'right')],
          ...tareas.map(({ tarea, monto }) => [
            celda(tarea.nombre),
            derecha(minimos.get(tarea.id) ?? '0.00'),
            derecha(monto),
          ]),
          [
            celda('Total', { bold: true }),
            derecha(calculo.honorario, { bold: true }),
            derecha(calculo.monto ?? calculo.honorario, { bold: true }),
          ],
        ],
      },
      layout: TABLA,
    },
  ];
};

export const explicacion = (calculo: CalculoHonorario): Content => {
  const filas = filasDePasos(calculo.pasos);
  return {
    table: {
      headerRows: 1,
      dontBreakRows: true,
      widths: ['*', 110],
      body: [
        [cabeza('Paso'), cabeza('Importe', 'right')],
        ...filas.map(({ celdas }) => celdas),
        [
          celda('Honorario mínimo', { bold: true, fontSize: 11 }),
          derecha(calculo.honorario, { bold: true, fontSize: 11 }),
        ],
      ],
    },
    layout: {
      ...TABLA,
      // Only the first level and the total are ruled: the nesting is shown by the indent.
      hLineWidth: (i: number) => (i === 0 ? 0 : i > filas.length || filas[i - 1]?.nivel === 0 ? 0.5 : 0),
      paddingTop: () => 3,
      paddingBottom: () => 3,
    },
  };
};

export const mensajes = (calculo: CalculoHonorario): Content[] => {
  const todos = [...new Set([...calculo.mensajes, ...calculo.tareas_valores.flatMap((t) => t.mensajes)])];
  if (todos.length === 0) return [];
  return [
    titulo(todos.length === 1 ? 'Observación del cálculo' : 'Observaciones del cálculo'),
    { ul: todos.map((mensaje) => ({ text: enTramos(mensaje) })) },
  ];
};

const NOTA =
  'Los pasos señalados como valor de referencia usan cifras que el Colegio todavía no confirmó. El honorario definitivo es el que resulte de la resolución vigente a la fecha del contrato.';

/** Before what it speaks of: after it, it could be all that a last page holds. */
export const notaDeReferencia = (calculo: CalculoHonorario): Content[] =>
  supuestosDe(calculo.pasos).length === 0
    ? []
    : [
        {
          margin: [0, 0, 0, 8],
          table: {
            widths: ['*'],
            body: [
              [
                {
                  fillColor: COLORES.fondo,
                  margin: [10, 8, 10, 8],
                  fontSize: 8.5,
                  text: [{ text: 'Valores de referencia. ', bold: true }, NOTA],
                },
              ],
            ],
          },
          layout: 'noBorders',
        },
      ];
