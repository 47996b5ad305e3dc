import { Decimal, type Importe } from '../importes/decimal.ts';
import { parseMonto } from '../importes/parse-monto.ts';
import type { Problema } from '../resultado/problema.ts';
import { fracaso, type Resultado } from '../resultado/resultado.ts';

/** VAL; their texts are in contract/mensajes/validacion.ts. */
export type CodigoDeValidacion =
  | 'requerido'
  | 'largo_maximo'
  | 'entero'
  | 'decimal'
  | 'decimal_simple'
  | 'minimo'
  | 'maximo'
  | 'porcentaje'
  | 'ocho_digitos'
  | 'seis_digitos'
  | 'seis_digitos_sin_separadores'
  | 'digitos_y_separadores'
  | 'switch'
  | 'monto_decimal'
  | 'fecha_invalida'
  | 'opcion_invalida'
  | 'fecha_hasta_anterior'
  | 'anio_fuera_de_rango';

export type ProblemaDeValidacion = Problema<CodigoDeValidacion>;
/** Null when the rule holds. Empty text passes unless the rule says "not empty". */
export type ReglaDeFormato = (texto: string) => ProblemaDeValidacion | null;

const conPatron =
  (patron: RegExp, codigo: CodigoDeValidacion, vacioVale: boolean): ReglaDeFormato =>
  (texto) =>
    (texto === '' && vacioVale) || patron.test(texto) ? null : { codigo };

const conTope =
  (regla: ReglaDeFormato, tope: number, codigo: CodigoDeValidacion): ReglaDeFormato =>
  (texto) =>
    regla(texto) ?? (new Decimal(texto.replace(',', '.')).gt(tope) ? { codigo } : null);

export const requerido: ReglaDeFormato = (texto) => (texto.trim() === '' ? { codigo: 'requerido' } : null);

export const largoMaximo =
  (maximo: number): ReglaDeFormato =>
  (texto) =>
    texto.length > maximo ? { codigo: 'largo_maximo', datos: { maximo } } : null;

/** VAL-002. */
export const entero = conPatron(/^-?\d{1,8}$/, 'entero', true);
/** VAL-003. */
export const decimal = conPatron(/^\d{1,10}([.,]\d{1,2})?$/, 'decimal', true);
/** VAL-004. */
export const decimalSimple = conPatron(/^-?\d+([.,]\d{1,2})?$/, 'decimal_simple', true);
/** OPN-070: a calendar year, where one is asked for. */
export const ANIO_MINIMO = 1900;
export const ANIO_MAXIMO = 2100;
export const anio: ReglaDeFormato = (texto) =>
  texto === '' || (/^\d{4}$/.test(texto) && Number(texto) >= ANIO_MINIMO && Number(texto) <= ANIO_MAXIMO)
    ? null
    : { codigo: 'anio_fuera_de_rango' };
/** VAL-008: not empty, at most 99999999. */
export const ochoDigitos = conTope(
  conPatron(/^\d{1,8}(,\d{1,2})?$/, 'ocho_digitos', false),
  99_999_999,
  'ocho_digitos',
);
/** VAL-009: not empty, at most 999999. */
export const seisDigitos = conTope(conPatron(/^\d{1,6}(,\d{1,2})?$/, 'seis_digitos', false), 999_999, 'seis_digitos');
/** VAL-010. */
export const seisDigitosSinSeparadores = conPatron(/^\d{1,6}$/, 'seis_digitos_sin_separadores', false);
/** VAL-011. */
export const digitosYSeparadores = conPatron(/^[\d, \-.]+$/, 'digitos_y_separadores', false);

/** VAL-005: strictly greater than the target. */
export const minimo =
  (target: string | number): ReglaDeFormato =>
  (texto) =>
    compara(texto, (valor) => valor.gt(target)) ? null : { codigo: 'minimo', datos: { target: String(target) } };

/** VAL-006: strictly less than the target. */
export const maximo =
  (target: string | number): ReglaDeFormato =>
  (texto) =>
    compara(texto, (valor) => valor.lt(target)) ? null : { codigo: 'maximo', datos: { target: String(target) } };

/** VAL-007: 0 to 100, up to 2 decimals. */
export const porcentaje: ReglaDeFormato = (texto) =>
  texto === '' || (/^\d{1,3}([.,]\d{1,2})?$/.test(texto) && compara(texto, (valor) => valor.lte(100)))
    ? null
    : { codigo: 'porcentaje' };

/** VAL-012: a switch must be on. */
export const interruptor = (valor: unknown): ProblemaDeValidacion | null =>
  valor === 1 || valor === '1' || valor === true ? null : { codigo: 'switch' };

/** OPN-068. The problem names the field of the amount. */
export const montoDecimal = (texto: string, campo: string): Resultado<Importe, ProblemaDeValidacion> => {
  const monto = parseMonto(texto);
  return monto.ok ? monto : fracaso({ codigo: 'monto_decimal', datos: { field: campo, decimals: 2 } });
};

const compara = (texto: string, cumple: (valor: Decimal) => boolean): boolean =>
  texto === '' || (/^-?\d+([.,]\d+)?$/.test(texto) && cumple(new Decimal(texto.replace(',', '.'))));
