import type { PantallaDeTabla } from './pantalla.ts';

export const PROPIAS = [
  {
    path: '/app/credencial',
    titulo: 'Mi credencial',
    acceso: 'sesion',
    encabezado: 'Mi credencial',
    modulo: 'features/tablero/credencial/credencial.tsx',
  },
  {
    path: '/app/perfil/datosPersonales',
    titulo: 'Datos personales',
    acceso: 'sesion',
    encabezado: 'Perfil',
    modulo: 'features/perfil/datos-personales/datos-personales.tsx',
  },
  {
    path: '/app/perfil/titulo',
    titulo: 'Título',
    acceso: 'sesion',
    encabezado: 'Perfil',
    modulo: 'features/perfil/titulo/titulo.tsx',
  },
  {
    path: '/app/perfil/contacto',
    titulo: 'Contacto',
    acceso: 'sesion',
    encabezado: 'Perfil',
    modulo: 'features/perfil/contacto/contacto.tsx',
  },
  {
    path: '/app/sesion/cambioClave',
    titulo: 'Cambiar contraseña',
    acceso: 'sesion',
    encabezado: 'Cambiar contraseña',
    modulo: 'features/sesion/contrasenias/cambio-clave.tsx',
  },
  {
    path: '/app/sesion/abiertas',
    titulo: 'Sesiones abiertas',
    acceso: 'sesion',
    encabezado: 'Sesiones abiertas',
    modulo: 'features/sesion/sesiones/sesiones-abiertas.tsx',
  },
  {
    path: '/app/sesion/segundoFactor',
    titulo: 'Segundo factor',
    acceso: 'sesion',
    encabezado: 'Segundo factor',
    modulo: 'features/sesion/factor/segundo-factor.tsx',
  },
  {
    path: '/app/sesion/avisos',
    titulo: 'Avisos',
    acceso: 'sesion',
    encabezado: 'Avisos',
    modulo: 'features/avisos/avisos.tsx',
  },
  {
    path: '/app/sesion/sinSubir',
    titulo: 'Antes de cerrar la sesión',
    acceso: 'sesion',
    encabezado: 'Antes de cerrar la sesión',
    modulo: 'features/sesion/salida/sin-subir.tsx',
  },
] as const satisfies readonly PantallaDeTabla[];
