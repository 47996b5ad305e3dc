type Unidad = { piso: string; depto: string; partida: string | number | null; subparcela: string };

const parte = (nombre: string, valor: string | number | null): string =>
  valor === null || valor === '' ? '' : `${nombre} ${valor}`;

/** `piso 2, depto B, partida 12345`. */
export const unidadComoTexto = ({ piso, depto, partida, subparcela }: Unidad): string =>
  [parte('piso', piso), parte('depto', depto), parte('partida', partida), parte('subparcela', subparcela)]
    .filter(Boolean)
    .join(', ');
