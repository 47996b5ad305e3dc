import { mensajesDeEntrada } from '@colega/contract/mensajes';
import { z } from 'zod';
import { esFallaDeRed, explicarFaltaDeRed } from '../api/error-de-api.ts';
import { claveDe, guardarTexto, leerTexto, quitarTexto } from './en-el-dispositivo.ts';

/** What a person is filling in, kept on this machine and for this user alone. */
export const leerBorrador = (user_id: number, nombre: string): unknown => {
  try {
    return JSON.parse(leerTexto(claveDe('borrador', user_id, nombre)) ?? 'null');
  } catch {
    return null;
  }
};

/** What could not be kept must not be said to be. */
let seGuardo = true;
export const seGuardanLosBorradores = (): boolean => seGuardo;

/** A full or forbidden storage loses the copy with the page, never before. */
export const guardarBorrador = (user_id: number, nombre: string, valor: unknown): void => {
  seGuardo = guardarTexto(claveDe('borrador', user_id, nombre), JSON.stringify(valor));
};

const tranquilizar = (dicho: string): string =>
  seGuardo ? `${dicho} ${mensajesDeEntrada.cargado_en_el_dispositivo}` : dicho;

/** Inside a wizard: there is no network and, while it is so, that its draft is safe here. */
export const avisoDeSinRed = (): string => tranquilizar(mensajesDeEntrada.sin_conexion);

/** The same, under what could not be done. */
export const tranquilizarSobreLoCargado = (error: unknown, texto: string): string => {
  const dicho = explicarFaltaDeRed(error, texto);
  return esFallaDeRed(error) ? tranquilizar(dicho) : dicho;
};

export const quitarBorrador = (user_id: number, nombre: string): void =>
  quitarTexto(claveDe('borrador', user_id, nombre));

/** What the tabs of a person tell one another of the same draft. `pestania` is the one that speaks. */
const zAviso = z.object({
  user_id: z.number(),
  nombre: z.string(),
  pestania: z.string(),
  suceso: z.discriminatedUnion('tipo', [
    // `toma`: the last time that somebody chose which tab goes on, as far as the one that wrote had heard
    z.object({ tipo: z.literal('escrito'), toma: z.string().nullable().default(null) }),
    z.object({ tipo: z.literal('descartado') }),
    z.object({ tipo: z.literal('guardado'), direccion: z.string() }),
  ]),
});
type Aviso = z.output<typeof zAviso>;
export type QuienEscribe = Omit<Aviso, 'suceso'>;

const CANAL = 'colega:borradores';
const hayCanal = (): boolean => typeof BroadcastChannel !== 'undefined';

export const crearPestania = (): string => crypto.getRandomValues(new Uint32Array(2)).join('-');

/** Also from a screen that is going away: the channel lives for the message. */
export const avisarDelBorrador = (quien: QuienEscribe, suceso: Aviso['suceso']): void => {
  if (!hayCanal()) return;
  const canal = new BroadcastChannel(CANAL);
  canal.postMessage({ ...quien, suceso } satisfies Aviso);
  canal.close();
};

/** What other tabs do with this draft. Answers the way to stop listening. */
export const oirDelBorrador = (quien: QuienEscribe, alOir: (suceso: Aviso['suceso']) => void): (() => void) => {
  if (!hayCanal()) return () => undefined;
  const canal = new BroadcastChannel(CANAL);
  canal.onmessage = ({ data }) => {
    const aviso = zAviso.safeParse(data).data;
    if (aviso?.user_id !== quien.user_id || aviso.nombre !== quien.nombre) return;
    if (aviso.pestania !== quien.pestania) alOir(aviso.suceso);
  };
  return () => canal.close();
};
