import { mensajes } from '@colega/contract/mensajes';
import { ErrorDeApi } from '../../lib/api/error-de-api.ts';

/** The server knows the key with another body: something sent before did arrive. */
export const esDeOtroEnvio = (error: unknown): boolean =>
  error instanceof ErrorDeApi && error.status === 422 && error.problem?.detail === mensajes.idempotencia_otro_cuerpo;

/** An earlier send without an answer may have arrived: it is then asked for it, and nothing is saved twice. */
export const enviarUnaVez = async <B, R>(
  enviar: (borrador: B, clave: string) => Promise<R>,
  borrador: B,
  clave: string,
  anteriores: readonly B[],
): Promise<{ respuesta: R; esDeAntes: boolean }> => {
  try {
    return { respuesta: await enviar(borrador, clave), esDeAntes: false };
  } catch (error) {
    if (!esDeOtroEnvio(error)) throw error;
    for (const anterior of [...anteriores].reverse()) {
      const respuesta = await enviar(anterior, clave).catch((otro: unknown) => {
        if (!esDeOtroEnvio(otro)) throw otro;
        return null;
      });
      if (respuesta !== null) return { respuesta, esDeAntes: true };
    }
    throw error;
  }
};
