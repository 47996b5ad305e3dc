import { UNIDAD_ESPEJO_DE_AGUA, UNIDADES_DE_SUPERFICIE, type UnidadDeSuperficie } from '../formulario.ts';

export type NodoDeTipoObra = {
  key: string;
  descripcion: string;
  items: readonly NodoDeTipoObra[];
};

/** FRM-030. */
const ESPEJOS_DE_AGUA = new Set(['1.6', '1.6.1', '1.6.2', '13.3.1']);
/** FRM-031: its key follows from the housing form (OPN-065). */
export const CATEGORIA_SIN_SUBCATEGORIA = '1.2';

/** FRM-029, FRM-030. */
export const unidadesDe = (categoria: string, subcategoria?: string | null): readonly UnidadDeSuperficie[] =>
  ESPEJOS_DE_AGUA.has(categoria) || (subcategoria && ESPEJOS_DE_AGUA.has(subcategoria))
    ? [UNIDAD_ESPEJO_DE_AGUA]
    : UNIDADES_DE_SUPERFICIE;

const hojas = (nodo: NodoDeTipoObra): NodoDeTipoObra[] =>
  nodo.items.length === 0 ? [nodo] : nodo.items.flatMap(hojas);

export const subcategoriasDe = (nodo: NodoDeTipoObra | undefined): NodoDeTipoObra[] =>
  !nodo || nodo.key === CATEGORIA_SIN_SUBCATEGORIA ? [] : nodo.items.flatMap(hojas);
