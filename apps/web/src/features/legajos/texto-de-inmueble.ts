type Unidad = { piso: string; depto: string; partida: string | number | null; subparcela: string };

const parte = (nombre: string, valor: string | number | null): string =>
  valor === null || valor === '' ? '' : `${nombre} ${valor}`;

type Catastro = Record<
  'circunscripcion' | 'seccion' | 'chacra' | 'quinta' | 'fraccion' | 'manzana' | 'parcela' | 'latitud' | 'longitud',
  string | null
>;

/** What the units of a building share, besides its address: its plot and its point (DET-008). */
export const catastroDe = (inmueble: Catastro) =>
  [
    ['Circunscripción', inmueble.circunscripcion],
    ['Sección', inmueble.seccion],
    ['Chacra', inmueble.chacra],
    ['Quinta', inmueble.quinta],
    ['Fracción', inmueble.fraccion],
    ['Manzana', inmueble.manzana],
    ['Parcela', inmueble.parcela],
    ['Coordenadas', inmueble.latitud && inmueble.longitud && `${inmueble.latitud}, ${inmueble.longitud}`],
  ] as const;

/** `piso 2, depto B, partida 12345`. */
export const unidadComoTexto = ({ piso, depto, partida, subparcela }: Unidad): string =>
  [parte('piso', piso), parte('depto', depto), parte('partida', partida), parte('subparcela', subparcela)]
    .filter(Boolean)
    .join(', ');
