import { leerSesion } from '../sesion/sesion.ts';
import { CIERRE_QUE_PIERDE, leerLoQueEspera } from './lo-que-espera.ts';
import { subirLoPendiente } from './subir-lo-pendiente.ts';

const SE_ESPERA_MS = 4_000;

/**
 * A chosen end leaves nothing on the device: what waits here for the network goes up first, if it can in a moment. Answers
 * whether something is still waiting, of which whoever leaves has not said that it may be lost.
 */
export const quedaSinSubir = async (direccion: string): Promise<boolean> => {
  const sesion = leerSesion();
  if (!sesion || direccion.endsWith(CIERRE_QUE_PIERDE) || leerLoQueEspera(sesion.user_id).length === 0) return false;
  await Promise.race([subirLoPendiente(sesion.user_id), new Promise((listo) => setTimeout(listo, SE_ESPERA_MS))]);
  return leerLoQueEspera(sesion.user_id).length > 0;
};
