import { detalleDelError, ErrorDeApi } from '../../lib/api/error-de-api.ts';
import { tranquilizarSobreLoCargado } from '../../lib/borradores/almacen-de-borradores.ts';

/** A failure with a text for the person and, if it showed that the draft holds something old, what to change in it. */
export class ErrorDePaso<B = never> extends Error {
  override readonly name = 'ErrorDePaso';
  readonly cambio: ((borrador: B) => B) | undefined;

  constructor(mensaje: string, cambio?: (borrador: B) => B) {
    super(mensaje);
    this.cambio = cambio;
  }
}

/** ERR-002..004: the server's detail and, below it, what it found wrong; without an answer, the fixed text. */
export const fallaDePaso = <B = never>(
  error: unknown,
  sinRespuesta: string,
  cambio?: (borrador: B) => B,
): ErrorDePaso<B> => {
  const detalle = tranquilizarSobreLoCargado(error, detalleDelError(error, sinRespuesta));
  const errores = (error instanceof ErrorDeApi && error.problem?.errores) || [];
  const otros = errores.map(({ mensaje }) => mensaje).filter((mensaje) => mensaje !== detalle);
  return new ErrorDePaso([...new Set([detalle, ...otros])].join('\n'), cambio);
};
