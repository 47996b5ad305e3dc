import { PAGINA } from '@colega/web-kit/lib/filtros/filtros-guardados.ts';
import { FILTROS_DE_LEGAJOS, type Filtros } from '../listado/filtros.ts';

type EnLaDireccion = Readonly<Record<string, string>>;

/** What finds them and in which order, as the address of the list says it; the page is a place. */
export const armarDireccion = (filtros: Filtros): Record<string, string> => {
  const busqueda = FILTROS_DE_LEGAJOS.escribir(filtros);
  busqueda.delete(PAGINA);
  return Object.fromEntries(busqueda);
};

/** Whether both find the same, in whatever order they say it. */
export const esLaMisma = (una: EnLaDireccion, otra: EnLaDireccion): boolean => {
  const claves = Object.keys(una);
  return claves.length === Object.keys(otra).length && claves.every((clave) => una[clave] === otra[clave]);
};
