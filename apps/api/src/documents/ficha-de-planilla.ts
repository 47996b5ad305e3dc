import type { CalculoHonorario } from '@colega/contract/honorarios';
import { formatFecha } from '@colega/domain/fechas';
import { usaCoeficiente } from '@colega/domain/honorarios';
import { formatImporte, formatNumero } from '@colega/domain/importes';
import type { Emisor } from './hoja.ts';
import { armarPares, type Par } from './pares.ts';

export type DatosDePlanilla = {
  colegio: Emisor;
  calculo: CalculoHonorario;
  calculado: Date;
  segmento: string;
  categoria: string | null;
  matriculado: { nombre: string; cuit: string };
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

export const ficha = ({ calculo, segmento, categoria, matriculado, legajo }: DatosDePlanilla): Par[] => {
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
  return armarPares(pares, anchos);
};

export const formatCoeficiente = (coeficiente: string): string => {
  const [, decimales = ''] = coeficiente.split('.');
  return formatNumero(coeficiente, decimales.length);
};
