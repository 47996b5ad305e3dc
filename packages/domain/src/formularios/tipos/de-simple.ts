/** What a field of one value may hold, as it came; null for anything else. */
export const leerComoSimple = (valor: unknown): string | number | boolean | null =>
  typeof valor === 'string' || typeof valor === 'number' || typeof valor === 'boolean' ? valor : null;
