import type { Parametros, ValorDeCampo } from '../../formularios/formulario.ts';
import { Decimal } from '../../importes/decimal.ts';
import { CERO } from '../paso.ts';

const NUMERO = /^\d+(\.\d+)?$/;

export const decimalDe = (parametros: Parametros, clave: string): Decimal => {
  const valor = parametros[clave];
  return typeof valor === 'string' && NUMERO.test(valor) ? new Decimal(valor) : CERO;
};

export const textoDe = (parametros: Parametros, clave: string): string => {
  const valor = parametros[clave];
  return typeof valor === 'string' ? valor : '';
};

export const estaMarcado = (parametros: Parametros, clave: string): boolean => parametros[clave] === true;

const esObjeto = (valor: ValorDeCampo | undefined): valor is Parametros =>
  typeof valor === 'object' && valor !== null && !Array.isArray(valor);

export const filasDe = (parametros: Parametros, clave: string): Parametros[] => {
  const valor = parametros[clave];
  return Array.isArray(valor) ? valor.filter(esObjeto) : [];
};

export const grupoDe = (parametros: Parametros, clave: string): Parametros => {
  const valor = parametros[clave];
  return esObjeto(valor) ? valor : {};
};
