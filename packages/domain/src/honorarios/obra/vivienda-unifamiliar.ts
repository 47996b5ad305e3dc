import { ITEMS_DE_VIVIENDA } from '../../formularios/especiales/items-de-vivienda.ts';
import type { ItemsDeVivienda, Parametros } from '../../formularios/formulario.ts';
import type { CategoriaDeVivienda, Tabla } from '../tabla.ts';

/** FRM-037, FRM-038, S-36: the number of yes among the eight items gives the category. */
export const categoriaDeVivienda = (
  items: Partial<ItemsDeVivienda> | Parametros,
  { vivienda_unifamiliar }: Pick<Tabla, 'vivienda_unifamiliar'>,
): CategoriaDeVivienda => {
  const si = ITEMS_DE_VIVIENDA.filter(({ key }) => items[key] === true).length;
  const categoria = vivienda_unifamiliar.valores.find((c) => c.desde <= si && si <= c.hasta);
  if (!categoria) throw new RangeError(`the housing table has no category for ${si} items`);
  return categoria;
};
