import { DE_CERTIFICADOS } from './pantallas/certificados.ts';
import { DE_CUENTA } from './pantallas/cuenta.ts';
import { DE_LEGAJOS } from './pantallas/legajos.ts';
import type { Pantalla } from './pantallas/pantalla.ts';
import { PROPIAS } from './pantallas/propias.ts';
import { PUBLICAS } from './pantallas/publicas.ts';

/** Every screen of the portal. The build and the browser tests read the files of pantallas/ as text, each of them. */
export const PANTALLAS: readonly Pantalla[] = [
  ...PUBLICAS,
  ...DE_LEGAJOS,
  ...DE_CERTIFICADOS,
  ...DE_CUENTA,
  ...PROPIAS,
];

/** Addresses that only lead to another one. */
export const REDIRECCIONES: Readonly<Record<string, string>> = {
  '/': '/app/dashboard', // OPN-002
  '/app': '/app/dashboard', // SES-023
  '/app/ejercicio': '/app/ejercicio/legajos/listado', // OPN-020
  '/app/cuenta': '/app/cuenta/resumenCuenta/cupones', // OPN-020
  '/app/perfil': '/app/perfil/datosPersonales', // OPN-020
  '/app/legajos': '/app/ejercicio/legajos/listado', // OPN-028
};

const aPatron = (path: string): RegExp =>
  new RegExp(`^${path.replace(/\/:[^/]+\?/g, '(/[^/]+)?').replace(/:[^/]+/g, '[^/]+')}/?$`);
const PATRONES = PANTALLAS.map((pantalla) => ({ patron: aPatron(pantalla.path), pantalla }));

export const pantallaDe = (direccion: string): Pantalla | undefined => {
  const camino = direccion.split(/[?#]/)[0] ?? '';
  const destino = REDIRECCIONES[camino] ?? camino;
  return PATRONES.find(({ patron }) => patron.test(destino))?.pantalla;
};

export const existePantalla = (direccion: string): boolean => pantallaDe(direccion) !== undefined;
