import type { TipoDeCertificado } from '@colega/domain/certificados';
import type { Pantalla } from './pantalla.ts';

const formulario = (type: TipoDeCertificado) => async () => {
  const { FORMULARIOS, antes } = await import('../../features/certificados/formulario/formularios.tsx');
  return { default: FORMULARIOS[type], antes };
};

/** Under a file: which certificate, and the form of each. */
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
    path: '/app/ejercicio/legajo/:id/certificado/new/caie',
    titulo: 'Nuevo certificado',
    acceso: 'sesion',
    encabezado: 'Nuevo certificado: CAIE, tablero principal',
    cargar: formulario('caie'),
  },
  {
    path: '/app/ejercicio/legajo/:id/certificado/new/t1g',
    titulo: 'Nuevo certificado',
    acceso: 'sesion',
    encabezado: 'Nuevo certificado: T1G, pilar',
    cargar: formulario('t1g'),
  },
  {
    path: '/app/ejercicio/legajo/:id/certificado/new/caieer',
    titulo: 'Nuevo certificado',
    acceso: 'sesion',
    encabezado: 'Nuevo certificado: CAIE ER, medidor para energía distribuida',
    cargar: formulario('caie_er'),
  },
  {
    path: '/app/ejercicio/legajo/:id/certificado/new/eig',
    titulo: 'Nuevo certificado',
    acceso: 'sesion',
    encabezado: 'Nuevo certificado: EIG, instalación de gas',
    cargar: formulario('eig'),
  },
  {
    path: '/app/ejercicio/legajo/:id/certificado/new/t1r',
    titulo: 'Nuevo certificado',
    acceso: 'sesion',
    encabezado: 'Nuevo certificado: T1R, medidor monofásico',
    cargar: formulario('t1r'),
  },
  {
    path: '/app/ejercicio/legajo/:id/certificado/new/insitu',
    titulo: 'Nuevo certificado',
    acceso: 'sesion',
    encabezado: 'Nuevo certificado: Anexo In situ',
    cargar: formulario('anexa_in_situ'),
  },
];
