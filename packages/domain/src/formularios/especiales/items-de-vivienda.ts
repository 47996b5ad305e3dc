import type { Campo, ItemsDeVivienda } from '../formulario.ts';

/** FRM-037, in its order. */
export const ITEMS_DE_VIVIENDA: readonly { key: keyof ItemsDeVivienda; descripcion: string }[] = [
  { key: 'item_1', descripcion: 'Dependencias de servicio' },
  { key: 'item_2', descripcion: 'Dos o más cocheras cubiertas' },
  { key: 'item_3', descripcion: 'Aire acondicionado central o instalaciones especiales' },
  { key: 'item_4', descripcion: 'Cuatro o más baños' },
  { key: 'item_5', descripcion: 'Sauna o pileta de más de 30 m²' },
  { key: 'item_6', descripcion: 'Más de 150 m² en total' },
  { key: 'item_7', descripcion: 'Ubicada dentro de un barrio cerrado' },
  { key: 'item_8', descripcion: 'Más de tres niveles' },
];

export const camposDeVivienda: readonly Campo[] = ITEMS_DE_VIVIENDA.map(({ key, descripcion }) => ({
  ruta: key,
  etiqueta: descripcion,
  tipo: 'interruptor',
  reglas: [],
  campos: [],
}));

/** FRM-038: the tipo-de-obra key of each housing category. */
export const CODIGO_DE_CATEGORIA_DE_VIVIENDA = {
  categoria_a: '1.2.1',
  categoria_b: '1.2.2',
  categoria_c: '1.2.3',
  categoria_d: '1.2.4',
  categoria_e: '1.2.5',
} as const;
