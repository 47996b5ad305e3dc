import estilos from './grafico.module.css';

const FORMAS = [
  'M-4 0a4 4 0 1 0 8 0a4 4 0 1 0 -8 0',
  'M-3.5 -3.5h7v7h-7z',
  'M0 -5L5 4H-5z',
  'M0 -5L5 0L0 5L-5 0z',
  'M-5 -4H5L0 5z',
  'M-4.5 -1.5h3v-3h3v3h3v3h-3v3h-3v-3h-3z',
];

type Props = { serie: number; x: number; y: number };

/** Each series has its own: the colour only helps. */
export const Signo = ({ serie, x, y }: Props) => (
  <path
    className={estilos.signo}
    data-serie={serie}
    d={FORMAS[serie % FORMAS.length]}
    transform={`translate(${x} ${y})`}
  />
);
