import type { PantallaDeTabla } from './pantalla.ts';

export const PUBLICAS = [
  {
    path: '/login',
    titulo: 'Ingreso',
    acceso: 'publica',
    modulo: 'features/sesion/ingreso.tsx',
  },
  {
    path: '/recuperarContrasenia',
    titulo: 'Recuperar contraseña',
    acceso: 'publica',
    modulo: 'features/sesion/contrasenias/recuperar-contrasenia.tsx',
  },
  {
    path: '/confirmada',
    titulo: 'Revisá tu correo',
    acceso: 'publica',
    modulo: 'features/sesion/contrasenias/confirmada.tsx',
  },
  {
    path: '/reset-password/:resetToken',
    titulo: 'Restablecer contraseña',
    acceso: 'publica',
    modulo: 'features/sesion/contrasenias/restablecer-contrasenia.tsx',
  },
  {
    path: '/administrador/:token',
    titulo: 'Primera cuenta del Colegio',
    acceso: 'publica',
    modulo: 'features/sesion/administrador/primer-administrador.tsx',
  },
  {
    path: '/error',
    titulo: 'Página no encontrada',
    acceso: 'publica',
    modulo: 'app/pagina-de-error.tsx',
  },
  {
    path: '/accesibilidad',
    titulo: 'Accesibilidad',
    acceso: 'publica',
    modulo: 'features/accesibilidad/declaracion.tsx',
  },
  {
    path: '/guia',
    titulo: 'Guía',
    acceso: 'publica',
    modulo: 'features/guia/guia.tsx',
  },
  {
    path: '/valores-de-referencia',
    titulo: 'Valores de referencia',
    acceso: 'publica',
    modulo: 'features/referencias/valores-de-referencia.tsx',
  },
  {
    path: '/honorarios',
    titulo: 'Calcular un honorario',
    acceso: 'publica',
    modulo: 'features/legajos/laboratorio/honorarios-publicos.tsx',
  },
  {
    path: '/credencial-guardada',
    titulo: 'Última copia de tu credencial',
    acceso: 'publica',
    modulo: 'features/tablero/credencial/credencial-guardada.tsx',
  },
  {
    path: '/catalogo/:pieza?/:cara?',
    titulo: 'Catálogo',
    acceso: 'publica',
    soloDemo: true,
    modulo: 'app/catalogo/catalogo.tsx',
  },
] as const satisfies readonly PantallaDeTabla[];
