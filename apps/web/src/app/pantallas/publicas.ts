import type { Pantalla } from './pantalla.ts';

/** What is seen without a session. */
export const PUBLICAS: readonly Pantalla[] = [
  {
    path: '/login',
    titulo: 'Ingreso',
    acceso: 'publica',
    cargar: () => import('../../features/sesion/ingreso.tsx'),
  },
  {
    path: '/recuperarContrasenia',
    titulo: 'Recuperar contraseña',
    acceso: 'publica',
    cargar: () => import('../../features/sesion/contrasenias/recuperar-contrasenia.tsx'),
  },
  {
    path: '/confirmada',
    titulo: 'Revisá tu correo',
    acceso: 'publica',
    cargar: () => import('../../features/sesion/contrasenias/confirmada.tsx'),
  },
  {
    path: '/reset-password/:resetToken',
    titulo: 'Restablecer contraseña',
    acceso: 'publica',
    cargar: () => import('../../features/sesion/contrasenias/restablecer-contrasenia.tsx'),
  },
  {
    path: '/administrador/:token',
    titulo: 'Primera cuenta del Colegio',
    acceso: 'publica',
    cargar: () => import('../../features/sesion/administrador/primer-administrador.tsx'),
  },
  {
    path: '/error',
    titulo: 'Página no encontrada',
    acceso: 'publica',
    cargar: () => import('../pagina-de-error.tsx'),
  },
  {
    path: '/accesibilidad',
    titulo: 'Accesibilidad',
    acceso: 'publica',
    cargar: () => import('../../features/accesibilidad/declaracion.tsx'),
  },
  {
    path: '/guia',
    titulo: 'Guía',
    acceso: 'publica',
    cargar: () => import('../../features/guia/guia.tsx'),
  },
  {
    path: '/valores-de-referencia',
    titulo: 'Valores de referencia',
    acceso: 'publica',
    cargar: () => import('../../features/valores/valores-de-referencia.tsx'),
  },
  {
    path: '/catalogo/:pieza?/:cara?',
    titulo: 'Catálogo',
    acceso: 'publica',
    soloDemo: true,
    cargar: () => import('../catalogo/catalogo.tsx'),
  },
];
