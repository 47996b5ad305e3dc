import type { Fecha } from '../fechas/fecha.ts';
import type { Parametros } from '../formularios/formulario.ts';
import type { Importe } from '../importes/decimal.ts';

/** A source is a norm, or an assumption of docs/assumptions.md. */
export type Fuente = { norma: string; articulo?: string } | { supuesto: `S-${number}` };

/**
 * The sub-steps of a `suma` add up to `importe`, to the centavo; those of a `calculo` show how the factors of the
 * formula in `texto` came about.
 */
export type Paso = {
  regla: string;
  texto: string;
  importe: Importe;
  forma: 'suma' | 'calculo';
  fuente: Fuente;
  pasos: Paso[];
};

export type TareaValorada = { segmento_tarea: number; parametros: Parametros };

/** CAL-010. */
export type PedidoDeCalculo = {
  fecha: Fecha;
  segmento: string;
  factor_coeficiente: string;
  categoria?: string | null;
  tareas_valores: TareaValorada[];
  /** An expansion (AMP-034) names the calculation of its original contract, if that has one. */
  tipo_contrato?: 'ampliacion' | undefined;
  calculo_original_id?: number | null | undefined;
};

export type TareaCalculada = {
  segmento_tarea: number;
  tarea: { id: number; clave: string; nombre: string };
  parametros: Parametros;
  honorario_determinado: Importe;
  mensajes: string[];
  pasos: Paso[];
};

/** CAL-011, CAL-012. `pasos` add up to `honorario`: one a task, in the task order of the segment. */
export type Honorario = {
  fecha: Fecha;
  segmento: string;
  categoria: string | null;
  factor_coeficiente: string;
  factor_correccion: string;
  unidad_referencial: Importe;
  resolucion_id: number;
  resolucion: string;
  honorario: Importe;
  tareas_valores: TareaCalculada[];
  mensajes: string[];
  pasos: Paso[];
};
