import type { Contexto, Rol } from '@colega/domain/permisos';
import type { DatosDeCausa } from '../modules/perfil/causas.service.ts';

export const CLAVE_DE_DEMO = 'Colega.2026';

export type BloqueoDeDemo = { tipo: string; motivo: string; dias: number; vigente: boolean };
export type MatriculaDeDemo = {
  codigo: string;
  descripcion: string;
  estado: string;
  fecha_alta: string;
  titulo: [codigo: string, descripcion: string];
  institucion: string;
};
/** `dias` counts since it began and since its present state. */
export type CausaDeDemo = Omit<DatosDeCausa, 'vigente_desde'> & { dias: { desde: number; estado: number } };
/** Null is the whole college. */
export type OperadorDeDemo = { roles: readonly Rol[]; distrito: string | null };
export type PersonaDeDemo = {
  username: string;
  descripcion: string;
  contextos: Contexto[];
  apellido: string;
  nombre: string;
  cuit: string;
  distrito: number;
  domicilio: [calle: string, numero: string];
  legal: [calle: string, numero: string, piso: string | null, departamento: string | null];
  localidad: [codigo_postal: string, nombre: string];
  nacimiento: string;
  genero: string;
  telefono: [area: string, numero: string];
  exceptuado?: string;
  verificado: boolean;
  matriculas: MatriculaDeDemo[];
  bloqueos: BloqueoDeDemo[];
  retrato?: string;
  firma?: string;
  /** Loaded by its owner; nobody of the college looked at it yet. */
  firma_por_verificar?: true;
  con_carnet: boolean;
  causas: CausaDeDemo[];
  recien_llegado?: true;
  operador?: OperadorDeDemo;
};

const TECNICO = {
  contextos: ['autogestion'] as Contexto[],
  verificado: true,
  bloqueos: [],
  con_carnet: true,
  causas: [],
};

/** The people of the demo are invented; their CUITs only have a right check digit. */
export const PERSONAS_DE_DEMO: readonly PersonaDeDemo[] = [
  {
    ...TECNICO,
    username: 'mgarcia',
    exceptuado: 'Prórroga de la CUOTA 1, Resolución 22',
    descripcion: 'el portal completo: civil y electricidad, más de 60 legajos',
    apellido: 'García',
    nombre: 'María Elena',
    cuit: '27240816356',
    distrito: 0,
    domicilio: ['Calle 49', '1245'],
    legal: ['Calle 8', '902', '2', 'A'],
    localidad: ['1900', 'La Plata'],
    nacimiento: '1975-04-18',
    genero: 'Femenino',
    firma: 'mgarcia.png',
    telefono: ['221', '4556677'],
    matriculas: [
      {
        codigo: 'T-12.345',
        descripcion: 'Maestra Mayor de Obras',
        estado: 'activo',
        fecha_alta: '2001-03-12',
        titulo: ['MMO', 'Maestra Mayor de Obras'],
        institucion: 'E.E.S.T. N.º 6 de La Plata',
      },
      {
        codigo: 'T-18.902',
        descripcion: 'Técnica en Electricidad',
        estado: 'activo',
        fecha_alta: '2010-08-23',
        titulo: ['TEL', 'Técnica en Electricidad'],
        institucion: 'E.E.S.T. N.º 2 de Berisso',
      },
      {
        codigo: 'R-02.114',
        descripcion: 'Higiene y Seguridad',
        estado: 'baja',
        fecha_alta: '2005-05-02',
        titulo: ['THS', 'Técnica en Higiene y Seguridad'],
        institucion: 'I.S.F.T. N.º 12 de La Plata',
      },
    ],
    bloqueos: [
      {
        tipo: 'documentacion_pendiente',
        motivo: 'Falta presentar la constancia de domicilio actualizada.',
        dias: 40,
        vigente: true,
      },
    ],
    retrato: 'mgarcia.png',
    causas: [
      {
        numero: 'C-0187',
        descripcion: 'Consulta de un comitente sobre el alcance de la dirección de obra.',
        estado: 'En trámite',
        dias: { desde: 75, estado: 20 },
        situacion: { class: 'info', mensaje: 'Presentaste tu descargo; el Tribunal de Disciplina lo está analizando.' },
      },
    ],
  },
  {
    ...TECNICO,
    username: 'jperez',
    descripcion: 'un bloqueo le quita Ejercicio',
    apellido: 'Pérez',
    nombre: 'Juan',
    cuit: '20172345671',
    distrito: 1,
    domicilio: ['Mitre', '380'],
    legal: ['Mitre', '380', null, null],
    localidad: ['1870', 'Avellaneda'],
    nacimiento: '1966-11-02',
    genero: 'Masculino',
    firma: 'jperez.png',
    telefono: ['11', '42430011'],
    matriculas: [
      {
        codigo: 'T-09.871',
        descripcion: 'Maestro Mayor de Obras',
        estado: 'activo',
        fecha_alta: '1990-04-02',
        titulo: ['MMO', 'Maestro Mayor de Obras'],
        institucion: 'E.E.S.T. N.º 1 de Avellaneda',
      },
    ],
    bloqueos: [
      { tipo: 'ejercicio_suspendido', motivo: 'Resolución del Tribunal de Disciplina.', dias: 25, vigente: true },
    ],
  },
  {
    ...TECNICO,
    username: 'lrodriguez',
    exceptuado: 'Plan de pagos a la firma',
    descripcion: 'un bloqueo le quita Liquidar',
    apellido: 'Rodríguez',
    nombre: 'Laura',
    cuit: '27251234561',
    distrito: 2,
    domicilio: ['San Martín', '2150'],
    legal: ['Rivadavia', '2731', '4', 'C'],
    localidad: ['7600', 'Mar del Plata'],
    nacimiento: '1979-07-30',
    genero: 'Femenino',
    firma: 'lrodriguez.png',
    telefono: ['223', '4950022'],
    matriculas: [
      {
        codigo: 'T-15.430',
        descripcion: 'Técnica en Gas',
        estado: 'activo',
        fecha_alta: '2004-10-18',
        titulo: ['TGA', 'Técnica en Gas'],
        institucion: 'E.E.S.T. N.º 3 de Mar del Plata',
      },
    ],
    bloqueos: [
      { tipo: 'plan_de_pagos_en_revision', motivo: 'Plan de pagos a la firma.', dias: 12, vigente: true },
      { tipo: 'documentacion_pendiente', motivo: 'Presentó el título legalizado.', dias: 300, vigente: false },
    ],
  },
  {
    ...TECNICO,
    username: 'nnuevo',
    recien_llegado: true,
    descripcion: 'recién matriculado, sin nada cargado',
    apellido: 'Nuevo',
    nombre: 'Nicolás',
    cuit: '20401112228',
    distrito: 0,
    domicilio: ['Belgrano', '77'],
    legal: ['Belgrano', '77', null, null],
    localidad: ['1900', 'La Plata'],
    nacimiento: '1997-01-12',
    genero: 'Masculino',
    telefono: ['221', '4800033'],
    verificado: false,
    con_carnet: false,
    matriculas: [
      {
        codigo: 'T-21.007',
        descripcion: 'Maestro Mayor de Obras',
        estado: 'activo',
        fecha_alta: '2026-02-09',
        titulo: ['MMO', 'Maestro Mayor de Obras'],
        institucion: 'E.E.S.T. N.º 5 de La Plata',
      },
    ],
  },
  {
    ...TECNICO,
    username: 'csosa',
    exceptuado: 'Prórroga de la CUOTA 1, Resolución 22',
    descripcion: 'electromecánica y gas',
    apellido: 'Sosa',
    nombre: 'Carla',
    cuit: '27305556667',
    distrito: 3,
    domicilio: ['Alsina', '915'],
    legal: ['Alsina', '915', '1', null],
    localidad: ['8000', 'Bahía Blanca'],
    nacimiento: '1983-12-05',
    genero: 'Femenino',
    firma: 'csosa.png',
    telefono: ['291', '4520044'],
    matriculas: [
      {
        codigo: 'T-16.220',
        descripcion: 'Técnica Electromecánica',
        estado: 'activo',
        fecha_alta: '2006-06-12',
        titulo: ['TEM', 'Técnica Electromecánica'],
        institucion: 'E.E.S.T. N.º 2 de Bahía Blanca',
      },
      {
        codigo: 'T-17.305',
        descripcion: 'Técnica en Gas',
        estado: 'activo',
        fecha_alta: '2008-09-01',
        titulo: ['TGA', 'Técnica en Gas'],
        institucion: 'E.E.S.T. N.º 2 de Bahía Blanca',
      },
      {
        codigo: 'T-11.090',
        descripcion: 'Técnica en Automotores',
        estado: 'suspendido',
        fecha_alta: '2006-06-12',
        titulo: ['TAU', 'Técnica en Automotores'],
        institucion: 'E.E.S.T. N.º 4 de Bahía Blanca',
      },
    ],
  },
  {
    ...TECNICO,
    username: 'dvera',
    exceptuado: 'Prórroga de la CUOTA 1, Resolución 22',
    descripcion: 'del distrito II: legajos en cada cola de la mesa y en cada paso de una observación',
    apellido: 'Vera',
    nombre: 'Daniela',
    cuit: '27284501239',
    distrito: 1,
    domicilio: ['Maipú', '215'],
    legal: ['Maipú', '215', null, null],
    localidad: ['1828', 'Banfield'],
    nacimiento: '1981-06-09',
    genero: 'Femenino',
    firma: 'dvera.png',
    firma_por_verificar: true,
    telefono: ['11', '42880066'],
    matriculas: [
      {
        codigo: 'T-16.904',
        descripcion: 'Maestra Mayor de Obras',
        estado: 'activo',
        fecha_alta: '2007-08-13',
        titulo: ['MMO', 'Maestra Mayor de Obras'],
        institucion: 'E.E.S.T. N.º 3 de Banfield',
      },
    ],
  },
];
