export type DeQuien = { user_id: number; nombre: string };
export const claveDe = ({ user_id, nombre }: DeQuien): string => `${user_id}:${nombre}`;

type Vuelo = { fin: Promise<void>; despues: (() => Promise<void>) | null };
const enVuelo = new Map<string, Vuelo>();

/** One call at a time for each draft; what is asked meanwhile is done once, afterwards, whoever is still there. */
export const hacerDeAUna = (clave: string, hacer: () => Promise<void>): Promise<void> => {
  const actual = enVuelo.get(clave);
  if (actual) {
    actual.despues = hacer;
    return actual.fin;
  }
  const vuelo: Vuelo = { fin: Promise.resolve(), despues: hacer };
  const volar = async (): Promise<void> => {
    while (vuelo.despues) {
      const ahora = vuelo.despues;
      vuelo.despues = null;
      await ahora();
    }
    enVuelo.delete(clave);
  };
  enVuelo.set(clave, vuelo);
  vuelo.fin = volar();
  return vuelo.fin;
};

/** Ends when nothing of it is on its way. */
export const esperarElVuelo = (clave: string): Promise<void> => enVuelo.get(clave)?.fin ?? Promise.resolve();

/** A save waits for the copy that is on its way: it could arrive afterwards, and be a draft of what is saved already. */
export const esperarLaCopia = async (user_id: number, nombre: string): Promise<void> => {
  const suya = enVuelo.get(claveDe({ user_id, nombre }))?.fin;
  if (suya) await Promise.race([suya, new Promise((listo) => setTimeout(listo, 3_000))]);
};
