import type { PantallaDeTabla } from './pantalla.ts';

/** Under a file: which certificate, and the form of whichever it is. */
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
    path: '/app/ejercicio/legajo/:id/certificado/new/:certificado',
    titulo: 'Nuevo certificado',
    acceso: 'sesion',
    modulo: 'features/certificados/formulario/formularios.tsx',
  },
] as const satisfies readonly PantallaDeTabla[];
