import type { EstadoDeObservacion } from '@colega/domain/legajos';
import type { ColumnType, Generated } from 'kysely';

type Json = ColumnType<unknown, string, never>;

export type TablaCalculosHonorarios = {
  id: Generated<number>;
  persona_id: number;
  usuario_id: number;
  resolucion_id: number;
  fecha: string;
  segmento: string;
  honorario: string;
  honorario_convenido: string;
  pedido: Json;
  respuesta: Json;
  creado_en: Date;
};

export type TablaLegajos = {
  id: Generated<number>;
  numero_legajo: Generated<number>;
  persona_id: number;
  usuario_id: number;
  distrito_id: number;
  matricula_id: number;
  rubro_id: number;
  modalidad_id: number;
  estado_id: number;
  tipo: Generated<number>;
  fecha: string;
  version: Generated<number>;
  cep_cumplido: Generated<boolean>;
  timbrado_cumplido: Generated<boolean>;
  puede_editarse: Generated<boolean>;
  comitentes_busqueda: string;
  comitentes_orden: string;
  con_detalles: Generated<boolean>;
  observacion: Generated<string | null>;
  creado_en: Date;
};

export type TablaLegajoDetalles = {
  id: Generated<number>;
  legajo_id: number;
  tipo_contrato: string;
  tipo_calculo: string;
  estado_id: number;
  fecha: string;
  vencimiento: string;
  monto: string;
  monto_diferenciado: Generated<string>;
  calculo_honorario_id: number | null;
  resolucion_id: number | null;
  tribunal_actuante: string;
  forma_de_pago: string;
  clausula_condicion: string;
  destino_tarea: string;
  observaciones: string;
  confirmado_en: Date | null;
  vencimiento_timbrado: string | null;
  cvd_id: number | null;
};

export type TablaDetalleTareas = { detalle_id: number; orden: number; tarea_id: number; monto: string };

export type TablaLegajoComitentes = {
  id: Generated<number>;
  legajo_id: number;
  orden: number;
  cuit: string;
  apellido: string;
  nombre: string;
  fisico: boolean;
  locador: boolean;
  res_806: boolean;
  es_colegio: Generated<boolean>;
  firmante: string;
  cargo: string;
  real_calle: string | null;
  real_numero: string | null;
  real_localidad_id: number | null;
  legal_calle: string | null;
  legal_numero: string | null;
  legal_localidad_id: number | null;
};

export type TablaLegajoInmuebles = {
  id: Generated<number>;
  legajo_id: number;
  orden: number;
  calle: string;
  numero: string;
  piso: string;
  depto: string;
  localidad_id: number;
  partido: string;
  /** Up to nine digits, with the zeros it begins with. */
  partida: string | null;
  circunscripcion: string;
  seccion: string;
  chacra: string;
  quinta: string;
  fraccion: string;
  manzana: string;
  parcela: string;
  subparcela: string;
  latitud: string;
  longitud: string;
};

export type TablaCvds = {
  id: Generated<number>;
  legajo_id: number;
  numero: string;
  numero_control: string;
  hash: string;
  fecha: string;
  estado: Generated<string>;
  usuario_id: number | null;
  quien: string;
  creado_en: Date;
};

export type TablaLegajoObservaciones = {
  id: Generated<number>;
  legajo_id: number;
  campo: string | null;
  texto: string;
  usuario_id: number | null;
  quien: string;
  creada_en: Date;
  respondida_en: Date | null;
  estado: Generated<EstadoDeObservacion>;
};

export type TablaObservacionHechos = {
  id: Generated<number>;
  observacion_id: number;
  cuando: Date;
  usuario_id: number | null;
  quien: string;
  accion: string;
  texto: string;
  cambios: ColumnType<unknown, string | null, never>;
};

export type TablaCeps = {
  id: Generated<number>;
  detalle_id: number;
  fecha: string;
  importe: string;
  anulado: Generated<boolean>;
  orden_pago_id: number | null;
};

export type TablaTimbrados = {
  id: Generated<number>;
  detalle_id: number;
  tipo: string;
  anulado: Generated<boolean>;
  prepago: boolean;
  numero_formateado: string;
  fecha: string;
  importe: string;
  descripcion: string;
  comprobante_id: number | null;
  orden_pago_id: number | null;
};

export type TablaCertificados = {
  id: Generated<number>;
  legajo_id: number;
  inmueble_id: number | null;
  type: string;
  numero_certificado: string;
  fecha_creacion: string;
  estado: string;
  codigo: string;
  datos: ColumnType<Record<string, unknown>, string, string>;
  impreso: ColumnType<Record<string, unknown>, string, string>;
  referencia_id: number | null;
  creado_en: Generated<Date>;
  editado_en: Date | null;
  anulado_en: Date | null;
  motivo_anulacion: string | null;
  version: Generated<number>;
  /** Of the version; null while it is the first. */
  version_fecha: string | null;
};

/** What a certificate said before each correction, never changed. */
export type TablaVersionesDeCertificados = {
  certificado_id: number;
  numero: number;
  fecha: string;
  codigo: string | null;
  datos: ColumnType<Record<string, unknown>, string, never>;
  referencia_id: number | null;
  inmueble_id: number | null;
  creado_en: Date;
};

export type TablaNumeradoresDeCertificados = { type: string; anio: number; ultimo: number };

export type TablaMediaObjects = {
  id: Generated<number>;
  persona_id: number;
  clave: string;
  nombre: string;
  content_type: string;
  bytes: number;
  ancho: number;
  alto: number;
  creado_en: Date;
  visto_en: Date;
};

export type TablasDeLegajos = {
  calculos_honorarios: TablaCalculosHonorarios;
  legajos: TablaLegajos;
  legajo_detalles: TablaLegajoDetalles;
  detalle_tareas: TablaDetalleTareas;
  legajo_comitentes: TablaLegajoComitentes;
  legajo_inmuebles: TablaLegajoInmuebles;
  cvds: TablaCvds;
  legajo_observaciones: TablaLegajoObservaciones;
  observacion_hechos: TablaObservacionHechos;
  ceps: TablaCeps;
  timbrados: TablaTimbrados;
  certificados: TablaCertificados;
  media_objects: TablaMediaObjects;
  numeradores_de_certificados: TablaNumeradoresDeCertificados;
  versiones_de_certificados: TablaVersionesDeCertificados;
};
