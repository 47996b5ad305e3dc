import estilos from './grafico.module.css';
import { Signo } from './signo.tsx';
import type { SerieDeGrafico } from './tipos.ts';

type Props = {
  series: readonly SerieDeGrafico[];
  en: (valor: number) => number;
  izquierda: number;
  banda: number;
};

type Punto = { i: number; x: number; y: number };

/** Where a value is missing the line is cut: nobody is told what was not measured. */
export const Lineas = ({ series, en, izquierda, banda }: Props) =>
  series.map(({ nombre, valores }, serie) => {
    const puntos = valores.map((valor, i): Punto | null =>
      valor === null ? null : { i, x: izquierda + banda * (i + 0.5), y: en(valor) },
    );
    const camino = puntos
      .flatMap((punto, i) => (punto ? [`${puntos[i - 1] ? 'L' : 'M'}${punto.x} ${punto.y}`] : []))
      .join('');
    return (
      <g key={nombre} data-serie={serie}>
        <path className={estilos.linea} data-serie={serie} d={camino} />
        {puntos.map((punto) => punto && <Signo key={punto.i} serie={serie} x={punto.x} y={punto.y} />)}
      </g>
    );
  });
