import type { LocalidadElegida } from '@colega/asistentes/legajos';
import { leerPunto, type Punto } from '@colega/domain/legajos';

export type Vista = { centro: Punto; zoom: number };

/** AUT-074..076. */
export const ZOOM_INICIAL = 8;
export const ZOOM_DE_LOCALIDAD = 12;
export const ZOOM_DE_PUNTO = 15;
const ZOOM_DE_DETALLE = 12;
const CENTRO_INICIAL: Punto = { lat: -35.07, lng: -58.63 };

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
