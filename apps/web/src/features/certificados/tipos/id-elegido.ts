/** An id as a list of choices has it, and back. */
export const comoTexto = (valor: unknown): string => (typeof valor === 'number' ? String(valor) : '');
export const comoId = (elegido: string): number | null => (elegido === '' ? null : Number(elegido));
