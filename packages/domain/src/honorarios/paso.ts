import { Decimal, redondear } from '../importes/decimal.ts';
import { formatImporte, formatNumero } from '../importes/formato.ts';
import { fuenteEnComun } from './datos/lector.ts';
import type { Fuente, Paso } from './honorario.ts';

/** The amount is already rounded to the centavo: what is shown is what the next step uses. */
export type Monto = { valor: Decimal; paso: Paso };

type Renglon = { regla: string; texto: string; fuente: Fuente };

export const calculo = ({ regla, texto, fuente }: Renglon, exacto: Decimal, de: readonly Monto[] = []): Monto => {
  const valor = redondear(exacto);
  return {
    valor,
    paso: { regla, texto, importe: valor.toFixed(2), forma: 'calculo', fuente, pasos: de.map((m) => m.paso) },
  };
};

export const omitirCeros = (partes: readonly Monto[]): readonly Monto[] =>
  partes.some(esVacio) ? partes.filter((parte) => !esVacio(parte)) : partes;

const esVacio = ({ valor, paso }: Monto): boolean => valor.isZero() && paso.pasos.length === 0;

export const suma = ({ regla, texto, fuente }: Renglon, todas: readonly Monto[]): Monto => {
  const partes = omitirCeros(todas);
  const valor = partes.reduce((total, parte) => total.plus(parte.valor), CERO);
  return {
    valor,
    paso: { regla, texto, importe: valor.toFixed(2), forma: 'suma', fuente, pasos: partes.map((m) => m.paso) },
  };
};

/** What is added up are figures of a table or a task: it says their source, when it is one. */
export const sumarCifras = (renglon: Renglon, partes: readonly Monto[]): Monto => {
  const suyas = omitirCeros(partes).map(({ paso }) => paso.fuente);
  return suma({ ...renglon, fuente: fuenteEnComun(suyas, renglon.fuente) }, partes);
};

export const CERO = new Decimal(0);
export const UNO = new Decimal(1);
export const CIEN = new Decimal(100);
/** Multiplying by it is exact and much cheaper than dividing by 100. */
export const CENTESIMO = new Decimal('0.01');

export const cifra = (valor: Decimal): string => formatNumero(valor, valor.decimalPlaces());

/** Figures of the tables are the same objects in every calculation, so each is written once. */
function recordar(escribir: (valor: Decimal) => string): (valor: Decimal) => string {
  const escritos = new WeakMap<Decimal, string>();
  return (valor) => {
    const hecho = escritos.get(valor);
    if (hecho !== undefined) return hecho;
    const texto = escribir(valor);
    escritos.set(valor, texto);
    return texto;
  };
}

/** Factors read better with two decimals: `1,00`, `0,375`. */
export const factor = recordar((valor) => formatNumero(valor, Math.max(2, valor.decimalPlaces())));

export const porciento = (valor: Decimal): string => `${cifra(valor)} %`;

export const pesos = (valor: Decimal): string => formatImporte(valor);

export const formatPesos = (monto: Monto): string => formatImporte(monto.paso.importe);

export const pesosDeUr = recordar(pesos);
