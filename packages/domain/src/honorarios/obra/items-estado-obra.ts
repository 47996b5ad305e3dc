import type { ItemDeEstadoDeObra } from '../datos/datos-del-catalogo.ts';
import type { Tabla } from '../tabla.ts';

export const itemsEstadoObra = (
  items: readonly ItemDeEstadoDeObra[],
  { estado_obra }: Pick<Tabla, 'estado_obra'>,
): { key: string; nombre: string; incidencia: string }[] =>
  items.map(({ key, nombre }) => ({ key, nombre, incidencia: estado_obra.valores.get(key)?.toFixed() ?? '0' }));
