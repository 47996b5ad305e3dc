import { TIPOS_DE_CERTIFICADO, tramoDeTipo } from '@colega/domain/certificados';
import type { PantallaDeTabla } from './pantalla.ts';

const ELECCION = '/app/ejercicio/legajo/:id/certificado/new';

export const DE_CERTIFICADOS = [
  {
    path: '/app/ejercicio/legajos/certificados',
    titulo: 'Certificados',
    acceso: 'sesion',
    encabezado: 'Certificados',
    modulo: 'features/certificados/listado/listado-de-certificados.tsx',
  },
  {
    path: '/app/ejercicio/certificado/:id',
    titulo: 'Certificado',
    acceso: 'sesion',
    modulo: 'features/certificados/lectura/certificado-emitido.tsx',
  },
  {
    path: ELECCION,
    titulo: 'Nuevo certificado',
    acceso: 'sesion',
    encabezado: 'Nuevo certificado',
    conVolver: true,
    modulo: 'features/certificados/eleccion/elegir-tipo.tsx',
  },
  ...TIPOS_DE_CERTIFICADO.map(
    (type) =>
      ({
        path: `${ELECCION}/${tramoDeTipo(type)}`,
        titulo: 'Nuevo certificado',
        acceso: 'sesion',
        modulo: 'features/certificados/formulario/formularios.tsx',
      }) as const,
  ),
] as const satisfies readonly PantallaDeTabla[];
