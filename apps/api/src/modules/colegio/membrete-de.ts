import { SALUDO_DE_ENTRADA } from '@colega/domain/colegio';
import type { Membrete } from '../../correo/carta.ts';
import { type Colegio, direccionDeMarca } from './leer-colegio.service.ts';

type DeCartas = Pick<Colegio, 'nombre' | 'contacto' | 'color' | 'color_oscuro' | 'marca' | 'textos'>;

/** The college as its letters say it. */
export const membreteDe = (
  { nombre, contacto, color, color_oscuro, marca, textos }: DeCartas,
  direccionPublica: string,
): Membrete['colegio'] => ({
  ...{ nombre, ...contacto, color, color_oscuro, oficinas_url: `${direccionPublica}/contacto` },
  marca_url: marca === null ? null : `${direccionPublica}${direccionDeMarca(marca)}`,
  saludo: textos.saludo_de_cartas ?? SALUDO_DE_ENTRADA,
  despedida: textos.despedida_de_cartas ?? '',
  pie: textos.pie_de_cartas ?? '',
});
