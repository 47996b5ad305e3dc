import { mensajes } from '@colega/contract/mensajes';
import { ErrorDeApi } from '../../lib/api/error-de-api.ts';

/** The server knows the key with another body: something sent before did arrive. */
export const esDeOtroEnvio = (error: unknown): boolean =>
  error instanceof ErrorDeApi && error.status === 422 && error.problem?.detail === mensajes.idempotencia_otro_cuerpo;

/**
 * Earlier sends under this key got no answer. If none arrived, this draft is taken; if one did, its answer is asked for
 * again, so that nothing is saved twice.
 */
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
