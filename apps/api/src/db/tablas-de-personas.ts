import type { Rol } from '@colega/domain/permisos';
import type { ColumnType, Generated } from 'kysely';

export type TablaCarnets = {
  id: Generated<number>;
  persona_id: number;
  numero: string;
  fecha: string;
  vencimiento: string;
  anulado: Generated<boolean>;
};
export type TablaCausas = {
  id: Generated<number>;
  persona_id: number;
  numero: string;
  descripcion: string;
  vigente_desde: string;
  estado: string;
  fecha_estado: string;
  situacion_clase: 'success' | 'info' | 'warning' | 'danger';
  situacion_mensaje: string;
};
export type TablaSanciones = {
  id: Generated<number>;
  matricula_id: number;
  motivo: string;
  importe: string;
  fecha: string;
};

export type TablaImagenesDePersonas = {
  id: Generated<number>;
  persona_id: number;
  tipo: 'foto' | 'firma';
  png: Buffer;
  creado_en: Date;
};

export type DocumentoDeLote = { id: number; nombre: string };
export type TablaLotesDeDocumentos = {
  id: Generated<number>;
  persona_id: number;
  nombre: string;
  tipo: 'certificados' | 'recibos';
  documentos: ColumnType<DocumentoDeLote[], string, never>;
  hechos: Generated<number>;
  estado: ColumnType<'en_cola' | 'listo' | 'fallido', never, 'en_cola' | 'listo' | 'fallido'>;
  contenido: ColumnType<Buffer | null, never, Buffer>;
  creado_en: Date;
};

export type ResultadoDeAviso = 'enviado' | 'sin_correo' | 'sin_motivo' | 'rechazado';
export type TablaAvisos = {
  id: Generated<number>;
  evento: string;
  cosa: string;
  cosa_id: string;
  persona_id: number;
  canal: 'correo';
  creado_en: Date;
  tomado_en: ColumnType<Date | null, never, Date | null>;
  intentos: Generated<number>;
  enviado_en: ColumnType<Date | null, never, Date | null>;
  resultado: ColumnType<ResultadoDeAviso | null, never, ResultadoDeAviso>;
  falla: ColumnType<string | null, never, string | null>;
  datos: ColumnType<Record<string, string> | null, string | null, null>;
};
export type TablaOperadores = { usuario_id: number; distrito_id: number | null; creado_en: Date };
export type TablaRolesDeOperador = { usuario_id: number; rol: Rol };
export type TablaEnlacesDeAdministracion = { id: Generated<number>; hash: Buffer; creado_en: Date; vence_en: Date };

/** What the college keeps of a person beyond its registration. */
export type TablasDePersonas = {
  carnets: TablaCarnets;
  causas: TablaCausas;
  sanciones: TablaSanciones;
  imagenes_de_personas: TablaImagenesDePersonas;
  lotes_de_documentos: TablaLotesDeDocumentos;
  avisos: TablaAvisos;
  operadores: TablaOperadores;
  roles_de_operador: TablaRolesDeOperador;
  enlaces_de_administracion: TablaEnlacesDeAdministracion;
};
