import { ErrorDeApi } from './error-de-api.ts';
import { transportar } from './transporte.ts';

/** API-033: a signed address is its own permission, so the session does not travel with it. */
export const bajarImagen = async (camino: string): Promise<Blob> => {
  if (!/^\/(?!\/)/.test(camino)) throw new ErrorDeApi({ tipo: 'forma' });
  let respuesta: Response;
  try {
    respuesta = await transportar(new URL(camino, location.origin).href, {
      method: 'GET',
      headers: { Accept: 'image/png' },
    });
  } catch (cause) {
    throw new ErrorDeApi({ tipo: 'red', cause });
  }
  if (!respuesta.ok) throw new ErrorDeApi({ tipo: 'respuesta', status: respuesta.status });
  return respuesta.blob();
};
