import { Decimal } from '../dinero/decimal.ts';

/** AUT-021. */
export const COEFICIENTES = ['1.2', '1.3', '1.45'] as const;
export const COEFICIENTE_POR_DEFECTO = '1.3';
/** The only segment whose fees the chosen coefficient multiplies (OPN-066, S-32). */
export const SEGMENTO_CON_COEFICIENTE = 'civil';

/** The factor to multiply by: null when the segment uses it and the value is none of the three. */
export const leerCoeficiente = (segmento: string, valor: string): Decimal | null => {
  if (segmento !== SEGMENTO_CON_COEFICIENTE) return new Decimal(1);
  const texto = valor.trim().replace(',', '.');
  if (!/^\d{1,2}(\.\d{1,6})?$/.test(texto)) return null;
  const hallado = COEFICIENTES.find((c) => new Decimal(texto).eq(c));
  return hallado ? new Decimal(hallado) : null;
};
