import { DE_CERTIFICADOS } from './pantallas/certificados.ts';
import { DE_CUENTA } from './pantallas/dinero.ts';
import { DE_LEGAJOS } from './pantallas/legajos.ts';
import type { PantallaDeTabla } from './pantallas/pantalla.ts';
import { PROPIAS } from './pantallas/propias.ts';
import { PUBLICAS } from './pantallas/publicas.ts';

const TABLA = [...PUBLICAS, ...DE_LEGAJOS, ...DE_CERTIFICADOS, ...DE_CUENTA, ...PROPIAS] as const;

export type ModuloDePantalla = (typeof TABLA)[number]['modulo'];
export type Pantalla = PantallaDeTabla & { modulo: ModuloDePantalla };

export const PANTALLAS: readonly Pantalla[] = TABLA;

export const REDIRECCIONES: Readonly<Record<string, string>> = {
  '/': '/app/dashboard', // OPN-002
  '/app': '/app/dashboard', // SES-023
  '/app/ejercicio': '/app/ejercicio/legajos/listado', // OPN-020
  '/app/cuenta': '/app/cuenta/debo', // OPN-020, S-870
  '/app/perfil': '/app/perfil/datosPersonales', // OPN-020
  '/app/legajos': '/app/ejercicio/legajos/listado', // OPN-028
};

export const patronDe = (path: string): string =>
  `^${path.replace(/\/:\w+\?/g, '(?:/[^/]+)?').replace(/:\w+/g, '[^/]+')}/?$`;
const PATRONES = PANTALLAS.map((pantalla) => ({ patron: new RegExp(patronDe(pantalla.path)), pantalla }));

export const pantallaDe = (direccion: string): Pantalla | undefined => {
  const camino = direccion.split(/[?#]/)[0] ?? '';
  const destino = REDIRECCIONES[camino] ?? camino;
  return PATRONES.find(({ patron }) => patron.test(destino))?.pantalla;
};

export const existePantalla = (direccion: string): boolean => pantallaDe(direccion) !== undefined;
