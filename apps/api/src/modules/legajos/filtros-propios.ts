import { validarRangoDeFechas } from '@colega/domain/validacion';
import { exigirPropia } from '../../http/acceso.ts';
import { invalido } from '../../http/error-http.ts';
import type { SesionDelPedido } from '../../http/rutas.ts';

type Filtros = { 'persona.id': number; fecha_desde?: string | undefined; fecha_hasta?: string | undefined };

/** Throws 404 for somebody else's list, and 422 with a range that ends before it begins. */
export const exigirFiltrosPropios = (filtros: Filtros, sesion: SesionDelPedido): void => {
  exigirPropia(filtros['persona.id'], sesion);
  const rango = validarRangoDeFechas(filtros.fecha_desde, filtros.fecha_hasta);
  if (rango) throw invalido([rango]);
};
