import { z } from 'zod';

/** `pestania` is the tab that speaks. */
const zAviso = z.object({
  user_id: z.number(),
  nombre: z.string(),
  pestania: z.string(),
  suceso: z.discriminatedUnion('tipo', [
    // `toma` is the last choice of a tab that the writing tab had heard of.
    z.object({ tipo: z.literal('escrito'), toma: z.string().nullable().default(null) }),
    z.object({ tipo: z.literal('descartado') }),
    z.object({ tipo: z.literal('guardado'), direccion: z.string() }),
  ]),
});
type Aviso = z.output<typeof zAviso>;
export type SucesoDeBorrador = Aviso['suceso'];
export type QuienEscribe = Omit<Aviso, 'suceso'>;

const NOMBRE = 'colega:borradores';
const hayCanal = (): boolean => typeof BroadcastChannel !== 'undefined';

export const crearPestania = (): string => crypto.getRandomValues(new Uint32Array(2)).join('-');

/** A screen that is going away can still speak: the channel lives for the message. */
export const avisarDelBorrador = (quien: QuienEscribe, suceso: SucesoDeBorrador): void => {
  if (!hayCanal()) return;
  const canal = new BroadcastChannel(NOMBRE);
  canal.postMessage({ ...quien, suceso } satisfies Aviso);
  canal.close();
};

/** It answers the way to stop listening. */
export const oirDelBorrador = (quien: QuienEscribe, alOir: (suceso: SucesoDeBorrador) => void): (() => void) => {
  if (!hayCanal()) return () => undefined;
  const canal = new BroadcastChannel(NOMBRE);
  canal.onmessage = ({ data }) => {
    const aviso = zAviso.safeParse(data).data;
    if (aviso?.user_id !== quien.user_id || aviso.nombre !== quien.nombre) return;
    if (aviso.pestania !== quien.pestania) alOir(aviso.suceso);
  };
  return () => canal.close();
};
