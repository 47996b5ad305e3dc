import { esFecha, type Fecha } from '../../fechas/fecha.ts';
import { Decimal } from '../../importes/decimal.ts';
import type { Fuente } from '../honorario.ts';

export type ProblemaDeDatos = { ruta: string; motivo: string };

export type Lector = { valor: unknown; ruta: string; problemas: ProblemaDeDatos[] };

export const crearLector = (valor: unknown, ruta: string): Lector => ({ valor, ruta, problemas: [] });

const esObjeto = (valor: unknown): valor is Record<string, unknown> =>
  typeof valor === 'object' && valor !== null && !Array.isArray(valor);

export const anotar = (lector: Lector, motivo: string): void => {
  lector.problemas.push({ ruta: lector.ruta, motivo });
};

const hijo = (lector: Lector, valor: unknown, clave: string | number): Lector => ({
  valor,
  ruta: lector.ruta === '' ? `${clave}` : `${lector.ruta}.${clave}`,
  problemas: lector.problemas,
});

export const leerDe = (lector: Lector, clave: string): Lector => {
  if (!esObjeto(lector.valor) && lector.valor !== undefined) anotar(lector, 'debe ser un objeto');
  const propio = esObjeto(lector.valor) && Object.hasOwn(lector.valor, clave);
  return hijo(lector, propio ? (lector.valor as Record<string, unknown>)[clave] : undefined, clave);
};

const leer =
  <T>(vale: (valor: unknown) => valor is T, motivo: string, neutro: T) =>
  (lector: Lector): T => {
    if (vale(lector.valor)) return lector.valor;
    anotar(lector, lector.valor === undefined ? 'falta' : motivo);
    return neutro;
  };

export const leerTexto = leer(
  (v): v is string => typeof v === 'string' && v.trim() !== '',
  'debe ser un texto no vacío',
  '',
);
export const leerBooleano = leer((v): v is boolean => typeof v === 'boolean', 'debe ser true o false', false);
export const leerEntero = leer(
  (v): v is number => typeof v === 'number' && Number.isSafeInteger(v) && v >= 0,
  'debe ser un entero',
  0,
);
export const leerFecha = leer(
  (v): v is Fecha => typeof v === 'string' && esFecha(v),
  'debe ser una fecha AAAA-MM-DD',
  '2015-01-01',
);

const NUMERO = /^\d+(\.\d+)?$/;

/** Figures are written as text with a dot ("0.375"), so that no float ever touches them. */
export const leerDecimal = (lector: Lector): Decimal => {
  if (typeof lector.valor === 'string' && NUMERO.test(lector.valor)) return new Decimal(lector.valor);
  anotar(lector, lector.valor === undefined ? 'falta' : 'debe ser un número entre comillas, con punto decimal');
  return new Decimal(0);
};

export const leerOpcional = <T>(lector: Lector, de: (l: Lector) => T): T | null =>
  lector.valor === undefined || lector.valor === null ? null : de(lector);

export const leerLista = <T>(lector: Lector, de: (l: Lector) => T): T[] => {
  if (Array.isArray(lector.valor)) return lector.valor.map((valor, i) => de(hijo(lector, valor, i)));
  anotar(lector, lector.valor === undefined ? 'falta' : 'debe ser una lista');
  return [];
};

export const leerMapa = <T>(lector: Lector, de: (l: Lector) => T): Map<string, T> => {
  if (!esObjeto(lector.valor)) {
    anotar(lector, lector.valor === undefined ? 'falta' : 'debe ser un objeto');
    return new Map();
  }
  return new Map(Object.entries(lector.valor).map(([clave, valor]) => [clave, de(hijo(lector, valor, clave))]));
};

/** Every figure has a source: `fuente`, a norm, or `supuesto`, an id of docs/assumptions.md. */
export const leerFuente = (lector: Lector): Fuente => {
  const supuesto = leerDe(lector, 'supuesto').valor;
  if (typeof supuesto === 'string' && /^S-\d{2,3}$/.test(supuesto)) return { supuesto: supuesto as `S-${number}` };
  const norma = leerDe(lector, 'norma').valor;
  const articulo = leerDe(lector, 'articulo').valor;
  if (typeof norma === 'string' && norma !== '') {
    return typeof articulo === 'string' ? { norma, articulo } : { norma };
  }
  anotar(lector, 'falta la fuente: "norma" o "supuesto" (S-nn)');
  return { norma: '' };
};
