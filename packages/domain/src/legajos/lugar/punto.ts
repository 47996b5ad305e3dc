export type Punto = { lat: number; lng: number };

const DECIMALES = 6;

/** Six decimals of a degree are eleven centimetres. */
export const escribirPunto = (grados: number): string => String(Number(grados.toFixed(DECIMALES)));

/** Null while it is no coordinate. */
export const leerPunto = (latitud: string, longitud: string): Punto | null => {
  const [lat, lng] = [latitud, longitud].map((texto) => (texto.trim() === '' ? Number.NaN : Number(texto)));
  return lat !== undefined && lng !== undefined && Math.abs(lat) <= 90 && Math.abs(lng) <= 180 ? { lat, lng } : null;
};

/** Maps copy `-34.92, -57.95`; with decimal commas, a semicolon or a space parts the two. */
const PAR =
  /^\(?(-?\d+(?:\.\d+)?)\s*[,;\s]\s*(-?\d+(?:\.\d+)?)\)?$|^(-?\d+,\d+)\s*[,;]?\s+(-?\d+,\d+)$|^(-?\d+,\d+);(-?\d+,\d+)$/;

/** Two bare numbers may be a street and its number: a point of a map has decimals, or is south and west. */
const ES_DE_UN_MAPA = /\d[.,]\d.*\d[.,]\d|^\(?-\d.*-\d/;

export const leerPar = (texto: string): Punto | null => {
  const limpio = texto.trim().replaceAll('−', '-');
  if (!ES_DE_UN_MAPA.test(limpio)) return null;
  const [lat, lng] = [...(PAR.exec(limpio) ?? [])].slice(1).filter((parte) => parte !== undefined);
  if (lat === undefined || lng === undefined || UNA_CON_COMA.test(limpio)) return null;
  return leerPunto(lat.replace(',', '.'), lng.replace(',', '.'));
};

const UNA_CON_COMA = /^-?\d+,\d+$/;
