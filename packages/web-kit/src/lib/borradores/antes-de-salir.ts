import { leerSesion } from '../sesion/sesion.ts';
import { nombresDe } from './en-el-dispositivo.ts';
import { subirLoPendiente } from './subir-lo-pendiente.ts';

const SE_ESPERA_MS = 4_000;

/** A chosen end leaves nothing on the device: what waits here for the network goes up first, if it can in a moment. */
export const subirAntesDeSalir = async (): Promise<void> => {
  const sesion = leerSesion();
  if (!sesion || nombresDe('copia-de-borrador', sesion.user_id).length === 0) return;
  await Promise.race([subirLoPendiente(sesion.user_id), new Promise((listo) => setTimeout(listo, SE_ESPERA_MS))]);
};
