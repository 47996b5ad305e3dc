import type { PantallaDeTabla } from './pantalla.ts';

/** Under a file: which certificate, and the form of each. */
export const DE_CERTIFICADOS = [
  {
    path: '/app/ejercicio/legajo/:id/certificado/new',
    titulo: 'Nuevo certificado',
    acceso: 'sesion',
    encabezado: 'Nuevo certificado',
    conVolver: true,
    modulo: 'features/certificados/eleccion/elegir-tipo.tsx',
  },
  {
    path: '/app/ejercicio/legajo/:id/certificado/new/caie',
    titulo: 'Nuevo certificado',
    acceso: 'sesion',
    encabezado: 'Nuevo certificado: CAIE, tablero principal',
    modulo: 'features/certificados/formulario/formularios.tsx',
  },
  {
    path: '/app/ejercicio/legajo/:id/certificado/new/t1g',
    titulo: 'Nuevo certificado',
    acceso: 'sesion',
    encabezado: 'Nuevo certificado: T1G, pilar',
    modulo: 'features/certificados/formulario/formularios.tsx',
  },
  {
    path: '/app/ejercicio/legajo/:id/certificado/new/caieer',
    titulo: 'Nuevo certificado',
    acceso: 'sesion',
    encabezado: 'Nuevo certificado: CAIE ER, medidor para energía distribuida',
    modulo: 'features/certificados/formulario/formularios.tsx',
  },
  {
    path: '/app/ejercicio/legajo/:id/certificado/new/eig',
    titulo: 'Nuevo certificado',
    acceso: 'sesion',
    encabezado: 'Nuevo certificado: EIG, instalación de gas',
    modulo: 'features/certificados/formulario/formularios.tsx',
  },
  {
    path: '/app/ejercicio/legajo/:id/certificado/new/t1r',
    titulo: 'Nuevo certificado',
    acceso: 'sesion',
    encabezado: 'Nuevo certificado: T1R, medidor monofásico',
    modulo: 'features/certificados/formulario/formularios.tsx',
  },
  {
    path: '/app/ejercicio/legajo/:id/certificado/new/insitu',
    titulo: 'Nuevo certificado',
    acceso: 'sesion',
    encabezado: 'Nuevo certificado: Anexo In situ',
    modulo: 'features/certificados/formulario/formularios.tsx',
  },
] as const satisfies readonly PantallaDeTabla[];
