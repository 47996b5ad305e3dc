import { type KeyboardEvent, useRef } from 'react';
import estilos from './grafico.module.css';
import { type DatosDeGrafico, type Marco, SIN_DATO } from './tipos.ts';

type Props = {
  datos: DatosDeGrafico;
  marco: Marco;
  acostado: boolean;
  /** Where one stands or points. */
  activa: number | null;
  alActivar: (categoria: number | null) => void;
  alElegir: ((categoria: number) => void) | undefined;
};

const PASOS: Readonly<Record<string, (i: number, cuantas: number) => number>> = {
  ArrowRight: (i) => i + 1,
  ArrowDown: (i) => i + 1,
  ArrowLeft: (i) => i - 1,
  ArrowUp: (i) => i - 1,
  Home: () => 0,
  End: (_, cuantas) => cuantas - 1,
};

export const decirCategoria = ({ categorias, series, format }: DatosDeGrafico, i: number): string => {
  const valores = series.map(({ nombre, valores }) => {
    const valor = valores[i] ?? null;
    return `${nombre}: ${valor === null ? SIN_DATO : format(valor)}`;
  });
  return `${categorias[i]}. ${valores.join('; ')}`;
};

/** One stop of the keyboard for the whole chart; its arrows go from one category to another, and each says its figures. */
export const Zonas = ({ datos, marco, acostado, activa, alActivar, alElegir }: Props) => {
  const parada = useRef(0);
  const { izquierda, derecha, arriba, abajo, ancho, alto } = marco;
  const cuantas = datos.categorias.length;
  const largo = acostado ? alto - arriba - abajo : ancho - izquierda - derecha;
  const banda = largo / Math.max(cuantas, 1);
  const conFoco = Math.min(activa ?? parada.current, cuantas - 1);
  const alPulsar = (tecla: KeyboardEvent<SVGGElement>, i: number) => {
    if ((tecla.key === 'Enter' || tecla.key === ' ') && alElegir) {
      tecla.preventDefault();
      alElegir(i);
      return;
    }
    const paso = PASOS[tecla.key];
    if (!paso) return;
    tecla.preventDefault();
    const otra = Math.min(Math.max(paso(i, cuantas), 0), cuantas - 1);
    const destino = tecla.currentTarget.parentElement?.children[otra];
    if (destino instanceof SVGElement) destino.focus();
  };
  return (
    <g>
      {datos.categorias.map((nombre, i) => (
        // biome-ignore lint/a11y/noStaticElementInteractions: it has its role, which is one of two
        <g
          key={nombre}
          role={alElegir ? 'button' : 'img'}
          aria-label={decirCategoria(datos, i)}
          tabIndex={i === conFoco ? 0 : -1}
          className={estilos.zona}
          data-elegible={alElegir !== undefined}
          data-activa={i === activa}
          onFocus={() => {
            parada.current = i;
            alActivar(i);
          }}
          onBlur={() => alActivar(null)}
          onPointerEnter={() => alActivar(i)}
          onPointerLeave={() => alActivar(null)}
          onKeyDown={(tecla) => alPulsar(tecla, i)}
          onClick={() => alElegir?.(i)}
        >
          <rect
            x={acostado ? 1 : izquierda + banda * i}
            y={acostado ? arriba + banda * i : arriba}
            width={Math.max(acostado ? ancho - 2 : banda, 0)}
            height={Math.max(acostado ? banda : alto - arriba - 1, 0)}
          />
        </g>
      ))}
    </g>
  );
};
