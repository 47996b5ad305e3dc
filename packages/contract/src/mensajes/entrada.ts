import { mensajesDeLlamadas } from './llamadas.ts';
import { mensajesDeSesion } from './sesion.ts';
import { mensajesDeValidacion } from './validacion.ts';

/** What can be said before somebody signs in: the sign-in page brings these and not the whole of `mensajes`. */
export const mensajesDeEntrada = { ...mensajesDeValidacion, ...mensajesDeSesion, ...mensajesDeLlamadas } as const;

export type CodigoDeEntrada = keyof typeof mensajesDeEntrada;

const esCodigo = (codigo: string): codigo is CodigoDeEntrada => Object.hasOwn(mensajesDeEntrada, codigo);

/** As `textoDeCodigo`, for what is checked at the entrance. */
export const textoDeEntrada = (codigo: string): string =>
  mensajesDeEntrada[esCodigo(codigo) ? codigo : 'dato_invalido'];
