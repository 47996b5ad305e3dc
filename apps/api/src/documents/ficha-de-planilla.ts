import type { CalculoHonorario } from '@colega/contract/honorarios';
import { formatImporte, formatNumero } from '@colega/domain/dinero';
import { formatFecha } from '@colega/domain/fechas';
import { usaCoeficiente } from '@colega/domain/honorarios';
import type { Content, TableCell } from 'pdfmake';
import { COLORES } from './hoja.ts';
import { fichaDePares } from './tablas.ts';

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

/** Whose calculation it is and what it rests on. */
export const ficha = ({ calculo, segmento, categoria, matriculado, legajo }: DatosDePlanilla): Content => {
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
    ...(usaCoeficiente(calculo.segmento)
      ? ([['Coeficiente', formatCoeficiente(calculo.factor_coeficiente)]] as [string, string][])
      : []),
  ];
  const anchos: [string, string][] = legajo
    ? [
        [legajo.comitentes.length > 1 ? 'Comitentes' : 'Comitente', legajo.comitentes.join(' · ')],
        ['Ubicación', legajo.ubicacion],
      ]
    : [];
  return fichaDePares(pares, anchos);
};

const formatCoeficiente = (coeficiente: string): string => {
  const [, decimales = ''] = coeficiente.split('.');
  return formatNumero(coeficiente, decimales.length);
};

/** The two figures that the paper is read for. */
export const totales = (calculo: CalculoHonorario): Content => {
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
