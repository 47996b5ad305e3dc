import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const TABLA = join(import.meta.dirname, '..', '..', 'apps/web/src/app/rutas.ts');

export type Ruta = { path: string; titulo: string; acceso: string; encabezado?: string };

/** The portal's table of screens, read as text: journeys look at the product from the outside. */
export const leerRutas = (): readonly Ruta[] => {
  const texto = readFileSync(TABLA, 'utf8');
  const rutas = [
    ...texto.matchAll(/path: '([^']+)',\s+titulo: '([^']+)',\s+acceso: '([^']+)',(?:\s+encabezado: '([^']+)')?/g),
  ].map(([, path = '', titulo = '', acceso = '', encabezado]) => ({
    path,
    titulo,
    acceso,
    ...(encabezado && { encabezado }),
  }));
  if (rutas.length === 0 || rutas.length !== [...texto.matchAll(/\bpath: '/g)].length)
    throw new Error('La tabla de rutas ya no se lee así');
  return rutas;
};

/** The addresses that only lead to another one. */
export const leerRedirecciones = (): readonly (readonly [de: string, a: string])[] =>
  [...readFileSync(TABLA, 'utf8').matchAll(/^ {2}'(\/[^']*)': '([^']+)'/gm)].map(([, de = '', a = '']) => [de, a]);
