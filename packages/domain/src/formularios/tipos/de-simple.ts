export const leerComoSimple = (valor: unknown): string | number | boolean | null =>
  typeof valor === 'string' || typeof valor === 'number' || typeof valor === 'boolean' ? valor : null;
