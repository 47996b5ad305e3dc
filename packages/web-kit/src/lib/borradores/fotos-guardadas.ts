import { DIAS_EN_EL_DISPOSITIVO, FOTOS_EN_EL_DISPOSITIVO } from '@colega/contract/sesion';
import { createStore, delMany, get, set, type UseStore, update } from 'idb-keyval';

/** The server does not have it yet. An image is `lista` once it was cropped. */
export type FotoGuardada = { nombre: string; contenido: Blob; lista: boolean };

/** Some browsers lose the Blobs that they keep, so bytes are kept. */
type Fila = { nombre: string; tipo: string; bytes: ArrayBuffer; lista: boolean };
type Indice = Readonly<Record<string, { bytes: number; desde: number }>>;

const MAXIMO_POR_FOTO_BYTES = FOTOS_EN_EL_DISPOSITIVO.mb_por_foto * 1_000_000;
const MAXIMO_POR_USUARIO_BYTES = FOTOS_EN_EL_DISPOSITIVO.mb * 1_000_000;
const PLAZO_MS = DIAS_EN_EL_DISPOSITIVO * 24 * 60 * 60_000;

const prefijoDe = (user_id: number, borrador = ''): string => `${user_id}|${borrador}${borrador && '|'}`;
const claveDeIndice = (user_id: number): string => `indice|${user_id}`;

let abierto: UseStore | null = null;
const almacen = (): UseStore | null => {
  if (typeof indexedDB === 'undefined') return null;
  abierto ??= createStore('colega-fotos', 'fotos');
  return abierto;
};

const leerIndice = async (user_id: number, store: UseStore): Promise<Indice> =>
  (await get<Indice>(claveDeIndice(user_id), store)) ?? {};

const quitar = async (user_id: number, claves: readonly string[], store: UseStore): Promise<void> => {
  if (claves.length === 0) return;
  await delMany([...claves], store);
  const fuera = new Set(claves);
  await update<Indice>(
    claveDeIndice(user_id),
    (indice = {}) => Object.fromEntries(Object.entries(indice).filter(([clave]) => !fuera.has(clave))),
    store,
  );
};

export const guardarFoto = async (
  user_id: number,
  borrador: string,
  ruta: string,
  { nombre, contenido, lista }: FotoGuardada,
): Promise<boolean> => {
  const store = almacen();
  // Without a session (the catalogue) there is nobody to keep it for.
  if (!store || user_id === 0 || contenido.size > MAXIMO_POR_FOTO_BYTES) return false;
  const clave = prefijoDe(user_id, borrador) + ruta;
  try {
    const otras = Object.entries(await leerIndice(user_id, store)).filter(([otra]) => otra !== clave);
    const ocupado = otras.reduce((suma, [, { bytes }]) => suma + bytes, 0);
    if (ocupado + contenido.size > MAXIMO_POR_USUARIO_BYTES) return false;
    const fila: Fila = { nombre, tipo: contenido.type, bytes: await contenido.arrayBuffer(), lista };
    await set(clave, fila, store);
    const anotada = { bytes: contenido.size, desde: Date.now() };
    await update<Indice>(claveDeIndice(user_id), (indice = {}) => ({ ...indice, [clave]: anotada }), store);
    return true;
  } catch {
    return false; // full or forbidden
  }
};

const leerUna = async (clave: string, store: UseStore): Promise<FotoGuardada | null> => {
  const fila = await get<Fila>(clave, store);
  return fila
    ? { nombre: fila.nombre, contenido: new Blob([fila.bytes], { type: fila.tipo }), lista: fila.lista }
    : null;
};

export const leerFotos = async (user_id: number, borrador: string): Promise<Map<string, FotoGuardada>> => {
  const store = almacen();
  const fotos = new Map<string, FotoGuardada>();
  if (!store || user_id === 0) return fotos;
  try {
    const anotadas = Object.entries(await leerIndice(user_id, store));
    const vencidas = anotadas.filter(([, { desde }]) => Date.now() - desde > PLAZO_MS).map(([clave]) => clave);
    await quitar(user_id, vencidas, store);
    const prefijo = prefijoDe(user_id, borrador);
    for (const [clave] of anotadas) {
      if (!clave.startsWith(prefijo) || vencidas.includes(clave)) continue;
      const foto = await leerUna(clave, store);
      if (foto) fotos.set(clave.slice(prefijo.length), foto);
    }
  } catch {
    // A photo that cannot be read is asked for again.
  }
  return fotos;
};

export const quitarFoto = async (user_id: number, borrador: string, ruta: string): Promise<void> => {
  const store = almacen();
  if (store) await quitar(user_id, [prefijoDe(user_id, borrador) + ruta], store).catch(() => undefined);
};

/** Without a draft's name, all of the user's are forgotten: a chosen end of the session. */
export const olvidarFotos = async (user_id: number, borrador?: string): Promise<void> => {
  const store = almacen();
  if (!store) return;
  try {
    const prefijo = prefijoDe(user_id, borrador);
    const claves = Object.keys(await leerIndice(user_id, store)).filter((clave) => clave.startsWith(prefijo));
    await quitar(user_id, claves, store);
  } catch {
    // Nothing could be kept either.
  }
};
