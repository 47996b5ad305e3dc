import { Decimal } from '../importes/decimal.ts';

/** AUT-021. */
export const COEFICIENTES = ['1.2', '1.3', '1.45'] as const;
export const COEFICIENTE_POR_DEFECTO = '1.3';
/** OPN-066, S-32: only this segment multiplies its fees by the coefficient; the rubros of data/ must agree. */
const SEGMENTO_CON_COEFICIENTE = 'civil';

export const usaCoeficiente = (segmento: string): boolean => segmento === SEGMENTO_CON_COEFICIENTE;

/** The answer keeps the coefficient that was chosen (OPN-066), which may not be the factor. */
export type Coeficiente = { elegido: string; factor: Decimal };

/** Null when the segment uses it and the value is none of the three; elsewhere any other value counts as none. */
export const leerCoeficiente = (segmento: string, valor: string): Coeficiente | null => {
  const elegido = hallar(valor);
  if (!usaCoeficiente(segmento)) return { elegido: elegido ?? '1', factor: new Decimal(1) };
  return elegido ? { elegido, factor: new Decimal(elegido) } : null;
};

const hallar = (valor: string): string | undefined => {
  const texto = valor.trim().replace(',', '.');
  if (!/^\d{1,2}(\.\d{1,6})?$/.test(texto)) return undefined;
  return COEFICIENTES.find((c) => new Decimal(texto).eq(c));
};
