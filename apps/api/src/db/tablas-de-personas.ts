import type { Generated } from 'kysely';

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

/** What the college keeps of a person beyond its registration. */
export type TablasDePersonas = { carnets: TablaCarnets; causas: TablaCausas; sanciones: TablaSanciones };
