import type {
  Configuracion,
  Estado,
  Localidad,
  Modalidad,
  Rubro,
  SegmentoCategoria,
  SegmentoTarea,
} from '@colega/contract/referencias';

/** Tests and /catalogo use these. */
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
  colegio: { nombre: 'Colegio de Técnicos', color: null, color_oscuro: null, marca_url: null },
  usuarios_demo: [],
  ...cambios,
});

export const pagina = <T>(items: T[], pages = 1, current = 1, total = items.length) => ({
  items,
  pagination: { total_items: total, current, pages },
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
