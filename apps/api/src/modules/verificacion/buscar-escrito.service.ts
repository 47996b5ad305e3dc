import { LARGO_DEL_COMIENZO } from '@colega/domain/identificadores';
import type { Db } from '../../db/conectar.ts';
import { ErrorHttp, errorNoEncontrado } from '../../http/error-http.ts';
import type { Freno } from './freno.ts';
import { findCaminoDeCodigo, findCaminoDeNumero } from './verificacion.repository.ts';

export type Escrito = { numero: string; codigo: string };
export type Rechazo = { status: number; problema: 'incompleto' | 'desconocido' };

const LARGO_DE_UN_CODIGO = 16;
const LARGO_MAXIMO = 300;

const codigoDe = (texto: string): string => texto.slice(0, LARGO_MAXIMO).replace(/\s+/g, '').split(/[/#]/).at(-1) ?? '';
const numeroDe = (texto: string): string => texto.slice(0, LARGO_MAXIMO).replace(/\s+/g, '').toUpperCase();

/** Numbers follow each other, so one needs the beginning of its code. Missing and mismatched ones answer the same. Throws 429. */
export const buscarEscrito = async (db: Db, freno: Freno, ip: string, escrito: Escrito): Promise<string | Rechazo> => {
  const codigo = codigoDe(escrito.codigo);
  const numero = numeroDe(escrito.numero);
  const conNumero = codigo.length < LARGO_DE_UN_CODIGO;
  if (!/^[\w-]+$/.test(codigo) || codigo.length < LARGO_DEL_COMIENZO || (conNumero && !/^[\w-]{1,40}$/.test(numero)))
    return { status: 422, problema: 'incompleto' };
  try {
    return await freno.leerAMano(ip, conNumero ? numero : codigo, async () => {
      const camino = await (conNumero ? findCaminoDeNumero(db, numero, codigo) : findCaminoDeCodigo(db, codigo));
      if (camino === undefined) throw errorNoEncontrado();
      return camino;
    });
  } catch (error) {
    if (error instanceof ErrorHttp && error.status === 404) return { status: 404, problema: 'desconocido' };
    throw error;
  }
};
