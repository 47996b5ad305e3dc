import { armarRuta } from './ruta-de-celda.ts';

const igual = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);
const esMapa = (valor: unknown): valor is Record<string, unknown> =>
  typeof valor === 'object' && valor !== null && !Array.isArray(valor);

/**
 * What was changed since the old base stays, and the rest takes what the new one says. A list whose length somebody changed is theirs as a
 * whole: its places name no longer the same.
 */
export const ponerAlDia = <T>(base: T, mio: T, nuevo: T): T => {
  if (igual(base, mio)) return nuevo;
  if (igual(base, nuevo)) return mio;
  if (esMapa(base) && esMapa(mio) && esMapa(nuevo)) {
    const claves = [...new Set([...Object.keys(nuevo), ...Object.keys(mio)])];
    const pares = claves.flatMap((clave): [string, unknown][] => {
      const valor = ponerAlDia<unknown>(base[clave], mio[clave], nuevo[clave]);
      return valor === undefined ? [] : [[clave, valor]];
    });
    return Object.fromEntries(pares) as T;
  }
  if (Array.isArray(base) && Array.isArray(mio) && Array.isArray(nuevo)) {
    const mismoLargo = base.length === mio.length && base.length === nuevo.length;
    if (mismoLargo) return mio.map((uno, i) => ponerAlDia<unknown>(base[i], uno, nuevo[i])) as T;
  }
  return mio;
};

/** The places of the lists that were kept as a whole though the new one changes them: none of its figures came into them. */
export const listasEnteras = (base: unknown, mio: unknown, nuevo: unknown, en: readonly string[] = []): string[] => {
  if (igual(base, mio) || igual(base, nuevo) || igual(mio, nuevo)) return [];
  if (esMapa(base) && esMapa(mio) && esMapa(nuevo))
    return Object.keys(mio).flatMap((clave) => listasEnteras(base[clave], mio[clave], nuevo[clave], [...en, clave]));
  if (!(Array.isArray(base) && Array.isArray(mio) && Array.isArray(nuevo))) return [];
  if (base.length !== mio.length || base.length !== nuevo.length) return [armarRuta(...en)];
  return mio.flatMap((uno, i) => listasEnteras(base[i], uno, nuevo[i], [...en, String(i)]));
};
