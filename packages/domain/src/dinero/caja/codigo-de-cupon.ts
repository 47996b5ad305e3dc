import type { Problema } from '../../resultado/problema.ts';
import { exito, fracaso, type Resultado } from '../../resultado/resultado.ts';
import { digitoSiro } from '../cupones/codigo-de-barras-siro.ts';

export type CodigoDeLectura = 'cupon_sin_codigo' | 'cupon_ilegible' | 'cupon_mal_leido' | 'cupon_de_otro';

const LARGO_DE_BARRA = 56;
/** The college's numbers are short: anything longer was typed by a reader. */
const LARGO_DE_NUMERO = 9;
const USUARIO = { desde: 5, hasta: 13 };
const CUENTA = { desde: 44, hasta: 54 };

const tieneSusDigitos = (barra: string): boolean => {
  const cuerpo = barra.slice(0, -2);
  const primero = digitoSiro(cuerpo);
  return barra === `${cuerpo}${primero}${digitoSiro(cuerpo + primero)}`;
};

/**
 * The number of a coupon, of what a reader or a person typed: the 56 digits of its barcode
 * (docs/reference/outside-world.md#siro-barcode), or the number itself. `cuenta` is the college's with its collector, if it has one.
 */
export const leerCodigoDeCupon = (
  escrito: string,
  cuenta: string | null,
): Resultado<number, Problema<CodigoDeLectura>> => {
  const negar = (codigo: CodigoDeLectura) => fracaso({ codigo, campo: 'codigo' });
  const cifras = escrito.replace(/[\s.\-–]/g, '').replace(/^n?[º°#]?/i, '');
  if (cifras === '') return negar('cupon_sin_codigo');
  if (!/^\d+$/.test(cifras)) return negar('cupon_ilegible');
  if (cifras.length !== LARGO_DE_BARRA)
    return cifras.length <= LARGO_DE_NUMERO && Number(cifras) > 0 ? exito(Number(cifras)) : negar('cupon_ilegible');
  if (!tieneSusDigitos(cifras)) return negar('cupon_mal_leido');
  if (cuenta !== null && cifras.slice(CUENTA.desde, CUENTA.hasta) !== cuenta.padStart(10, '0'))
    return negar('cupon_de_otro');
  return exito(Number(cifras.slice(USUARIO.desde, USUARIO.hasta)));
};
