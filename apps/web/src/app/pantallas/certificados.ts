import type { Pantalla } from './pantalla.ts';

/** Under a file: which certificate, and the form of whichever it is. */
export const DE_CERTIFICADOS: readonly Pantalla[] = [
  {
    path: '/app/ejercicio/legajo/:id/certificado/new',
    titulo: 'Nuevo certificado',
    acceso: 'sesion',
    encabezado: 'Nuevo certificado',
    conVolver: true,
    cargar: () => import('../../features/certificados/eleccion/elegir-tipo.tsx'),
  },
  {
    path: '/app/ejercicio/legajo/:id/certificado/new/:certificado',
    titulo: 'Nuevo certificado',
    acceso: 'sesion',
    cargar: () => import('../../features/certificados/formulario/formularios.tsx'),
  },
];
