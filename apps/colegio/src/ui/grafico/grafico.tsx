import { type ReactNode, useCallback, useId, useState } from 'react';
import { Dibujo, type Forma } from './dibujo.tsx';
import { ANCHO_DE_LETRA, escalaDe } from './escala.ts';
import estilos from './grafico.module.css';
import { Signo } from './signo.tsx';
import { TablaDeGrafico } from './tabla-de-grafico.tsx';
import type { DatosDeGrafico, Marco } from './tipos.ts';
import { decirCategoria, Zonas } from './zonas.tsx';

type Props = {
  titulo: string;
  /** Columns and lines are of what goes one after another, as months; bars, of what has a long name, as districts. */
  forma: Forma;
  datos: DatosDeGrafico;
  /** A table that has the figures of the chart and more; without it, one with those. */
  tabla?: ReactNode;
  /** What is behind a category is opened from it. */
  alElegir?: (categoria: number) => void;
};

const ALTO = 260;
const ALTO_DE_BARRA = 18;
const ANCHO_AL_EMPEZAR = 640;

/** Never without its table: a drawing is for who sees it, and its figures are for everybody. */
export const Grafico = ({ titulo, forma, datos, tabla, alElegir }: Props) => {
  const id = useId();
  const [ancho, setAncho] = useState(ANCHO_AL_EMPEZAR);
  const [activa, setActiva] = useState<number | null>(null);
  const medir = useCallback((caja: HTMLElement | null) => {
    if (!caja) return;
    const observador = new ResizeObserver(([medida]) => setAncho(medida?.contentRect.width || ANCHO_AL_EMPEZAR));
    observador.observe(caja);
    return () => observador.disconnect();
  }, []);
  const marco = marcoDe(datos, forma, ancho);
  return (
    <div className={estilos.grafico}>
      <figure aria-labelledby={id}>
        <figcaption id={id}>{titulo}</figcaption>
        {datos.series.length > 1 && <Leyenda datos={datos} forma={forma} />}
        <div ref={medir} className={estilos.caja}>
          {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is of what is filled in */}
          <svg role="group" aria-label={titulo} width={ancho} height={marco.alto} focusable="false">
            <svg aria-hidden="true" width={ancho} height={marco.alto} focusable="false">
              <Dibujo datos={datos} marco={marco} forma={forma} />
            </svg>
            <Zonas {...{ datos, marco, activa, alElegir }} acostado={forma === 'barras'} alActivar={setActiva} />
          </svg>
        </div>
        <p className={estilos.lectura} aria-hidden="true">
          {activa === null ? (alElegir ? AYUDA_AL_ELEGIR : AYUDA) : decirCategoria(datos, activa)}
        </p>
      </figure>
      {tabla ?? <TablaDeGrafico titulo={titulo} datos={datos} />}
    </div>
  );
};

const AYUDA = 'Pasá por el gráfico, o recorrelo con las flechas, para leer cada cifra.';
const AYUDA_AL_ELEGIR = 'Recorré el gráfico con las flechas; elegí una parte para ver qué hay detrás.';

const Leyenda = ({ datos, forma }: Pick<Props, 'datos' | 'forma'>) => (
  <ul className={estilos.leyenda}>
    {datos.series.map(({ nombre }, serie) => (
      <li key={nombre}>
        <svg width={22} height={14} aria-hidden="true" focusable="false">
          {forma === 'lineas' ? (
            <>
              <path className={estilos.linea} data-serie={serie} d="M0 7H22" />
              <Signo serie={serie} x={11} y={7} />
            </>
          ) : (
            <rect className={estilos.barra} data-serie={serie} x={4} y={1} width={14} height={12} />
          )}
        </svg>
        {nombre}
      </li>
    ))}
  </ul>
);

const letrasDe = (textos: readonly string[]): number =>
  Math.max(1, ...textos.map(({ length }) => length)) * ANCHO_DE_LETRA + 10;

const marcoDe = (datos: DatosDeGrafico, forma: Forma, ancho: number): Marco => {
  const { categorias, series, apilado, format, formatEje = format } = datos;
  const { marcas } = escalaDe(datos, 0, 1);
  if (forma !== 'barras')
    return { ancho, alto: ALTO, izquierda: letrasDe(marcas.map(formatEje)), derecha: 8, arriba: 12, abajo: 28 };
  const porCategoria = ALTO_DE_BARRA * (apilado ? 1 : series.length) + 12;
  return {
    ancho,
    alto: categorias.length * porCategoria + 36,
    // Names have at most two fifths of the width.
    izquierda: Math.min(letrasDe(categorias), ancho * 0.4),
    // The last mark's figure stands half to its right.
    ...{ derecha: Math.max(letrasDe(marcas.slice(-1).map(formatEje)) / 2, 16), arriba: 4, abajo: 28 },
  };
};
