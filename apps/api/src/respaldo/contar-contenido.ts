import type { Resumen } from './manifiesto.ts';

const cifra = (cuantas: number): string => cuantas.toLocaleString('es-AR');

export function contarContenido({ tablas, archivos }: Resumen): string {
  const filas = Object.values(tablas).reduce((total, tabla) => total + tabla.filas, 0);
  return `${cifra(filas)} filas y ${cifra(archivos.cantidad)} ${archivos.cantidad === 1 ? 'imagen' : 'imágenes'}`;
}
