import type { Fecha } from '../../fechas/fecha.ts';
import { textoEn } from './ruta-de-celda.ts';

type Fechada = { vigente_desde: Fecha; contenido: unknown };

/** Since when each of those figures is what it is in the last of them, without a change in between. They come in the order of their days. */
export const vigenciaDeCifras = (rutas: readonly string[], enOrden: readonly Fechada[]): ReadonlyMap<string, Fecha> => {
  const ultima = enOrden.at(-1);
  if (!ultima) return new Map();
  return new Map(
    rutas.map((ruta) => {
      const hoy = textoEn(ultima.contenido, ruta);
      const distinta = enOrden.findLastIndex(({ contenido }) => textoEn(contenido, ruta) !== hoy);
      return [ruta, (enOrden[distinta + 1] ?? ultima).vigente_desde];
    }),
  );
};
