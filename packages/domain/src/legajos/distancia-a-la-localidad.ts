type Punto = { latitud: string; longitud: string };

/** S-142: a point this far from the chosen locality is probably wrong, or the locality is. */
const LEJOS_KM = 60;
const RADIO_DE_LA_TIERRA_KM = 6371;

/** Large partidos exist, so it is only a warning. False while either is no point. */
export const estaLejosDeLaLocalidad = (punto: Punto, localidad: Punto): boolean => {
  const kilometros = distanciaKm(enRadianes(punto), enRadianes(localidad));
  return kilometros > LEJOS_KM;
};

const enRadianes = ({ latitud, longitud }: Punto): [number, number] => [radianes(latitud), radianes(longitud)];

const radianes = (grados: string): number => (grados.trim() === '' ? Number.NaN : (Number(grados) * Math.PI) / 180);

const distanciaKm = ([lat1, lng1]: [number, number], [lat2, lng2]: [number, number]): number => {
  const a = Math.sin((lat2 - lat1) / 2) ** 2 + Math.cos(lat1) * Math.cos(lat2) * Math.sin((lng2 - lng1) / 2) ** 2;
  return 2 * RADIO_DE_LA_TIERRA_KM * Math.asin(Math.min(1, Math.sqrt(a)));
};
