import type { CalculoHonorario } from '@colega/contract/honorarios';
import { formatImporte, formatNumero } from '@colega/domain/dinero';
import { formatFecha } from '@colega/domain/fechas';
import type { Content, TableCell } from 'pdfmake';
import { filasDePasos, tieneSupuestos } from './filas-de-pasos.ts';
import { enTramos } from './fuentes.ts';
import { COLORES, fechaYHora, renderHoja } from './hoja.ts';

/** What the paper says beyond the calculation itself. */
export type DatosDePlanilla = {
  calculo: CalculoHonorario;
  calculado: Date;
  segmento: string;
  categoria: string | null;
  matriculado: { nombre: string; cuit: string };
  /** The file that the calculation belongs to, once it has been saved. */
  legajo: {
    numero: number;
    contrato: string;
    matricula: string;
    rubro: string;
    modalidad: string;
    comitentes: string[];
    ubicacion: string;
  } | null;
};

export const renderPlanilla = (datos: DatosDePlanilla): Promise<Uint8Array> => {
  const { calculo, calculado, legajo, matriculado } = datos;
  const numero = `Cálculo N.º ${calculo.id}`;
  return renderHoja({
    titulo: `Planilla de cálculo de honorarios - ${legajo ? `Legajo ${legajo.numero}` : numero}`,
    subtitulo: `${numero}\n${legajo ? `Legajo N.º ${legajo.numero}` : 'Sin legajo todavía'}`,
    asunto: `Honorario mínimo según ${calculo.resolucion}, contrato del ${formatFecha(calculo.fecha)}`,
    autor: matriculado.nombre,
    creado: calculado,
    pie: `${numero} · calculado el ${fechaYHora(calculado)}`,
    contenido: [
      { text: 'Planilla de cálculo de honorarios', fontSize: 18, bold: true, margin: [0, 0, 0, 12], headlineLevel: 1 },
      ficha(datos),
      totales(calculo),
      ...porTarea(calculo),
      titulo('Cómo se calculó el honorario mínimo'),
      explicacion(calculo),
      ...mensajes(calculo),
      ...notaDeReferencia(calculo),
    ],
  });
};

const titulo = (texto: string): Content => ({
  text: texto,
  bold: true,
  fontSize: 12,
  color: COLORES.acento,
  margin: [0, 16, 0, 6],
  headlineLevel: 2,
});

const ficha = ({ calculo, segmento, categoria, matriculado, legajo }: DatosDePlanilla): Content => {
  const pares: [string, string][] = [
    ['Matriculado', matriculado.nombre],
    ['CUIT', matriculado.cuit],
    ...(legajo
      ? ([
          ['Matrícula', legajo.matricula],
          ['Contrato', legajo.contrato],
          ['Rubro', legajo.rubro],
          ['Modalidad', legajo.modalidad],
        ] as [string, string][])
      : ([['Segmento', segmento]] as [string, string][])),
    ...(categoria ? ([['Categoría', categoria]] as [string, string][]) : []),
    ['Fecha del contrato', formatFecha(calculo.fecha)],
    ['Resolución', calculo.resolucion],
    ['Unidad referencial (UR)', formatImporte(calculo.unidad_referencial)],
    // A segment that does not use it has 1.
    ...(calculo.factor_coeficiente === '1'
      ? []
      : ([['Coeficiente', formatCoeficiente(calculo.factor_coeficiente)]] as [string, string][])),
  ];
  const anchos: [string, string][] = legajo
    ? [
        [legajo.comitentes.length > 1 ? 'Comitentes' : 'Comitente', legajo.comitentes.join(' · ')],
        ['Ubicación', legajo.ubicacion],
      ]
    : [];
  return {
    table: {
      widths: ['*', '*', '*'],
      body: [...enFilas(pares).map((fila) => fila.map(dato)), ...anchos.map(datoAncho)],
    },
    layout: {
      ...SIN_LINEAS,
      hLineWidth: () => 0.5,
      hLineColor: () => COLORES.linea,
      paddingTop: () => 4,
      paddingBottom: () => 4,
    },
  };
};

const SIN_LINEAS = { vLineWidth: () => 0, paddingLeft: () => 0, paddingRight: () => 8 };

const enFilas = (pares: [string, string][]): [string, string][][] =>
  Array.from({ length: Math.ceil(pares.length / 3) }, (_, fila) =>
    [0, 1, 2].map((columna): [string, string] => pares[fila * 3 + columna] ?? ['', '']),
  );

const dato = ([etiqueta, valor]: [string, string]): TableCell => ({
  stack: [
    { text: etiqueta, fontSize: 7.5, color: COLORES.gris },
    { text: enTramos(valor), fontSize: 10 },
  ],
});

const datoAncho = (par: [string, string]): TableCell[] => [
  { ...(dato(par) as object), colSpan: 3 } as TableCell,
  {},
  {},
];

const totales = (calculo: CalculoHonorario): Content => {
  const caja = (etiqueta: string, importe: string, fuerte: boolean): TableCell => ({
    margin: [12, 9, 12, 9],
    fillColor: fuerte ? COLORES.acento : COLORES.fondo,
    color: fuerte ? '#ffffff' : COLORES.tinta,
    stack: [
      { text: etiqueta, fontSize: 9 },
      { text: importe, fontSize: 17, bold: true },
    ],
  });
  return {
    margin: [0, 14, 0, 0],
    unbreakable: true,
    table: {
      widths: ['50%', '50%'],
      body: [
        [
          caja('Honorario mínimo', formatImporte(calculo.honorario), false),
          caja('Honorario convenido', formatImporte(calculo.honorario_convenido ?? calculo.honorario), true),
        ],
      ],
    },
    layout: 'noBorders',
  };
};

const celda = (texto: string, extra: object = {}): TableCell => ({ text: enTramos(texto), ...extra });
const derecha = (importe: string, extra: object = {}): TableCell =>
  celda(formatImporte(importe), { alignment: 'right', noWrap: true, ...extra });
const cabeza = (texto: string, alignment: 'left' | 'right' = 'left'): TableCell => ({
  text: texto,
  alignment,
  fontSize: 8,
  color: COLORES.gris,
});

const TABLA = {
  ...SIN_LINEAS,
  hLineWidth: (i: number) => (i === 0 ? 0 : 0.5),
  hLineColor: () => COLORES.linea,
  paddingRight: (i: number) => (i === 0 ? 12 : 0),
  paddingTop: () => 4,
  paddingBottom: () => 4,
};

const porTarea = (calculo: CalculoHonorario): Content[] => {
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

const explicacion = (calculo: CalculoHonorario): Content => {
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

const mensajes = (calculo: CalculoHonorario): Content[] => {
  const todos = [...new Set([...calculo.mensajes, ...calculo.tareas_valores.flatMap((t) => t.mensajes)])];
  if (todos.length === 0) return [];
  return [
    titulo(todos.length === 1 ? 'Observación del cálculo' : 'Observaciones del cálculo'),
    { ul: todos.map((mensaje) => ({ text: enTramos(mensaje) })) },
  ];
};

const NOTA =
  'Los pasos señalados como valor de referencia usan cifras que el Colegio todavía no confirmó (entre paréntesis, su número en la lista de supuestos). El honorario definitivo es el que resulte de la resolución vigente a la fecha del contrato.';

const notaDeReferencia = (calculo: CalculoHonorario): Content[] =>
  tieneSupuestos(calculo.pasos)
    ? [
        {
          margin: [0, 16, 0, 0],
          unbreakable: true,
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
      ]
    : [];

const formatCoeficiente = (coeficiente: string): string => {
  const [, decimales = ''] = coeficiente.split('.');
  return formatNumero(coeficiente, decimales.length);
};
