import { mensajesDeLlamadas } from './llamadas.ts';
import { mensajesDeSesion } from './sesion.ts';
import { mensajesDeValidacion } from './validacion.ts';

/** The sign-in page brings only these, and not the whole of `mensajes`. */
export const mensajesDeEntrada = { ...mensajesDeValidacion, ...mensajesDeSesion, ...mensajesDeLlamadas } as const;

export type CodigoDeEntrada = keyof typeof mensajesDeEntrada;

const esCodigo = (codigo: string): codigo is CodigoDeEntrada => Object.hasOwn(mensajesDeEntrada, codigo);

export const textoDeEntrada = (codigo: string): string =>
  mensajesDeEntrada[esCodigo(codigo) ? codigo : 'dato_invalido'];
