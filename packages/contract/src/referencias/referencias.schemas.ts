import { z } from 'zod';
import { zEntero, zId, zIdNumerico } from '../primitives/primitives.ts';
import { zRenglon, zTexto } from '../primitives/texto.ts';

const zBandera = z.union([z.literal('0'), z.literal('1')]).optional();
export const zPaginationOff = z.literal('false').optional();

/** What a screen shows of the college before anybody signs in. Null: what the program brings. */
export const zColegioALaVista = z.object({
  nombre: z.string(),
  /** Of the light theme, and of the dark one. */
  color: z.string().nullable(),
  color_oscuro: z.string().nullable(),
  marca_url: z.string().nullable(),
});
export type ColegioALaVista = z.output<typeof zColegioALaVista>;

export const zConfiguracion = z.object({
  demo: z.boolean(),
  calculo_automatico: z.boolean(),
  /** DAS-019. */
  noticias: z.boolean(),
  version: z.string(),
  map_tiles_url: z.string().nullable(),
  map_tiles_atribucion: z.string(),
  portal_operador_url: z.string().nullable(),
  guia_url: z.string().nullable(),
  mapa_arba_url: z.string().nullable(),
  hoy: z.string(),
  colegio: zColegioALaVista,
  usuarios_demo: z.array(z.object({ username: z.string(), nombre: z.string() })),
});
export type Configuracion = z.output<typeof zConfiguracion>;

export const zEstado = z.object({
  id: z.number(),
  clave: z.string(),
  nombre: z.string(),
  color: z.string(),
  color_texto: z.string(),
});
export type Estado = z.output<typeof zEstado>;

export const zSegmento = z.object({ id: z.number(), key: z.string(), nombre: z.string() });
export const zRubro = z.object({
  id: z.number(),
  clave: z.string(),
  nombre: z.string(),
  activo: z.boolean(),
  segmento: zSegmento.nullable(),
  /** AUT-019: one rubro hides Categoría; AUT-020: three show Coeficiente; AUT-097: two are electrical. */
  oculta_categoria: z.boolean(),
  muestra_coeficiente: z.boolean(),
  es_electrico: z.boolean(),
});
export type Rubro = z.output<typeof zRubro>;

export const zModalidad = z.object({
  id: z.number(),
  clave: z.string(),
  nombre: z.string(),
  activa: z.boolean(),
  cep_exento: z.boolean(),
  franquicia: z.boolean(),
  /** AUT-024. Null where no alert is shown. */
  alerta: z.string().nullable(),
  /** AUT-060: one client must be covered by Res. 806/12. */
  exige_res_806: z.boolean(),
  /** AUT-061: this client must be listed. */
  cuit_fijo: z.string().nullable(),
  /** DET-022: confirmed by the district. */
  es_especial: z.boolean(),
});
export type Modalidad = z.output<typeof zModalidad>;

export const zSegmentoCategoria = z.object({
  id: z.number(),
  key: z.string(),
  nombre: z.string(),
  descripcion: z.string(),
  segmento: zSegmento,
  general: z.boolean(),
  activa: z.boolean(),
});
export type SegmentoCategoria = z.output<typeof zSegmentoCategoria>;

export const zTarea = z.object({ id: z.number(), clave: z.string(), nombre: z.string(), manual: z.boolean() });
export type Tarea = z.output<typeof zTarea>;

/** FRM-004. `requiere` and `bloquea` hold ids of segment-tasks (OPN-060). */
export const zSegmentoTarea = z.object({
  id: z.number(),
  formulario_id: z.number(),
  tarea: zTarea,
  requiere: z.array(z.number()),
  bloquea: z.array(z.number()),
  segmento: zSegmento,
  inhabilitado: z.boolean(),
  /** OPN-061: the form has a field acta_estado_obra. */
  exige_acta_estado_obra: z.boolean(),
  /** AUT-070. */
  permite_varias_unidades: z.boolean(),
  /** FRM-023: choosing it settles the responsibility for the missing work. */
  resuelve_faltante: z.boolean(),
});
export type SegmentoTarea = z.output<typeof zSegmentoTarea>;

/** AUT-114, API-083. */
export const zLocalidad = z.object({
  id: z.number(),
  nombre: z.string(),
  codigo_postal: z.string(),
  partido: z.object({
    id: z.number(),
    nombre: z.string(),
    codigo_arba: z.string(),
    provincia: z.object({ id: z.number(), nombre: z.string() }),
    distrito: z.object({ id: z.number(), nombre: z.string() }).nullable(),
  }),
  latitud: z.string(),
  longitud: z.string(),
});
export type Localidad = z.output<typeof zLocalidad>;

const zGrados = (tope: number) => z.coerce.number().min(-tope).max(tope);

/** API-052, API-053. Without coordinates it takes those of its partido's first locality (S-277). */
export const zLocalidadEntrada = z.object({
  nombre: zRenglon(80).pipe(z.string().min(2, 'requerido')),
  codigo_postal: z
    .string()
    .trim()
    .regex(/^\d{4}$/, 'codigo_postal_invalido'),
  partido: z.object({ id: zIdNumerico }),
  latitud: zGrados(90).optional(),
  longitud: zGrados(180).optional(),
});
export type LocalidadEntrada = z.output<typeof zLocalidadEntrada>;
export const zLocalidadGuardada = z.object({ message: z.string(), localidad: zLocalidad });

/** API-045, and what the registry knows beyond it (API-083). */
export const zCuitEncontrado = z.object({
  cuit: z.string(),
  apellido_nombre: z.string(),
  /** OPN-052: a legal entity (false) gets the comitente form. */
  fisico: z.boolean(),
  /** OPN-051. */
  res_806: z.boolean(),
  locador: z.boolean(),
  /** S-475: the registry's address, if a file can have it; its locality, only if it is on the list. */
  domicilio: z.object({ calle: z.string(), numero: z.string(), localidad: zLocalidad.nullable() }).nullish(),
});
export type CuitEncontrado = z.output<typeof zCuitEncontrado>;

export const zQueryRubros = z.object({ activo: zBandera });
export const zQueryCategorias = z.object({ key: zTexto(40).optional(), general: zBandera, activa: zBandera });
export const zQuerySegmentoTareas = z.object({
  'segmento.id': zId.optional(),
  inhabilitado: zBandera,
  pagination: zPaginationOff,
});
export const zQueryTareas = z.object({ manual: zBandera, pagination: zPaginationOff });
export const zQueryLocalidades = z.object({
  search: zTexto(80).trim().optional(),
  nombre: zTexto(80).trim().optional(),
  codigo_postal: zTexto(8).trim().optional(),
  'provincia.id': zId.optional(),
  'partido.id': zId.optional(),
  'partido.distrito.id': zId.optional(),
  page: zEntero(1, 10_000).default(1),
});
