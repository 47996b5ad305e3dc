import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const APP = join(import.meta.dirname, '..', '..', 'apps/web/src/app');
const PANTALLAS = join(APP, 'pantallas');

export type Ruta = { path: string; titulo: string; acceso: string; encabezado?: string };

/** The portal's tables of screens, read as text: journeys look at the product from the outside. */
export const leerRutas = (): readonly Ruta[] => {
  const texto = readdirSync(PANTALLAS)
    .map((archivo) => readFileSync(join(PANTALLAS, archivo), 'utf8'))
    .join('\n');
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
  [...readFileSync(join(APP, 'rutas.ts'), 'utf8').matchAll(/^ {2}'(\/[^']*)': '([^']+)'/gm)].map(
    ([, de = '', a = '']) => [de, a],
  );
