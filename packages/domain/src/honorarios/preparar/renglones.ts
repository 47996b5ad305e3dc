import type { LoPreparado } from './escribir-celdas.ts';
import { DE_LA_FUENTE } from './normas.ts';
import { armarRuta, type ContenidoDeArancel, cambiarEn, mapaEn, SEPARADOR, valorEn } from './ruta-de-celda.ts';

export type CambioDeRenglon = { lista: string; lugar: number; que: 'agregar' | 'quitar' };
export type CodigoDeRenglon = 'renglon_inexistente' | 'ultimo_renglon' | 'demasiados_renglones';

const MAXIMO_DE_TRAMOS = 40;

/** What is known of a cell below goes with its row. */
export const moverConRenglon = <T>(
  deCadaCelda: Readonly<Record<string, T>>,
  { lista, lugar, que }: CambioDeRenglon,
): Record<string, T> =>
  Object.fromEntries(
    Object.entries(deCadaCelda).flatMap(([ruta, suyo]): [string, T][] => {
      if (!ruta.startsWith(`${lista}${SEPARADOR}`)) return [[ruta, suyo]];
      const [i = '', ...resto] = ruta.slice(lista.length + 1).split(SEPARADOR);
      const n = Number(i);
      if (que === 'quitar' && n === lugar) return [];
      const corrido = n >= lugar ? n + (que === 'agregar' ? 1 : -1) : n;
      return [[armarRuta(lista, corrido, ...resto), suyo]];
    }),
  );

/** Its figures, and not the norm that it says: of the one that comes in, nobody read any. */
const copiarTramo = (contenido: ContenidoDeArancel, tramo: string): Record<string, unknown> =>
  Object.fromEntries(mapaEn(contenido, tramo).filter(([clave]) => !DE_LA_FUENTE.has(clave)));

/** A bracket more before the one of that place, with its figures; or one less. The last one always has no end. */
export const cambiarRenglon = (
  { contenido, sin_leer }: LoPreparado,
  listas: ReadonlySet<string>,
  cambio: CambioDeRenglon,
): LoPreparado | CodigoDeRenglon => {
  const { lista, lugar, que } = cambio;
  const tramos = valorEn(contenido, lista);
  if (!listas.has(lista) || !Array.isArray(tramos) || tramos[lugar] === undefined) return 'renglon_inexistente';
  if (que === 'quitar' && tramos.length === 1) return 'ultimo_renglon';
  if (que === 'agregar' && tramos.length >= MAXIMO_DE_TRAMOS) return 'demasiados_renglones';
  const nuevos =
    que === 'quitar'
      ? tramos.toSpliced(lugar, 1)
      : tramos.toSpliced(lugar, 0, copiarTramo(contenido, armarRuta(lista, lugar)));
  const conFin = nuevos.map((tramo, i) => (i === nuevos.length - 1 ? { ...tramo, hasta: null } : tramo));
  return { contenido: cambiarEn(contenido, lista, conFin), sin_leer: moverConRenglon(sin_leer, cambio) };
};
