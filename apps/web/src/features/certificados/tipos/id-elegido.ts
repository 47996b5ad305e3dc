export const textoDeId = (valor: unknown): string => (typeof valor === 'number' ? String(valor) : '');
export const idDeTexto = (elegido: string): number | null => (elegido === '' ? null : Number(elegido));
