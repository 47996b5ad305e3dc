import { percentil, tabla } from '../carga/cifras.ts';
import type { Gastado } from './teclado.ts';

/** S-660: what a key and a decision take of an ordinary typist (Card, Moran y Newell, 1983). */
const SEGUNDOS_POR_TECLA = 0.28;
const SEGUNDOS_POR_DECISION = 1.35;

/** Of a person: what the machine was waited for, and what pressing and deciding take. */
export const segundosDe = ({ teclas, decisiones, ms }: Gastado): number =>
  ms / 1000 + teclas * SEGUNDOS_POR_TECLA + decisiones * SEGUNDOS_POR_DECISION;

export type Resumen = { caso: string; gastado: readonly Gastado[] };

const peorDe = (valores: readonly number[]): number => Math.max(...valores);
const tres = (valores: readonly number[], cifras: number): string[] =>
  [percentil(valores, 0.5), percentil(valores, 0.9), peorDe(valores)].map((valor) =>
    valor.toFixed(cifras).replace('.', ','),
  );

export const comoTablaDeRevisiones = (casos: readonly Resumen[]): string =>
  tabla(
    ['', 'revisiones', 'teclas', 'p90', 'peor', 's máquina', 'p90', 'peor', 's persona', 'p90', 'peor'],
    casos.map(({ caso, gastado }) => [
      ...[caso, String(gastado.length)],
      ...tres(
        gastado.map(({ teclas }) => teclas),
        0,
      ),
      ...tres(
        gastado.map(({ ms }) => ms / 1000),
        1,
      ),
      ...tres(gastado.map(segundosDe), 1),
    ]),
  );

const TECLAS_DE_UNO_COMPLETO = 3;
const SEGUNDOS_DE_UNA_OBSERVACION = 40;
/** S-660: 200 files in a day of eight hours; what the desk takes of each leaves nine tenths for reading. */
const LEGAJOS_POR_DIA = 200;
const SEGUNDOS_POR_DIA = 8 * 3600;
const PARTE_DE_LA_MESA = 0.1;

type PorCaso = { completo: readonly Gastado[]; observado: readonly Gastado[]; todos: readonly Gastado[] };

/** Beside each goal what was measured, and whether it is kept. */
export const compararConMetas = ({ completo, observado, todos }: PorCaso): { renglon: string; cumple: boolean }[] => {
  const teclas = peorDe(completo.map((uno) => uno.teclas));
  const observar = peorDe(observado.map(segundosDe));
  const media = todos.reduce((suma, uno) => suma + segundosDe(uno), 0) / todos.length;
  const suyos = SEGUNDOS_POR_DIA / LEGAJOS_POR_DIA;
  return [
    {
      renglon: `uno completo: a lo sumo ${teclas} teclas (meta ${TECLAS_DE_UNO_COMPLETO})`,
      cumple: teclas <= TECLAS_DE_UNO_COMPLETO,
    },
    {
      renglon: `observar tres datos: a lo sumo ${observar.toFixed(1).replace('.', ',')} s (meta menos de ${SEGUNDOS_DE_UNA_OBSERVACION})`,
      cumple: observar < SEGUNDOS_DE_UNA_OBSERVACION,
    },
    {
      renglon: `${LEGAJOS_POR_DIA} por día: la mesa se lleva ${media.toFixed(1).replace('.', ',')} s de los ${suyos} de cada uno (meta ${(suyos * PARTE_DE_LA_MESA).toFixed(1).replace('.', ',')})`,
      cumple: media <= suyos * PARTE_DE_LA_MESA,
    },
  ];
};
