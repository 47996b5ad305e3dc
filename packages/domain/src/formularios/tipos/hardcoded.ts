import { camposDeVivienda } from '../especiales/items-de-vivienda.ts';
import { CLAVE_DE_VIVIENDA } from '../formulario.ts';
import { tipoDeObjeto } from './de-objeto.ts';

/** FRM-003: the key `items` is the single-family-housing form. */
export const hardcoded = tipoDeObjeto((campo) => (campo.key === CLAVE_DE_VIVIENDA ? camposDeVivienda : campo.fields));
