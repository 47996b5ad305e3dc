import type { Bloqueo, Causa, MatriculaConTitulo, Persona } from '@colega/contract/perfil';
import type { Carnet, Noticia, PendienteDeInicio, Tablero } from '@colega/contract/tablero';

/** Tests and /catalogo use these. */
export const matricula = (cambios: Partial<MatriculaConTitulo> = {}): MatriculaConTitulo => ({
  id: 1,
  codigo: 'T-12345',
  descripcion: 'Maestro Mayor de Obras',
  fecha_alta: '2009-03-02',
  titulo: { codigo: 'MMO', descripcion: 'Maestro Mayor de Obras' },
  institucion: { nombre: 'E.E.S.T. N.º 5 de La Plata' },
  habilitada: true,
  estado: { id: 1, clave: 'activo', nombre: 'Activo', abreviatura: 'T', color: '#d3f9d8', color_texto: '#1b5e2b' },
  ...cambios,
});

const LA_PLATA = { nombre: 'La Plata', codigo_postal: '1900', partido: { nombre: 'La Plata' } };

export const persona = (cambios: Partial<Persona> = {}): Persona => ({
  id: 70,
  apellido: 'García',
  nombre: 'María Elena',
  documento: '20456789',
  cuit: '27204567891',
  fecha_alta: '2009-03-02',
  nacionalidad: 'Argentina',
  fecha_nacimiento: '1968-09-14',
  genero: 'Femenino',
  email: 'mgarcia@example.com',
  imagen_perfil: null,
  firma: null,
  domicilio_real: { calle: 'Calle 50', numero: '123', piso: null, departamento: null, localidad: LA_PLATA },
  domicilio_legal: { calle: 'Calle 8', numero: '900', piso: '2', departamento: 'A', localidad: LA_PLATA },
  telefonos: [],
  codigo_qr: 'abc',
  enlace_qr: 'http://localhost/#/qr/abc',
  es_activo_al_dia_y_verificado: true,
  habilitado: true,
  credencial_suspendida: null,
  distrito: {
    id: 1,
    nombre: 'Distrito I',
    contacto: {
      domicilio: 'Calle 47 N.º 720, La Plata',
      telefono: '(0221) 555-0101',
      correo: 'distritoi@colegio.example',
    },
  },
  matriculas: [matricula()],
  ...cambios,
});

export const bloqueo = (cambios: Partial<Bloqueo> = {}): Bloqueo => ({
  id: 1,
  tipo_bloqueo: {
    id: 1,
    nombre: 'Documentación pendiente',
    nombre_corto: 'Documentación',
    color: '#175cd3',
    visible: true,
  },
  vigente: true,
  motivo: 'Falta presentar la constancia de domicilio.',
  rangos: [{ estado: 'inicio', fecha: '2026-10-12' }],
  ...cambios,
});

export const causa = (cambios: Partial<Causa> = {}): Causa => ({
  id: 1,
  numero: '5120-2026',
  descripcion: 'Presentación fuera de término de la declaración jurada anual.',
  vigente_desde: '2026-06-01',
  fecha_estado: '2026-09-15',
  estado: { nombre: 'En trámite', fecha: '2026-09-15' },
  situacion_actual: { class: 'warning', mensaje: 'A la espera de tu descargo' },
  ...cambios,
});

export const SUSPENSION = 'Tu credencial está suspendida por un bloqueo del 12/10/2026.';
/** They may not practise, and their credential says why it is not there. */
export const personaSuspendida = (): Persona =>
  persona({ habilitado: false, es_activo_al_dia_y_verificado: false, credencial_suspendida: SUSPENSION });

export const carnet = (cambios: Partial<Carnet> = {}): Carnet => ({
  id: 9,
  numero: 'C-000009',
  fecha: '2026-07-24',
  vencimiento: '2027-07-24',
  consultas: { este_mes: 3, en_total: 41 },
  ...cambios,
});

export const noticia = (cambios: Partial<Noticia> = {}): Noticia => ({
  id: 1,
  titulo: 'El cálculo automático ya está en el portal',
  texto:
    'Desde ahora podés cargar un legajo eligiendo las tareas y sus medidas: el portal calcula el honorario mínimo con la resolución vigente a la fecha del contrato y te muestra cada paso.',
  fecha: '2026-11-02',
  enlace: null,
  ...cambios,
});

export const pendiente = (cambios: Partial<PendienteDeInicio> = {}): PendienteDeInicio => ({
  falta: 'pagar_cep',
  legajo: { id: 61, numero_legajo: 61, comitente: 'Benítez Carlos Daniel' },
  cargo: null,
  automatico: false,
  detalle_id: 610,
  cupon_id: null,
  observacion_id: null,
  importe: '85100.00',
  vence: null,
  dias: null,
  ...cambios,
});

export const tablero = (items: PendienteDeInicio[] = [], debe: Partial<Tablero['debe']> = {}): Tablero => ({
  para_hacer: { items, legajos: items.filter(({ legajo }) => legajo).length, al_colegio: 0, empieza: false },
  borradores: { total: 0, ultimo: null },
  debe: {
    adeudado: '0.00',
    a_favor: '0.00',
    resto: debe.adeudado ?? '0.00',
    vence: null,
    dias: null,
    ...debe,
  },
});
