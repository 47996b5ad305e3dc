import { DIAS_EN_EL_DISPOSITIVO, LO_LEIDO_EN_EL_DISPOSITIVO } from '@colega/contract/sesion';
import { leerSesion, type MotivoDeFin } from '@colega/web-kit/lib/sesion/sesion.ts';
import { clear, createStore, delMany, entries, get, set, type UseStore } from 'idb-keyval';
import { quitarCopiaAlCerrar, quitarCopiaDeOtro } from '../../features/tablero/credencial/copia-guardada.ts';

/** The last answer of a question, as the screen drew it. */
export type DatosGuardados = { datos: unknown; fecha: number };
/** Of an image its bytes, and not the Blob: some browsers lose those that they keep. */
type Fila = DatosGuardados & { tipo?: string; version: string; bytes: number };

const PLAZO_MS = DIAS_EN_EL_DISPOSITIVO * 24 * 60 * 60_000;
const MAXIMO_POR_RESPUESTA_BYTES = LO_LEIDO_EN_EL_DISPOSITIVO.mb_por_respuesta * 1_000_000;
const MAXIMO_BYTES = LO_LEIDO_EN_EL_DISPOSITIVO.mb * 1_000_000;
/** How many are kept between two looks at how much there is. */
const CADA_TANTAS = 50;

/** The program's own file is named after all that it brings: with another one, the shape of what is drawn may be another. */
const version = (): string => document.querySelector<HTMLScriptElement>('script[type="module"][src]')?.src ?? '';
const prefijoDe = (user_id: number): string => `${user_id}|`;

/** Null where the browser keeps nothing (a private window, an old one). */
let abierto: UseStore | null = null;
const almacen = (): UseStore | null => {
  if (typeof indexedDB === 'undefined') return null;
  abierto ??= createStore('colega-datos', 'respuestas');
  return abierto;
};

const sirve = ({ version: suya, fecha }: Fila): boolean => suya === version() && Date.now() - fecha <= PLAZO_MS;

/** What is somebody else's, old, of another version or too much: the newest stay. */
const quitarLoQueSobra = async (user_id: number, store: UseStore): Promise<void> => {
  await quitarCopiaDeOtro(user_id);
  const filas = (await entries<string, Fila>(store)).sort(([, una], [, otra]) => otra.fecha - una.fecha);
  let bytes = 0;
  let cuantas = 0;
  const sobran = filas.filter(([clave, fila]) => {
    if (!clave.startsWith(prefijoDe(user_id)) || !sirve(fila)) return true;
    bytes += fila.bytes;
    cuantas += 1;
    return bytes > MAXIMO_BYTES || cuantas > LO_LEIDO_EN_EL_DISPOSITIVO.respuestas;
  });
  await delMany(
    sobran.map(([clave]) => clave),
    store,
  );
};

let deQuien = 0;
let guardadas = 0;
const pesoDe = (datos: unknown): number =>
  datos instanceof Blob ? datos.size : (JSON.stringify(datos)?.length ?? Number.POSITIVE_INFINITY);

/** Of the user of this tab's session, while it lasts: what arrives after its end is not kept. */
export const guardarDatos = async (user_id: number, pregunta: string, datos: unknown): Promise<void> => {
  const store = almacen();
  const bytes = pesoDe(datos);
  const suSesion = () => leerSesion()?.user_id === user_id;
  if (!store || bytes > MAXIMO_POR_RESPUESTA_BYTES || !suSesion()) return;
  try {
    if (deQuien !== user_id || guardadas % CADA_TANTAS === 0) await quitarLoQueSobra(user_id, store);
    deQuien = user_id;
    guardadas += 1;
    const cuerpo = datos instanceof Blob ? { datos: await datos.arrayBuffer(), tipo: datos.type } : { datos };
    if (!suSesion()) return;
    const fila: Fila = { ...cuerpo, fecha: Date.now(), version: version(), bytes };
    await set(prefijoDe(user_id) + pregunta, fila, store);
  } catch {
    // full or forbidden: without network there will be nothing to draw
  }
};

export const leerDatos = async (user_id: number, pregunta: string): Promise<DatosGuardados | null> => {
  const store = almacen();
  if (!store || leerSesion()?.user_id !== user_id) return null;
  const fila = await get<Fila>(prefijoDe(user_id) + pregunta, store).catch(() => undefined);
  if (!fila || !sirve(fila)) return null;
  const { datos, fecha, tipo } = fila;
  return { fecha, datos: tipo === undefined ? datos : new Blob([datos as ArrayBuffer], { type: tipo }) };
};

/** At the end of a session, whoever ended it, and on the sign-in page: of everybody. The credential, when it was closed (S-842). */
export const olvidarDatos = async (motivo?: MotivoDeFin): Promise<void> => {
  const store = almacen();
  if (store) await clear(store).catch(() => undefined);
  if (motivo) await quitarCopiaAlCerrar(motivo);
};
