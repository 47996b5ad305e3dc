import { mensajesDeEntrada } from '@colega/contract/mensajes';
import { type RespuestaDeLlave, rutasDeSegundoFactor } from '@colega/contract/sesion';
import { ErrorDeApi } from '../api/error-de-api.ts';
import { llamar } from '../api/llamar.ts';
import { entrar, type FallaDeIngreso } from './ingresar.ts';

export type SegundoFactorDado = { codigo: string } | { llave: RespuestaDeLlave };

/** A `vencido` sign-in has to be begun again with the password. */
export const completarIngreso = async (
  desafio: string,
  dado: SegundoFactorDado,
): Promise<FallaDeIngreso | { vencido: string }> => {
  try {
    const tokens = await llamar(rutasDeSegundoFactor.completarIngreso, { body: { desafio, ...dado } });
    return await entrar(tokens);
  } catch (error) {
    if (!(error instanceof ErrorDeApi) || !error.problem) return mensajesDeEntrada.error_de_comunicacion;
    const { codigo, detail } = error.problem;
    return codigo === 'desafio_vencido' ? { vencido: detail } : detail;
  }
};
