import { CLAVES_DE_PLAZO, type ClaveDePlazo } from '@colega/domain/colegio';
import { NOMBRES_DE_COLAS } from '@colega/domain/legajos';

export const nombreDePlazo = (plazo: ClaveDePlazo): string => {
  if (plazo === 'al_dia') return 'Deuda con la que alguien sigue al día';
  return plazo === 'responder_observacion' ? 'El matriculado responde una observación' : NOMBRES_DE_COLAS[plazo];
};

const PARTES = new Map([
  ['identidad', 'nombre, CUIT y contacto'],
  ['colores', 'colores'],
  ['marca', 'marca'],
  ['partidos', 'partidos de cada distrito'],
  ['rubros', 'rubros'],
  ['oficinas', 'oficinas y teléfonos'],
  ['primeros_pasos', 'primeros pasos'],
  ['texto_pie_de_papeles', 'texto al pie de los papeles'],
]);

/** Of what the college keeps of itself, each saved apart. A district or an office comes by its name. */
export const nombreDeParte = (clave: string): string => {
  const plazo = CLAVES_DE_PLAZO.find((uno) => clave === `plazo_${uno}`);
  if (plazo) return `plazo de «${nombreDePlazo(plazo)}»`;
  const nombre = PARTES.get(clave);
  if (nombre) return nombre;
  if (clave.startsWith('texto_papel.')) return 'leyenda de un papel';
  return clave.startsWith('texto_') ? 'texto de una carta' : clave;
};
