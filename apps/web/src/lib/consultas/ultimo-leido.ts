import { diaDelColegio, type Fecha } from '@colega/domain/fechas';
import { esFallaDeRed } from '@colega/web-kit/lib/api/error-de-api.ts';
import { createStore, get, set, type UseStore } from 'idb-keyval';

/** What anybody may read, and on which day this device did. */
export type Leido<T> = { publicado: T; leido_el: Fecha };

/** Another shape of what is kept has another name. */
type Cual = 'ultimo-2' | 'valores-1' | 'tarifas-1';

/** Null where the browser keeps nothing (a private window, an old one). */
let abierto: UseStore | null = null;
const almacen = (): UseStore | null => {
  if (typeof indexedDB === 'undefined') return null;
  abierto ??= createStore('colega-tarifas', 'catalogo');
  return abierto;
};

/** S-944: it is of nobody, so that it stays when a session ends. */
export const guardarLeido = async <T>(cual: Cual, leido: Leido<T>): Promise<void> => {
  const store = almacen();
  if (store) await set(cual, leido, store);
};

const leerGuardado = async <T>(cual: Cual): Promise<Leido<T> | undefined> => {
  const store = almacen();
  return store ? get<Leido<T>>(cual, store) : undefined;
};

/** Without network, the last one that this device read. Any other failure is the server's, and is thrown. */
export const traerOElUltimo = async <T>(cual: Cual, traer: () => Promise<T>): Promise<Leido<T>> => {
  try {
    const leido = { publicado: await traer(), leido_el: diaDelColegio(new Date()) };
    void guardarLeido(cual, leido).catch(() => undefined);
    return leido;
  } catch (falla) {
    const guardado = esFallaDeRed(falla) ? await leerGuardado<T>(cual).catch(() => undefined) : undefined;
    if (guardado) return guardado;
    throw falla;
  }
};

/** Whether it has to be said of which day it is. */
export const esDeOtroDia = ({ leido_el }: Pick<Leido<unknown>, 'leido_el'>): boolean =>
  leido_el !== diaDelColegio(new Date());
