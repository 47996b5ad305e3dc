import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const enApp = (camino: string): string => fileURLToPath(new URL(`src/app/${camino}`, import.meta.url));

export const ENTRADA = enApp('main.tsx');
/** What the router puts around every signed-in screen. */
export const AREA: readonly string[] = ['area.tsx', 'con-habilidad.tsx', 'lo-primero.ts'].map(enApp);
/** The screen that most people arrive at. */
export const INICIO = enApp('../features/tablero/tablero.tsx');

export type RutaDeModulo = {
  path: string;
  acceso: string;
  modulo: string;
  encabezado: string | null;
  conVolver: boolean;
};

const PANTALLAS = enApp('pantallas');
const leerPantallas = (): string =>
  readdirSync(PANTALLAS)
    .map((archivo) => readFileSync(join(PANTALLAS, archivo), 'utf8'))
    .join('\n');

/** The tables of screens read as text: a function that imports does not say what. */
export const leerRutas = (): RutaDeModulo[] => {
  const texto = leerPantallas();
  const deFormulario = /const formulario[\s\S]*?import\('([^']+)'\)/.exec(texto)?.[1] ?? '';
  const una = /path: '([^']+)',[^{}]*?acceso: '([^']+)',([^{}]*?)cargar: (?:formulario|\(\) => import\('([^']+)'\))/g;
  const rutas = [...texto.matchAll(una)].map(([, path = '', acceso = '', resto = '', modulo = deFormulario]) => ({
    path,
    acceso,
    modulo: join(PANTALLAS, modulo),
    encabezado: /encabezado: '([^']+)'/.exec(resto)?.[1] ?? null,
    conVolver: resto.includes('conVolver: true'),
  }));
  if (rutas.length !== [...texto.matchAll(/^ {4}path: '/gm)].length)
    throw new Error('La tabla de rutas ya no se lee así');
  return rutas;
};
