import type { Fecha } from '@colega/domain/fechas';
import type { CatalogoPublicado } from '@colega/domain/honorarios';
import { createStore, get, set, type UseStore } from 'idb-keyval';

/** Another shape of what is kept has another name. */
const CLAVE = 'ultimo-2';

export type CatalogoLeido = { publicado: CatalogoPublicado; leido_el: Fecha };

/** Null where the browser keeps nothing (a private window, an old one). */
let abierto: UseStore | null = null;
const almacen = (): UseStore | null => {
  if (typeof indexedDB === 'undefined') return null;
  abierto ??= createStore('colega-tarifas', 'catalogo');
  return abierto;
};

/** S-944: it is of nobody, so that it stays when a session ends. */
export const guardarCatalogo = async (catalogo: CatalogoLeido): Promise<void> => {
  const store = almacen();
  if (store) await set(CLAVE, catalogo, store);
};

export const leerCatalogoGuardado = async (): Promise<CatalogoLeido | undefined> => {
  const store = almacen();
  return store ? get<CatalogoLeido>(CLAVE, store) : undefined;
};
