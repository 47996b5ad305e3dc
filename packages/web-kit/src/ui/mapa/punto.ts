import type { LocalidadElegida } from '@colega/asistentes/legajos';

export type Punto = { lat: number; lng: number };
export type Vista = { centro: Punto; zoom: number };

/** AUT-074..076. */
export const ZOOM_INICIAL = 8;
export const ZOOM_DE_LOCALIDAD = 12;
export const ZOOM_DE_PUNTO = 15;
const ZOOM_DE_DETALLE = 12;
const CENTRO_INICIAL: Punto = { lat: -35.07, lng: -58.63 };

const DECIMALES = 6;

/** Six decimals of a degree are eleven centimetres. */
export const escribirPunto = (grados: number): string => String(Number(grados.toFixed(DECIMALES)));

/** A comma or a dot; null while it is no coordinate. */
export const leerPunto = (latitud: string, longitud: string): Punto | null => {
  const [lat, lng] = [latitud, longitud].map((texto) => (texto.trim() === '' ? Number.NaN : Number(texto)));
  return lat !== undefined && lng !== undefined && Math.abs(lat) <= 90 && Math.abs(lng) <= 180 ? { lat, lng } : null;
};

/** Maps copy `-34.92, -57.95`; with decimal commas, a semicolon or a space parts the two. */
const PAR =
  /^\(?(-?\d+(?:\.\d+)?)\s*[,;\s]\s*(-?\d+(?:\.\d+)?)\)?$|^(-?\d+,\d+)\s*[,;]?\s+(-?\d+,\d+)$|^(-?\d+,\d+);(-?\d+,\d+)$/;

export const leerPar = (texto: string): Punto | null => {
  const limpio = texto.trim();
  const [lat, lng] = [...(PAR.exec(limpio) ?? [])].slice(1).filter((parte) => parte !== undefined);
  if (lat === undefined || lng === undefined || UNA_CON_COMA.test(limpio)) return null;
  return leerPunto(lat.replace(',', '.'), lng.replace(',', '.'));
};

const UNA_CON_COMA = /^-?\d+,\d+$/;

/** CON-008, OPN-056, S-326: without a point it is the fixed place, nearer than in the wizard. */
export const vistaDelDetalle = (punto: Punto | null): Vista =>
  punto ? { centro: punto, zoom: ZOOM_DE_PUNTO } : { centro: CENTRO_INICIAL, zoom: ZOOM_DE_DETALLE };

export const vistaInicial = (punto: Punto | null, localidad: LocalidadElegida | null): Vista => {
  if (punto) return { centro: punto, zoom: ZOOM_DE_PUNTO };
  const deLocalidad = localidad && leerPunto(localidad.latitud, localidad.longitud);
  return deLocalidad
    ? { centro: deLocalidad, zoom: ZOOM_DE_LOCALIDAD }
    : { centro: CENTRO_INICIAL, zoom: ZOOM_INICIAL };
};
