import type { Telefono } from '@colega/domain/perfil';
import type { ColumnType, Generated, JSONColumnType } from 'kysely';
import type { TablasDeDinero } from './tablas-de-dinero.ts';
import type { TablasDeLegajos } from './tablas-de-legajos.ts';
import type { TablasDePersonas } from './tablas-de-personas.ts';

type Instante = ColumnType<Date, Date, Date>;
type InstanteOpcional = ColumnType<Date | null, Date | null | undefined, Date | null>;
type InstanteAutomatico = ColumnType<Date, Date | undefined, Date>;

export type TablaProvincias = { id: Generated<number>; nombre: string };
export type TablaDistritos = { id: Generated<number>; clave: string; nombre: string };
export type TablaPartidos = {
  id: Generated<number>;
  provincia_id: number;
  distrito_id: number | null;
  codigo_arba: string;
  codigo_indec: string;
  nombre: string;
};

export type TablaPersonas = {
  id: Generated<number>;
  apellido: string;
  nombre: string;
  cuit: string;
  email: string;
  distrito_id: number;
  domicilio_calle: string | null;
  domicilio_numero: string | null;
  domicilio_piso: string | null;
  domicilio_departamento: string | null;
  telefonos: ColumnType<Telefono[], string | undefined, string>;
  imagen_perfil: string | null;
  documento: ColumnType<string, never, never>;
  fecha_alta: Generated<string>;
  nacionalidad: string | null;
  fecha_nacimiento: string | null;
  genero: string | null;
  firma: string | null;
  domicilio_localidad_id: number | null;
  legal_calle: string | null;
  legal_numero: string | null;
  legal_piso: string | null;
  legal_departamento: string | null;
  legal_localidad_id: number | null;
  codigo_qr: string;
  exceptuado_hasta: string | null;
  exceptuado_motivo: string | null;
  verificado: Generated<boolean>;
  creado_en: InstanteAutomatico;
};

export type TablaUsuarios = {
  id: Generated<number>;
  persona_id: number;
  username: string;
  clave_hash: string;
  activo: Generated<boolean>;
  es_demo: Generated<boolean>;
  creado_en: InstanteAutomatico;
};
export type TablaContextos = { usuario_id: number; modo: string };

export type TablaEstadosMatriculas = {
  id: Generated<number>;
  clave: string;
  nombre: string;
  abreviatura: 'T' | 'R';
  color: string;
  color_texto: string;
};
export type TablaMatriculas = {
  id: Generated<number>;
  persona_id: number;
  estado_id: number;
  codigo: string;
  descripcion: string;
  fecha_alta: Generated<string>;
  titulo_codigo: Generated<string>;
  titulo_descripcion: Generated<string>;
  institucion: Generated<string>;
};

export type TablaTiposBloqueo = {
  id: Generated<number>;
  clave: string;
  nombre: string;
  nombre_corto: string;
  color: string;
  visible: Generated<boolean>;
  quita_cambio_estado: Generated<boolean>;
  quita_ejercicio: Generated<boolean>;
  quita_liquidar: Generated<boolean>;
  quita_ddjj: Generated<boolean>;
};
export type TablaBloqueos = {
  id: Generated<number>;
  persona_id: number;
  tipo_bloqueo_id: number;
  vigente: boolean;
  motivo: Generated<string>;
};
export type TablaBloqueosRangos = {
  id: Generated<number>;
  bloqueo_id: number;
  estado: 'inicio' | 'fin';
  fecha: string;
};

export type TablaClavesDeReinicio = {
  id: Generated<number>;
  usuario_id: number;
  hash: Buffer;
  creada_en: Date;
  vence_en: Date;
};
export type TablaRefreshTokens = {
  id: Generated<number>;
  usuario_id: number;
  familia: string;
  hash: Buffer;
  sucesor_id: number | null;
  creado_en: Instante;
  vence_en: Instante;
  reemplazado_en: InstanteOpcional;
  revocado_en: InstanteOpcional;
  sesion_desde: InstanteOpcional;
};

export type TablaDispositivos = {
  id: Generated<number>;
  usuario_id: number;
  hash: Buffer;
  creado_en: Instante;
  usado_en: Instante;
};
/** What is shown of a session, named as the family of its refresh tokens. */
export type TablaSesiones = {
  id: string;
  usuario_id: number;
  dispositivo: string;
  desde_donde: string;
  /** With what it was opened; null of those of before. */
  metodo: string | null;
};

export type TablaAppsDeCodigos = {
  usuario_id: number;
  secreto: Buffer | null;
  activa_desde: InstanteOpcional;
  ultimo_paso: number | null;
  pendiente: Buffer | null;
  pendiente_hasta: InstanteOpcional;
};
export type TablaLlavesDeAcceso = {
  id: Generated<number>;
  usuario_id: number;
  credencial: string;
  clave_publica: Buffer;
  contador: number;
  transportes: string[];
  nombre: string;
  creada_en: Instante;
  usada_en: InstanteOpcional;
};
export type TablaCodigosDeRecuperacion = { usuario_id: number; hash: Buffer; usado_en: InstanteOpcional };
export type TablaDesafios = {
  hash: Buffer;
  usuario_id: number;
  para: string;
  reto: string;
  creado_en: Instante;
  vence_en: Instante;
};
export type TablaQuitasDeFactor = { usuario_id: number; pedida_por: number; pedida_en: Instante };

export type TablaIdempotencia = {
  usuario_id: number;
  clave: string;
  huella: Buffer;
  status: number;
  respuesta: JSONColumnType<{ cuerpo: unknown }>;
  creado_en: Instante;
};

export type TablaAuditoria = {
  id: Generated<number>;
  cuando: Instante;
  usuario_id: number | null;
  quien: string;
  entidad: string;
  entidad_id: number;
  accion: string;
  desde: ColumnType<unknown, string | null | undefined, never>;
  hasta: ColumnType<unknown, string | null | undefined, never>;
  motivo: string | null;
};

export type TablaReferenciasCargadas = { nombre: string; huella: string; cargada_en: InstanteAutomatico };
export type TablaSegmentos = { id: Generated<number>; key: string; nombre: string };
export type TablaRubros = {
  id: Generated<number>;
  segmento_id: number | null;
  clave: string;
  nombre: string;
  activo: boolean;
  oculta_categoria: boolean;
  muestra_coeficiente: boolean;
  es_electrico: boolean;
};
export type TablaModalidades = {
  id: Generated<number>;
  clave: string;
  nombre: string;
  activa: boolean;
  cep_exento: boolean;
  franquicia: boolean;
  alerta: string | null;
  exige_res_806: boolean;
  cuit_fijo: string | null;
  es_especial: boolean;
};
export type TablaSegmentoCategorias = {
  id: Generated<number>;
  segmento_id: number;
  key: string;
  nombre: string;
  descripcion: string;
  general: boolean;
  activa: boolean;
};
export type TablaFormularios = {
  id: Generated<number>;
  key: string;
  nombre: string;
  definicion: ColumnType<unknown, string, string>;
};
export type TablaTareas = { id: Generated<number>; clave: string; nombre: string; manual: boolean };
export type TablaSegmentoTareas = {
  id: Generated<number>;
  segmento_id: number;
  tarea_id: number;
  formulario_id: number;
  orden: number;
  requiere: number[];
  bloquea: number[];
  inhabilitado: boolean;
  exige_acta_estado_obra: boolean;
  permite_varias_unidades: boolean;
  resuelve_faltante: boolean;
};
export type TablaEstadosLegajos = {
  id: Generated<number>;
  clave: string;
  nombre: string;
  color: string;
  color_texto: string;
  orden: number;
};
export type TablaLocalidades = {
  id: Generated<number>;
  partido_id: number;
  nombre: string;
  codigo_postal: string;
  latitud: string;
  longitud: string;
  nombre_simple: string;
  busqueda: string;
  creada_por: number | null;
  aprobada_en: InstanteOpcional;
};
export type TablaResoluciones = {
  id: Generated<number>;
  nombre: string;
  vigente_desde: string;
  vigente_hasta: string | null;
  contenido: ColumnType<unknown, string, never>;
  publicada_en: Instante;
};

type TablaMediaContenidos = { clave: string; bytes: Buffer };
type TablaCuentas = { clave: string; hasta: number; cuanto: number };
type TablaPadronTickets = { clave: string; token: string; sign: string; vence: Date };

/** Every table, by its name. A column here is a column there: apps/api/migrations. */
export type BaseDeDatos = TablasDeLegajos &
  TablasDePersonas &
  TablasDeDinero & {
    provincias: TablaProvincias;
    distritos: TablaDistritos;
    partidos: TablaPartidos;
    personas: TablaPersonas;
    usuarios: TablaUsuarios;
    contextos: TablaContextos;
    estados_matriculas: TablaEstadosMatriculas;
    matriculas: TablaMatriculas;
    tipos_bloqueo: TablaTiposBloqueo;
    bloqueos: TablaBloqueos;
    bloqueos_rangos: TablaBloqueosRangos;
    refresh_tokens: TablaRefreshTokens;
    dispositivos: TablaDispositivos;
    sesiones: TablaSesiones;
    apps_de_codigos: TablaAppsDeCodigos;
    llaves_de_acceso: TablaLlavesDeAcceso;
    codigos_de_recuperacion: TablaCodigosDeRecuperacion;
    desafios: TablaDesafios;
    quitas_de_factor: TablaQuitasDeFactor;
    claves_de_reinicio: TablaClavesDeReinicio;
    idempotencia: TablaIdempotencia;
    auditoria: TablaAuditoria;
    referencias_cargadas: TablaReferenciasCargadas;
    segmentos: TablaSegmentos;
    rubros: TablaRubros;
    modalidades: TablaModalidades;
    segmento_categorias: TablaSegmentoCategorias;
    formularios: TablaFormularios;
    tareas: TablaTareas;
    segmento_tareas: TablaSegmentoTareas;
    estados_legajos: TablaEstadosLegajos;
    localidades: TablaLocalidades;
    resoluciones: TablaResoluciones;
    padron_tickets: TablaPadronTickets;
    media_contenidos: TablaMediaContenidos;
    cuentas: TablaCuentas;
  };
