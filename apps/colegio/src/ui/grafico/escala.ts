import { nice, ticks } from 'd3-array';
import type { DatosDeGrafico } from './tipos.ts';

export type Escala = { marcas: number[]; en: (valor: number) => number };

const MARCAS = 5;

/** What each category reaches: its largest value or, piled up, the sum. */
const extremosDe = ({ categorias, series, apilado }: DatosDeGrafico): [number, number] => {
  const alcances = categorias.flatMap((_, i) => {
    const valores = series.map(({ valores }) => valores[i] ?? 0);
    if (!apilado) return valores;
    const suma = (signo: 1 | -1) => valores.filter((valor) => valor * signo > 0).reduce((a, b) => a + b, 0);
    return [suma(1), suma(-1)];
  });
  return [Math.min(0, ...alcances), Math.max(0, ...alcances)];
};

/** From zero, always: a bar that begins elsewhere tells another proportion. */
export const escalaDe = (datos: DatosDeGrafico, desde: number, hasta: number): Escala => {
  const [minimo, maximo] = extremosDe(datos);
  const [a, b] = nice(minimo, maximo > minimo ? maximo : 1, MARCAS);
  const largo = b - a;
  const marcas = ticks(a, b, MARCAS);
  // Of what is counted there are no halves.
  const deEnteros = datos.series.every(({ valores }) =>
    valores.every((valor) => valor === null || Number.isInteger(valor)),
  );
  return {
    marcas: deEnteros ? marcas.filter(Number.isInteger) : marcas,
    en: (valor) => desde + ((valor - a) / largo) * (hasta - desde),
  };
};

/** One of how many categories has its name on the axis, so that no name is over another. */
export const saltoDeRotulos = (nombres: readonly string[], ancho: number): number => {
  const masLargo = Math.max(1, ...nombres.map(({ length }) => length));
  return Math.max(1, Math.ceil((nombres.length * (masLargo * ANCHO_DE_LETRA + 10)) / Math.max(ancho, 1)));
};

/** Of a letter of 12 pixels, wide rather than narrow. */
export const ANCHO_DE_LETRA = 6.6;

type Barra = { serie: number; categoria: number; base: number; fin: number; lado: number; grosor: number };

/** The bars of every series: along the axis of values from `base` to `fin`, along the other one from `lado`. */
export const colocarBarras = (datos: DatosDeGrafico, en: Escala['en'], desde: number, largo: number): Barra[] => {
  const { categorias, series, apilado } = datos;
  const banda = largo / Math.max(categorias.length, 1);
  const hueco = Math.min(banda * 0.25, 16);
  const grosor = Math.min((banda - hueco) / (apilado ? 1 : Math.max(series.length, 1)), 48);
  const ocupado = grosor * (apilado ? 1 : series.length);
  return categorias.flatMap((_, categoria) => {
    const acumulado = { mas: 0, menos: 0 };
    const inicio = desde + banda * categoria + (banda - ocupado) / 2;
    return series.flatMap(({ valores }, serie) => {
      const valor = valores[categoria] ?? 0;
      if (valor === 0) return [];
      const lado = apilado ? inicio : inicio + grosor * serie;
      const signo = valor > 0 ? 'mas' : 'menos';
      const de = apilado ? acumulado[signo] : 0;
      acumulado[signo] += valor;
      return [{ serie, categoria, base: en(de), fin: en(de + valor), lado, grosor }];
    });
  });
};
