import {
  CATEGORIA_SIN_SUBCATEGORIA,
  type NodoDeTipoObra,
  unidadesDe,
} from '../../formularios/especiales/tipos-de-obra.ts';
import type { GrupoDeTiposDeObra } from '../datos/datos-del-catalogo.ts';
import type { Tabla } from '../tabla.ts';

type Cifras = Pick<Tabla, 'coeficientes_tipo_obra' | 'vivienda_unifamiliar'>;

const podar = (nodo: NodoDeTipoObra, cifras: Cifras): NodoDeTipoObra[] => {
  const tiene = (codigo: string) => cifras.coeficientes_tipo_obra.valores.has(codigo);
  if (nodo.key === CATEGORIA_SIN_SUBCATEGORIA) {
    const { valores } = cifras.vivienda_unifamiliar;
    return valores.length > 0 && valores.every(({ codigo }) => tiene(codigo)) ? [nodo] : [];
  }
  if (nodo.items.length === 0) return tiene(nodo.key) ? [nodo] : [];
  const items = nodo.items.flatMap((item) => podar(item, cifras));
  return items.length === 0 ? [] : [{ ...nodo, items }];
};

export const tiposDeObraConCifras = (tablas: readonly GrupoDeTiposDeObra[], cifras: Cifras): NodoDeTipoObra[] =>
  tablas.flatMap((tabla) => tabla.items.flatMap((nodo) => podar(nodo, cifras)));

export type ItemConValores = {
  key: string;
  descripcion: string;
  valores: { coeficiente: string | null; unidades: string[] };
  items: ItemConValores[];
};

const conValores = (nodo: NodoDeTipoObra, cifras: Cifras): ItemConValores => ({
  key: nodo.key,
  descripcion: nodo.descripcion,
  valores: {
    coeficiente: cifras.coeficientes_tipo_obra.valores.get(nodo.key)?.toFixed() ?? null,
    unidades: [...unidadesDe(nodo.key)],
  },
  items: nodo.items.map((item) => conValores(item, cifras)),
});

/** API-039. */
export const tablasDeTipoObra = (
  tablas: readonly GrupoDeTiposDeObra[],
  cifras: Cifras,
): { titulo: string; items: ItemConValores[] }[] =>
  tablas.map(({ titulo, items }) => ({
    titulo,
    items: items.flatMap((nodo) => podar(nodo, cifras)).map((nodo) => conValores(nodo, cifras)),
  }));
