import type { Persona } from '@colega/contract/perfil';
import { DIAS_EN_EL_DISPOSITIVO } from '@colega/contract/sesion';
import type { Carnet } from '@colega/contract/tablero';
import { diaDelColegio } from '@colega/domain/fechas';
import { leerSesion, type MotivoDeFin } from '@colega/web-kit/lib/sesion/sesion.ts';
import { createStore, del, get, set, type UseStore } from 'idb-keyval';

export type PersonaDelCarnet = Pick<Persona, 'nombre' | 'apellido' | 'cuit' | 'distrito' | 'matriculas' | 'codigo_qr'>;
export type CarnetDibujado = Pick<Carnet, 'numero' | 'vencimiento'>;
/** What the card draws, of when it was read. */
export type CopiaDeCredencial = {
  persona: PersonaDelCarnet;
  carnet: CarnetDibujado;
  desde: number;
  foto: Blob | null;
  qr: Blob;
};
/** Of an image its bytes, and not the Blob: some browsers lose those that they keep. */
type Fila = Omit<CopiaDeCredencial, 'foto' | 'qr'> & { user_id: number; foto: ArrayBuffer | null; qr: ArrayBuffer };

/** Another shape of what is kept has another name. */
const CLAVE = 'ultima-1';
const PLAZO_MS = DIAS_EN_EL_DISPOSITIVO * 24 * 60 * 60_000;
const PNG = { type: 'image/png' };

/** Null where the browser keeps nothing (a private window, an old one). */
let abierto: UseStore | null = null;
const almacen = (): UseStore | null => {
  if (typeof indexedDB === 'undefined') return null;
  abierto ??= createStore('colega-credencial', 'copias');
  return abierto;
};

const leerFila = async (): Promise<Fila | undefined> => {
  const store = almacen();
  return store ? get<Fila>(CLAVE, store).catch(() => undefined) : undefined;
};

/** Of the user of this tab's session: one at a time, the last that was drawn (S-842). */
export const guardarCopia = async ({ persona, carnet, desde, foto, qr }: CopiaDeCredencial): Promise<void> => {
  const store = almacen();
  const { nombre, apellido, cuit, distrito, matriculas, codigo_qr } = persona;
  const bytes = { foto: foto && (await foto.arrayBuffer()), qr: await qr.arrayBuffer() };
  const user_id = leerSesion()?.user_id;
  if (!store || user_id === undefined) return;
  const fila: Fila = {
    ...{ user_id, desde, ...bytes },
    persona: { nombre, apellido, cuit, distrito, matriculas, codigo_qr },
    carnet: { numero: carnet.numero, vencimiento: carnet.vencimiento },
  };
  await set(CLAVE, fila, store).catch(() => undefined);
};

/** Null when there is none, or it is no longer valid by its own date. */
export const leerCopia = async (): Promise<CopiaDeCredencial | null> => {
  const fila = await leerFila();
  if (!fila) return null;
  if (Date.now() - fila.desde > PLAZO_MS || fila.carnet.vencimiento < diaDelColegio(new Date())) {
    await quitarCopia();
    return null;
  }
  const { persona, carnet, desde, foto, qr } = fila;
  return { persona, carnet, desde, foto: foto && new Blob([foto], PNG), qr: new Blob([qr], PNG) };
};

export const quitarCopia = async (): Promise<void> => {
  const store = almacen();
  if (store) await del(CLAVE, store).catch(() => undefined);
};

/** Somebody else came in on this device. */
export const quitarCopiaDeOtro = async (user_id: number): Promise<void> => {
  const fila = await leerFila();
  if (fila && fila.user_id !== user_id) await quitarCopia();
};

/** A session that ran out by itself leaves it; one that was closed does not. */
export const quitarCopiaAlCerrar = async (motivo: MotivoDeFin): Promise<void> => {
  if (motivo !== 'vencida') await quitarCopia();
};
