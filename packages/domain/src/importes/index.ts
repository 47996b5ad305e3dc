export { Decimal, type Importe, importe, redondear, sumar } from './decimal.ts';
export { formatImporte, formatNumero } from './formato.ts';
export { type CodigoDeCifra, parseCifra } from './parse-cifra.ts';
export { limpiarMonto, type ProblemaDeMonto, parseMonto } from './parse-monto.ts';
export { parteDe } from './parte-de.ts';
