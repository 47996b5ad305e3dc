import type { PasoDelColegio } from '@colega/domain/colegio';

export const NOMBRES_DE_PASO: Readonly<Record<PasoDelColegio, string>> = {
  identidad: 'Nombre, CUIT y contacto',
  marca: 'Marca y colores',
  distritos: 'Distritos',
  oficinas: 'Oficinas y teléfonos',
  rubros: 'Rubros',
  plazos: 'Plazos',
  textos: 'Textos de cartas y papeles',
  cuentas: 'Bancos y códigos de cuenta',
};
