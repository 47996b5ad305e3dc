export const pasarACentavos = (numero: number | string): number => Math.round(Number(numero) * 100);
export const formatConDecimales = (centavos: number): string => (centavos / 100).toFixed(2);

export const formatPesos = (centavos: number): string =>
  new Intl.NumberFormat('es-AR', { style: 'currency', currency: 'ARS' }).format(centavos / 100);

/** "1.234,50" and "1234.5" are read. Null when it is not an amount. */
export function parsePesos(texto: string): number | null {
  const limpio = texto.replace(/[\s$]/g, '');
  const normal = limpio.includes(',') ? limpio.replaceAll('.', '').replace(',', '.') : limpio;
  return /^\d{1,12}(\.\d{1,2})?$/.test(normal) ? pasarACentavos(normal) : null;
}

const DESFASE_MS = 3 * 3_600_000;
/** SIRO writes the local time of Buenos Aires with a literal Z. */
export const horaLocal = (instante: Date): string => new Date(instante.getTime() - DESFASE_MS).toISOString();
export const leerHoraLocal = (texto: string): Date => new Date(new Date(texto).getTime() + DESFASE_MS);
export const diaLocal = (instante: Date): string => horaLocal(instante).slice(0, 10);
