import type { CalculoHonorario } from '@colega/contract/honorarios';
import type { AccionesPermitidas, Detalle, Legajo, LegajoDeLista } from '@colega/contract/legajos';
import type { Bloqueo, Causa, MatriculaConTitulo, Persona } from '@colega/contract/perfil';
import type {
  Configuracion,
  Estado,
  Localidad,
  Modalidad,
  Rubro,
  SegmentoCategoria,
  SegmentoTarea,
} from '@colega/contract/referencias';
import type { Claims } from '@colega/contract/sesion';
import type { Carnet, Noticia } from '@colega/contract/tablero';
import { conAmbosNombres } from '@colega/domain/permisos';

/** Builders of sample data, for tests and for /catalogo. */
export const configuracion = (cambios: Partial<Configuracion> = {}): Configuracion => ({
  demo: false,
  calculo_automatico: true,
  noticias: false,
  version: '1.2.5',
  map_tiles_url: null,
  map_tiles_atribucion: '',
  portal_operador_url: null,
  guia_url: null,
  mapa_arba_url: null,
  hoy: '2026-11-20',
  usuarios_demo: [],
  ...cambios,
});

export const claims = (cambios: Partial<Claims> = {}): Claims => ({
  user_id: 7,
  persona_id: 70,
  username: 'mgarcia',
  contextos: ['autogestion'],
  exp: Math.floor(Date.now() / 1000) + 600,
  ...cambios,
});

/** An access token as the server would sign it; nobody here checks the signature. */
export const token = (cambios: Partial<Claims> = {}): string => {
  const cuerpo = btoa(JSON.stringify(claims(cambios)))
    .replace(/\+/g, '-')
    .replace(/\//g, '_')
    .replace(/=+$/, '');
  return `e30.${cuerpo}.firma`;
};

export const matricula = (cambios: Partial<MatriculaConTitulo> = {}): MatriculaConTitulo => ({
  id: 1,
  codigo: 'T-12345',
  descripcion: 'Maestro Mayor de Obras',
  fecha_alta: '2009-03-02',
  titulo: { codigo: 'MMO', descripcion: 'Maestro Mayor de Obras' },
  institucion: { nombre: 'E.E.S.T. N.º 5 de La Plata' },
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
  distrito: { id: 1, nombre: 'Distrito I' },
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

export const carnet = (cambios: Partial<Carnet> = {}): Carnet => ({
  id: 9,
  numero: 'C-000009',
  fecha: '2026-07-24',
  vencimiento: '2027-07-24',
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

export const permisos = (cambios: Partial<Record<'ejercicio' | 'liquidar', boolean>> = {}) =>
  conAmbosNombres({
    permite_cambio_estado: true,
    permite_ejercicio_profesional: cambios.ejercicio ?? true,
    permite_liquidar_matricula: cambios.liquidar ?? true,
    permite_ddjj: true,
  });

export const estado = (clave = 'confirmado', nombre = 'Confirmado', id = 2): Estado => ({
  id,
  clave,
  nombre,
  color: '#d8e9f1',
  color_texto: '#064e6f',
});

export const modalidad = (cambios: Partial<Modalidad> = {}): Modalidad => ({
  id: 1,
  clave: 'tradicional',
  nombre: 'Tradicional',
  activa: true,
  cep_exento: false,
  franquicia: false,
  alerta: null,
  exige_res_806: false,
  cuit_fijo: null,
  es_especial: false,
  ...cambios,
});

export const localidad = (cambios: Partial<Localidad> = {}): Localidad => ({
  id: 10,
  nombre: 'La Plata',
  codigo_postal: '1900',
  partido: {
    id: 5,
    nombre: 'La Plata',
    codigo_arba: '055',
    provincia: { id: 1, nombre: 'Buenos Aires' },
    distrito: null,
  },
  latitud: '-34.92',
  longitud: '-57.95',
  ...cambios,
});

export const legajoDeLista = (cambios: Partial<LegajoDeLista> = {}): LegajoDeLista => ({
  id: 1,
  numero_legajo: 1042,
  fecha: '2026-11-03',
  tipo: 1,
  tipo_contrato: 'original',
  estado_legajo: estado(),
  estado: estado(),
  visado: null,
  cep_cumplido: false,
  automatico: true,
  monto_total: '1250000.00',
  puede_editarse: true,
  falta: [],
  modalidad: { id: 1, nombre: 'Tradicional', cep_exento: false },
  rubro: { id: 1, nombre: 'Obras civiles' },
  matricula: { id: 1, codigo: 'T-12345' },
  comitentes: [{ cuit: '20123456786', apellido_nombre: 'Gómez Ana', locador: false }],
  detalles: [
    {
      id: 1,
      tipo_contrato: 'original',
      tipo_calculo: 'automatico',
      estado: { ...estado('confirmado', 'Confirmado'), clave: 'confirmado' },
      fecha: '2026-11-03',
      monto: '1250000.00',
    },
  ],
  ubicacion: 'Calle 50 123, La Plata',
  ...cambios,
});

export const pagina = <T>(items: T[], pages = 1, current = 1, total = items.length) => ({
  items,
  pagination: { total_items: total, current, pages },
});

const SEGMENTO = { id: 1, key: 'civil', nombre: 'Civil' };

export const rubro = (cambios: Partial<Rubro> = {}): Rubro => ({
  id: 1,
  clave: 'obras_civiles',
  nombre: 'Obras civiles',
  activo: true,
  segmento: SEGMENTO,
  oculta_categoria: false,
  muestra_coeficiente: true,
  es_electrico: false,
  ...cambios,
});

export const categoria = (cambios: Partial<SegmentoCategoria> = {}): SegmentoCategoria => ({
  id: 1,
  key: 'obra_nueva',
  nombre: 'Obra nueva',
  descripcion: '',
  segmento: SEGMENTO,
  general: false,
  activa: true,
  ...cambios,
});

export const segmentoTarea = (cambios: Partial<SegmentoTarea> = {}): SegmentoTarea => ({
  id: 1,
  formulario_id: 1,
  tarea: { id: 1, clave: 'proyecto', nombre: 'Proyecto', manual: false },
  requiere: [],
  bloquea: [],
  segmento: SEGMENTO,
  inhabilitado: false,
  exige_acta_estado_obra: false,
  permite_varias_unidades: false,
  resuelve_faltante: false,
  ...cambios,
});

export const calculo = (cambios: Partial<CalculoHonorario> = {}): CalculoHonorario => ({
  id: 1,
  fecha: '2026-11-03',
  segmento: 'civil',
  categoria: 'obra_nueva',
  factor_coeficiente: '1.3',
  factor_correccion: '1.00',
  unidad_referencial: '1000.00',
  resolucion_id: 1,
  resolucion: 'Resolución de muestra',
  honorario: '130000.00',
  honorario_convenido: '150000.00',
  monto: '150000.00',
  tareas: [{ tarea: { id: 1, nombre: 'Proyecto' }, monto: '150000.00' }],
  tareas_valores: [
    {
      segmento_tarea: 1,
      tarea: { id: 1, clave: 'proyecto', nombre: 'Proyecto' },
      parametros: { superficie: '100' },
      honorario_determinado: '130000.00',
      mensajes: [],
      pasos: [],
    },
  ],
  mensajes: [],
  pasos: [
    {
      regla: 'tarea',
      texto: 'Proyecto: 100 m² × $ 1.000,00 × 1,3',
      importe: '130000.00',
      forma: 'suma',
      fuente: { norma: 'Resolución de muestra', articulo: '1' },
      pasos: [],
    },
  ],
  documentacion: [{ url: 'planilla', nombre: 'Planilla de cálculo' }],
  ...cambios,
});

const SIN_ACCIONES: AccionesPermitidas = {
  puede_confirmarse: false,
  puede_confirmar: false,
  puede_eliminarse: false,
  puede_anularse: false,
  puede_ampliarse: false,
  permite_certificados: false,
  puede_timbrarse_prepago: false,
  puede_generar_timbrado: false,
  puede_generar_cep: false,
  puede_editarse: false,
};

export const legajo = (cambios: Partial<Legajo> = {}): Legajo => ({
  ...legajoDeLista(),
  persona: { id: 70, nombre: 'María Elena García' },
  matricula: matricula(),
  rubro: rubro(),
  modalidad: modalidad(),
  comitentes: [],
  inmuebles: [],
  detalles: [
    {
      id: 1,
      legajo_id: 1,
      tipo_contrato: 'original',
      tipo_calculo: 'automatico',
      estado: { ...estado(), clave: 'confirmado' },
      fecha: '2026-11-03',
      vencimiento: '2027-11-03',
      monto: '150000.00',
      monto_diferenciado: 0,
      tareas: [{ tarea: { id: 1, nombre: 'Proyecto' }, monto: '150000.00' }],
      calculo_honorario_id: 1,
      resolucion_id: 1,
      tribunal_actuante: 'La Plata',
      forma_de_pago: 'Contado',
      clausula_condicion: '',
      destino_tarea: '',
      observaciones: '',
      timbrados: [],
      ceps: [],
      acciones: { puede_confirmarse: false, puede_editarse: false, puede_eliminarse: false, puede_anularse: false },
    },
  ],
  visado: null,
  version: 1,
  timbrado_cumplido: false,
  franquicia: false,
  es_colegio_comitente: false,
  estado_cep: 'pendiente',
  estado_timbrado: { tipo: 'sin_confirmar' },
  edicion: null,
  acciones_permitidas: SIN_ACCIONES,
  puede_confirmar: false,
  puede_timbrarse_prepago: false,
  detalle_vigente: null,
  detalle_vigente_timbrado: null,
  fecha_vencimiento_timbrado_prepago: null,
  ultima_orden_timbrado_generado: null,
  ultima_orden_cep_generado: null,
  ceps: [],
  observaciones: [],
  certificados: [],
  ...cambios,
});

const detalleDe = (cambios: Partial<Detalle>): Detalle => {
  const [original] = legajo().detalles;
  if (!original) throw new Error('Un legajo de muestra tiene un contrato');
  return { ...original, ...cambios };
};

/** A file in the middle of its life: observed, with a draft expansion, its stamp to be paid and its CEP paid. */
export const legajoConTodo = (cambios: Partial<Legajo> = {}): Legajo => {
  const cep = { id: 1, fecha: '2026-11-06', importe: '7500.00', anulado: false, orden_pago_id: 31, comprobante_id: 12 };
  const original = detalleDe({ ceps: [cep] });
  const ampliacion = detalleDe({
    id: 2,
    tipo_contrato: 'ampliacion',
    tipo_calculo: 'manual',
    estado: { ...estado(), clave: 'borrador', nombre: 'Borrador' },
    calculo_honorario_id: null,
    acciones: { puede_confirmarse: true, puede_editarse: true, puede_eliminarse: true, puede_anularse: false },
  });
  return legajo({
    detalles: [original, ampliacion],
    detalle_vigente: original,
    estado_cep: 'pagado',
    estado_timbrado: { tipo: 'pendiente', dias: 9 },
    fecha_vencimiento_timbrado_prepago: '2026-11-25',
    ultima_orden_timbrado_generado: {
      id: 40,
      numero_boleta: 1040,
      estado: 'pendiente',
      monto_total: '1800.00',
      vencimiento: '2026-11-24',
      comprobante_id: null,
    },
    ceps: [cep],
    falta: ['responder_observacion', 'confirmar_ampliacion', 'timbrar'],
    edicion: 'sin_montos',
    acciones_permitidas: { ...SIN_ACCIONES, puede_editarse: true, puede_anularse: true, permite_certificados: true },
    observaciones: [
      { id: 1, campo: 'Partida', texto: 'Falta la partida.', creada_en: '2026-11-05T15:00:00Z', respondida_en: null },
    ],
    certificados: [
      {
        id: 1,
        numero_certificado: 'CAIE-2026-000012',
        type: 'caie',
        fecha_creacion: '2026-11-10',
        inmueble: 'San Martín 450',
        estado: 'confirmado',
      },
    ],
    ...cambios,
  });
};
