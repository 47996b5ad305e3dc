import { esFecha, type Fecha } from '../../fechas/fecha.ts';
import { Decimal } from '../../importes/decimal.ts';
import type { Fuente } from '../honorario.ts';

export type ProblemaDeDatos = { ruta: string; motivo: string };

/** `fuentes` is what is said of the sources of its figures: of it, or of each in it. */
export type Lector = { valor: unknown; ruta: string; problemas: ProblemaDeDatos[]; fuentes?: unknown };

export const crearLector = (valor: unknown, ruta: string): Lector => ({ valor, ruta, problemas: [] });

const esObjeto = (valor: unknown): valor is Record<string, unknown> =>
  typeof valor === 'object' && valor !== null && !Array.isArray(valor);

export const anotar = (lector: Lector, motivo: string): void => {
  lector.problemas.push({ ruta: lector.ruta, motivo });
};

const dentroDe = (valor: unknown, clave: string | number): unknown =>
  esObjeto(valor) && Object.hasOwn(valor, clave) ? valor[clave] : undefined;

const hijo = (lector: Lector, valor: unknown, clave: string | number): Lector => ({
  valor,
  ruta: lector.ruta === '' ? `${clave}` : `${lector.ruta}.${clave}`,
  problemas: lector.problemas,
  fuentes:
    dentroDe(lector.fuentes ?? dentroDe(lector.valor, 'fuentes'), clave) ?? leerFuenteDicha(lector.valor) ?? undefined,
});

export const leerDe = (lector: Lector, clave: string): Lector => {
  if (!esObjeto(lector.valor) && lector.valor !== undefined) anotar(lector, 'debe ser un objeto');
  return hijo(lector, dentroDe(lector.valor, clave), clave);
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
  if (typeof lector.valor === 'string' && NUMERO.test(lector.valor)) {
    const leido = new Decimal(lector.valor);
    const suya = leerFuenteDicha(lector.fuentes);
    if (suya) FUENTES.set(leido, suya);
    return leido;
  }
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

/** A source is a norm, or `supuesto`, an id of docs/assumptions.md. Null where nobody says one. */
const leerFuenteDicha = (valor: unknown): Fuente | null => {
  const supuesto = dentroDe(valor, 'supuesto');
  if (typeof supuesto === 'string' && /^S-\d{2,3}$/.test(supuesto)) return { supuesto: supuesto as `S-${number}` };
  const norma = dentroDe(valor, 'norma');
  if (typeof norma !== 'string' || norma === '') return null;
  const articulo = dentroDe(valor, 'articulo');
  return typeof articulo === 'string' ? { norma, articulo } : { norma };
};

/** A figure is the same object in every calculation: what it says of its own source goes with it. */
const FUENTES = new WeakMap<Decimal, Fuente>();

/** Of a figure that was read: its own, or else that of its table or task (S-1265). */
export const fuenteDeCifra = (cifra: Decimal, deSuTabla: Fuente): Fuente => FUENTES.get(cifra) ?? deSuTabla;

/** Of what comes from several sources: theirs if it is one, or else that of the table. */
export const fuenteEnComun = ([primera, ...otras]: readonly Fuente[], deSuTabla: Fuente): Fuente => {
  const igual = (una: Fuente): boolean => JSON.stringify(una) === JSON.stringify(primera);
  return primera && otras.every(igual) ? primera : deSuTabla;
};

export const fuenteDeCifras = (cifras: readonly Decimal[], deSuTabla: Fuente): Fuente =>
  fuenteEnComun(
    cifras.map((cifra) => fuenteDeCifra(cifra, deSuTabla)),
    deSuTabla,
  );

/** Of a table, a task or a general figure. */
export const leerFuente = (lector: Lector): Fuente => {
  const dicha = leerFuenteDicha(lector.valor);
  if (dicha) return dicha;
  anotar(lector, 'falta la fuente: "norma" o "supuesto" (S-nn)');
  return { norma: '' };
};
