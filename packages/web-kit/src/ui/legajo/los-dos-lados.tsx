import { formatFecha } from '@colega/domain/fechas';
import { type Honorario, usaCoeficiente } from '@colega/domain/honorarios';
import { formatImporte } from '@colega/domain/importes';
import { DosCuentas } from './dos-cuentas.tsx';

type Props = {
  a: Honorario;
  b: Honorario;
  /** What each is called; without it, its day and its coefficient. */
  nombres?: readonly [a: string, b: string];
};

/** Two minimums, line by line. */
export const LosDosLados = ({ a, b, nombres = [comoSeLlama(a), comoSeLlama(b)] }: Props) => (
  <DosCuentas
    a={{ importe: a.honorario, pasos: a.pasos }}
    b={{ importe: b.honorario, pasos: b.pasos }}
    nombres={nombres}
    igual="el mismo mínimo"
    porque={porQue(a, b)}
  />
);

const comoSeLlama = ({ fecha, factor_coeficiente, segmento }: Honorario): string =>
  usaCoeficiente(segmento)
    ? `${formatFecha(fecha)}, coeficiente ${factor_coeficiente.replace('.', ',')}`
    : formatFecha(fecha);

/** What the two were not given alike. */
const porQue = (a: Honorario, b: Honorario): string => {
  const causas = [
    ...(a.resolucion_id === b.resolucion_id ? [] : [`cambia la resolución (${a.resolucion}; ${b.resolucion})`]),
    ...(a.unidad_referencial === b.unidad_referencial
      ? []
      : [
          `la unidad referencial pasa de ${formatImporte(a.unidad_referencial)} a ${formatImporte(b.unidad_referencial)}`,
        ]),
    ...(a.factor_coeficiente === b.factor_coeficiente
      ? []
      : [
          `el coeficiente pasa de ${a.factor_coeficiente.replace('.', ',')} a ${b.factor_coeficiente.replace('.', ',')}`,
        ]),
  ];
  return causas.length === 0
    ? 'Los dos se calculan con la misma resolución y el mismo coeficiente.'
    : `Por qué: ${causas.join('; ')}.`;
};
