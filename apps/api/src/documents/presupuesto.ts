import { formatFecha } from '@colega/domain/fechas';
import { type Honorario, usaCoeficiente } from '@colega/domain/honorarios';
import { formatImporte } from '@colega/domain/importes';
import { formatCoeficiente } from './ficha-de-planilla.ts';
import { explicar } from './filas-de-pasos.ts';
import { type Emisor, fechaYHora, type Hoja, imprimirHoja } from './hoja.ts';
import { armarPares, type Par } from './pares.ts';

export type DatosDePresupuesto = {
  colegio: Emisor;
  calculo: Honorario;
  calculado: Date;
  segmento: string;
  categoria: string | null;
  para: string;
  vence: string;
  /** Last day of the tariff; null while it has none. */
  tarifa_hasta: string | null;
  profesional: { nombre: string; cuit: string; matriculas: string[] } | null;
};

export const renderPresupuesto = (datos: DatosDePresupuesto): Promise<Uint8Array> =>
  imprimirHoja('presupuesto', hojaDe(datos), cuerpoDePresupuesto(datos));

const hojaDe = ({ colegio, calculo, calculado, profesional }: DatosDePresupuesto): Hoja => ({
  colegio,
  titulo: 'Presupuesto de honorarios',
  subtitulo: ['Presupuesto', formatFecha(calculo.fecha)],
  asunto: `Honorario mínimo según ${calculo.resolucion}, al ${formatFecha(calculo.fecha)}`,
  autor: profesional?.nombre ?? colegio.nombre,
  creado: calculado,
  pie: `Presupuesto calculado el ${fechaYHora(calculado)}`,
});

/** What the paper says, before it is drawn. */
export const cuerpoDePresupuesto = (datos: DatosDePresupuesto) => {
  const { calculo, vence } = datos;
  return {
    ficha: fichaDe(datos),
    vence: formatFecha(vence),
    tareas: calculo.tareas_valores.map((t) => [t.tarea.nombre, formatImporte(t.honorario_determinado)]),
    total: ['Total', formatImporte(calculo.honorario)],
    ...explicar(calculo),
    condiciones: condicionesDe(datos),
  };
};

const fichaDe = ({ calculo, segmento, categoria, para, profesional }: DatosDePresupuesto): Par[] =>
  armarPares(
    [
      ...(profesional
        ? ([
            ['Profesional', profesional.nombre],
            ['CUIT', profesional.cuit],
          ] as [string, string][])
        : []),
      ['Trabajo', segmento],
      ...(categoria ? ([['Categoría', categoria]] as [string, string][]) : []),
      ['Calculado al', formatFecha(calculo.fecha)],
      ['Resolución', calculo.resolucion],
      ['Unidad referencial (UR)', formatImporte(calculo.unidad_referencial)],
      ...(usaCoeficiente(calculo.segmento)
        ? ([['Coeficiente', formatCoeficiente(calculo.factor_coeficiente)]] as [string, string][])
        : []),
    ],
    [
      ...(profesional && profesional.matriculas.length > 0
        ? ([[profesional.matriculas.length === 1 ? 'Matrícula' : 'Matrículas', profesional.matriculas.join(' · ')]] as [
            string,
            string,
          ][])
        : []),
      ...(para === '' ? [] : ([['Para', para]] as [string, string][])),
    ],
  );

const condicionesDe = ({ vence, tarifa_hasta, profesional }: DatosDePresupuesto): string[] => [
  'Es el mínimo que fija la resolución: quien hace el trabajo puede convenir un honorario mayor, nunca uno menor.',
  'No es un contrato ni un legajo: no se presenta en el Colegio y no incluye tasas, sellados ni otros gastos.',
  ...(tarifa_hasta !== null && tarifa_hasta < vence
    ? [
        `La resolución rige hasta el ${formatFecha(tarifa_hasta)}: el de un contrato posterior se calcula con la que siga.`,
      ]
    : []),
  ...(profesional ? [] : ['Se hizo sin ingresar al portal: el Colegio no sabe quién lo hizo.']),
];
