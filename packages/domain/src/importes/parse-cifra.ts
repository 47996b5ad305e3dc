import { exito, fracaso, type Resultado } from '../resultado/resultado.ts';
import { normalizarSeparadores } from './parse-monto.ts';

export type CodigoDeCifra =
  | 'cifra_vacia'
  | 'cifra_invalida'
  | 'cifra_negativa'
  | 'cifra_en_ingles'
  | 'cifra_ambigua'
  | 'cifra_con_mas_decimales'
  | 'cifra_muy_larga';
export type ProblemaDeCifra = { codigo: CodigoDeCifra; datos?: Record<string, string | number> };

const CIFRAS_ENTERAS = 15;
const EN_INGLES = /^\d{1,3}(,\d{3})+\.\d+$|^\d{1,3}(,\d{3}){2,}$/;
const UN_PUNTO_Y_TRES = /^[1-9]\d{0,2}\.\d{3}$/;
const UNA_COMA_Y_TRES = /^[1-9]\d{0,2},\d{3}$/;

const problema = (codigo: CodigoDeCifra, datos?: ProblemaDeCifra['datos']) =>
  fracaso<ProblemaDeCifra>({ codigo, ...(datos && { datos }) });

/**
 * A figure of a tariff, with up to those decimals and a dot for them, from what somebody writes or a spreadsheet copies: `1.234,5`, `1234,50`,
 * `0,375`, `$ 1.234`, `12 %`. A comma always marks decimals. A single dot before three digits marks thousands where no figure has three decimals
 * (an amount), and is refused where one may; `1,234` is refused of an amount, where it could only be thousands as in English (S-973).
 */
export const parseCifra = (escrito: string, decimales: number): Resultado<string, ProblemaDeCifra> => {
  const limpio = escrito.replace(/[\s$%\u00a0\u202f]/g, '');
  if (limpio === '') return problema('cifra_vacia');
  if (/^[-−(]/.test(limpio)) return problema('cifra_negativa');
  if (EN_INGLES.test(limpio)) return problema('cifra_en_ingles');
  if (UN_PUNTO_Y_TRES.test(limpio) && decimales >= 3)
    return problema('cifra_ambigua', { una: limpio.replace('.', ''), otra: limpio.replace('.', ',') });
  if (UNA_COMA_Y_TRES.test(limpio) && decimales < 3)
    return problema('cifra_ambigua', { una: limpio.replace(',', ''), otra: limpio.slice(0, limpio.indexOf(',') + 3) });
  const normal = /^0\./.test(limpio) ? limpio : normalizarSeparadores(limpio);
  if (!/^\d+(\.\d+)?$/.test(normal)) return problema('cifra_invalida');
  const [entero = '0', fraccion = ''] = normal.split('.');
  const sinCeros = entero.replace(/^0+(?=\d)/, '');
  if (sinCeros.length > CIFRAS_ENTERAS) return problema('cifra_muy_larga', { maximo: CIFRAS_ENTERAS });
  const util = fraccion.replace(/0+$/, '');
  if (util.length > decimales) return problema('cifra_con_mas_decimales', { maximo: decimales });
  return exito(util === '' ? sinCeros : `${sinCeros}.${util}`);
};
