import { leerSesion } from '../sesion/sesion.ts';
import { type LoQueEspera, leerLoQueEspera } from './lo-que-espera.ts';
import { subirLoPendiente } from './subir-lo-pendiente.ts';

const SE_ESPERA_MS = 4_000;

/**
 * A chosen end leaves nothing on the device: what waits here for the network goes up first, if it can in a moment. Answers what
 * is still waiting.
 */
export const subirAntesDeSalir = async (): Promise<LoQueEspera[]> => {
  const sesion = leerSesion();
  if (!sesion || leerLoQueEspera(sesion.user_id).length === 0) return [];
  await Promise.race([subirLoPendiente(sesion.user_id), new Promise((listo) => setTimeout(listo, SE_ESPERA_MS))]);
  return leerLoQueEspera(sesion.user_id);
};
