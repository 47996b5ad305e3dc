import { z } from 'zod';

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
export type SucesoDeBorrador = Aviso['suceso'];
export type QuienEscribe = Omit<Aviso, 'suceso'>;

const NOMBRE = 'colega:borradores';
const hayCanal = (): boolean => typeof BroadcastChannel !== 'undefined';

export const crearPestania = (): string => crypto.getRandomValues(new Uint32Array(2)).join('-');

/** Also from a screen that is going away: the channel lives for the message. */
export const avisarDelBorrador = (quien: QuienEscribe, suceso: SucesoDeBorrador): void => {
  if (!hayCanal()) return;
  const canal = new BroadcastChannel(NOMBRE);
  canal.postMessage({ ...quien, suceso } satisfies Aviso);
  canal.close();
};

/** What other tabs do with this draft. Answers the way to stop listening. */
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
