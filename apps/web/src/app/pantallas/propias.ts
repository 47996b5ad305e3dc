import type { Pantalla } from './pantalla.ts';

/** What is of the person: their profile and how they sign in. */
export const PROPIAS: readonly Pantalla[] = [
  {
    path: '/app/perfil/datosPersonales',
    titulo: 'Datos personales',
    acceso: 'sesion',
    encabezado: 'Perfil',
    cargar: () => import('../../features/perfil/datos-personales/datos-personales.tsx'),
  },
  {
    path: '/app/perfil/titulo',
    titulo: 'Título',
    acceso: 'sesion',
    encabezado: 'Perfil',
    cargar: () => import('../../features/perfil/titulo/titulo.tsx'),
  },
  {
    path: '/app/perfil/contacto',
    titulo: 'Contacto',
    acceso: 'sesion',
    encabezado: 'Perfil',
    cargar: () => import('../../features/perfil/contacto/contacto.tsx'),
  },
  {
    path: '/app/sesion/cambioClave',
    titulo: 'Cambiar contraseña',
    acceso: 'sesion',
    encabezado: 'Cambiar contraseña',
    cargar: () => import('../../features/sesion/contrasenias/cambio-clave.tsx'),
  },
  {
    path: '/app/sesion/abiertas',
    titulo: 'Sesiones abiertas',
    acceso: 'sesion',
    encabezado: 'Sesiones abiertas',
    cargar: () => import('../../features/sesion/sesiones/sesiones-abiertas.tsx'),
  },
  {
    path: '/app/sesion/segundoFactor',
    titulo: 'Segundo factor',
    acceso: 'sesion',
    encabezado: 'Segundo factor',
    cargar: () => import('../../features/sesion/factor/segundo-factor.tsx'),
  },
];
