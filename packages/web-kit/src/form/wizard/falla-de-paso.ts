import { detalleDelError, ErrorDeApi } from '../../lib/api/error-de-api.ts';
import { ErrorDePaso } from './definicion.ts';
import { tranquilizarSobreLoCargado } from './tranquilizar-sobre-lo-cargado.ts';

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
