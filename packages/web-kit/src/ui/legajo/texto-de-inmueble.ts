import {
  CATASTRO_COMPARTIDO,
  OTROS_DE_DIRECCION,
  TEXTOS_DE_INMUEBLE,
  TEXTOS_DE_UNIDAD,
  type TextoDeInmueble,
  textosCargados,
} from '@colega/domain/legajos';

type Unidad = Record<(typeof TEXTOS_DE_UNIDAD)[number], string> & { partida: string | number | null };
type Edificio = Record<(typeof CATASTRO_COMPARTIDO)[number] | (typeof OTROS_DE_DIRECCION)[number], string> &
  Record<'latitud' | 'longitud', string | null>;

export const nombrarTextos = <C extends TextoDeInmueble>(inmueble: Readonly<Record<C, string>>, campos: readonly C[]) =>
  campos.map((campo) => [TEXTOS_DE_INMUEBLE[campo].nombre, inmueble[campo], campo] as const);

/** DET-008: the plot and the point, besides the street. */
export const edificioComoDatos = (inmueble: Edificio) =>
  [
    ...nombrarTextos(inmueble, OTROS_DE_DIRECCION),
    ...nombrarTextos(inmueble, CATASTRO_COMPARTIDO),
    ['Coordenadas', inmueble.latitud && inmueble.longitud && `${inmueble.latitud}, ${inmueble.longitud}`, 'latitud'],
  ] as const;

export const partesDeUnidad = (unidad: Omit<Unidad, 'partida'>): string[] =>
  textosCargados(unidad, TEXTOS_DE_UNIDAD).map((parte) => parte.join(' '));

/** In a sentence only the words are small: what was typed is read as it was typed. */
export const unidadComoTexto = ({ partida, ...unidad }: Unidad): string => {
  const escritas = textosCargados(unidad, TEXTOS_DE_UNIDAD).map(
    ([palabra, valor]) => `${palabra.toLowerCase()} ${valor}`,
  );
  return [...escritas, ...(partida ? [`partida ${partida}`] : [])].join(', ');
};
