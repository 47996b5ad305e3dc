import { DIRECCIONES } from './direcciones.ts';

/** LAY-007. */
export const PESTANIAS_DE_EJERCICIO = [
  { path: DIRECCIONES.legajos, titulo: 'Legajos' },
  { path: DIRECCIONES.cupones, titulo: 'Cupones' },
  { path: DIRECCIONES.certificados, titulo: 'Certificados' },
] as const;

/** RES-001; what is to be paid first. */
export const PESTANIAS_DE_CUENTA = [
  { path: DIRECCIONES.loQueDebo, titulo: 'Lo que debo' },
  { path: DIRECCIONES.resumenDeCupones, titulo: 'Cupones' },
  { path: DIRECCIONES.resumenDeCuenta, titulo: 'Resumen' },
] as const;

/** PER-001. */
export const PESTANIAS_DE_PERFIL = [
  { path: DIRECCIONES.datosPersonales, titulo: 'Datos personales' },
  { path: DIRECCIONES.titulo, titulo: 'Título' },
  { path: DIRECCIONES.contacto, titulo: 'Contacto' },
] as const;
