import { formatFecha } from '@colega/domain/fechas';
import { type CuentaExplicada, type Honorario, textoDeFuente, usaCoeficiente } from '@colega/domain/honorarios';
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
  /** What was agreed, never under the minimum; null when only the minimum is offered. */
  convenido: string | null;
  /** CEP and stamp of that fee, with the rates of that day; null where no list says them. */
  del_colegio: CuentaExplicada | null;
  nota: string;
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

/** Of a rate whose list names no norm. */
const TASA_DE_REFERENCIA = 'Tasa de referencia, que el Colegio todavía no confirmó con una norma';

/** Without what the lists of that day charge nothing of; null where nothing is charged, or no list says. */
const loQueSeCobra = ({ del_colegio }: Pick<DatosDePresupuesto, 'del_colegio'>): CuentaExplicada | null => {
  const pasos = del_colegio?.pasos.filter(({ importe }) => Number(importe) !== 0) ?? [];
  return del_colegio && pasos.length > 0 ? { ...del_colegio, pasos } : null;
};

const SE_PAGA: Readonly<Record<string, string>> = {
  cep: 'El CEP se paga',
  timbrado: 'El timbrado se paga',
};
const decirQueSePaga = ({ pasos: [primero, ...otros] }: CuentaExplicada): string =>
  (otros.length === 0 && SE_PAGA[primero?.regla ?? '']) || 'El CEP y el timbrado se pagan';

/** What the paper says, before it is drawn. */
export const cuerpoDePresupuesto = (datos: DatosDePresupuesto) => {
  const { calculo, vence, convenido, nota } = datos;
  const del_colegio = loQueSeCobra(datos);
  return {
    ficha: fichaDe(datos),
    vence: formatFecha(vence),
    convenido: convenido === null ? null : formatImporte(convenido),
    del_colegio: del_colegio && {
      renglones: del_colegio.pasos.map(({ texto, importe, fuente }) => ({
        ...{ texto, importe: formatImporte(importe) },
        fuente: textoDeFuente(fuente) || TASA_DE_REFERENCIA,
      })),
      total: formatImporte(del_colegio.importe),
    },
    nota_del_cliente: nota === '' ? null : nota.split('\n'),
    tareas: calculo.tareas_valores.map((t) => [t.tarea.nombre, formatImporte(t.honorario_determinado)]),
    total: ['Total', formatImporte(calculo.honorario)],
    ...explicar(calculo),
    condiciones: condicionesDe({ ...datos, del_colegio }),
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

const condicionesDe = ({
  calculo,
  convenido,
  del_colegio,
  vence,
  tarifa_hasta,
  profesional,
}: DatosDePresupuesto): string[] => [
  convenido === null
    ? 'Es el mínimo que fija la resolución: quien hace el trabajo puede convenir un honorario mayor, nunca uno menor.'
    : `El honorario convenido no es menor que el mínimo que fija la resolución, ${formatImporte(calculo.honorario)}.`,
  del_colegio
    ? `No es un contrato ni un legajo: no se presenta en el Colegio. ${decirQueSePaga(del_colegio)} al Colegio cuando se confirma el legajo, con las tasas del día de su contrato, salvo que su modalidad o su comitente lo eximan; no incluye sellados ni otros gastos.`
    : 'No es un contrato ni un legajo: no se presenta en el Colegio y no incluye tasas, sellados ni otros gastos.',
  ...(tarifa_hasta !== null && tarifa_hasta < vence
    ? [
        `La resolución rige hasta el ${formatFecha(tarifa_hasta)}: el de un contrato posterior se calcula con la que siga.`,
      ]
    : []),
  ...(profesional ? [] : ['Se hizo sin ingresar al portal: el Colegio no sabe quién lo hizo.']),
];
