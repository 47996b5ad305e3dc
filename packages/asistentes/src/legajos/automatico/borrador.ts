import type { ActaEstadoObra, Parametros } from '@colega/domain/formularios';
import { COEFICIENTE_POR_DEFECTO, type Honorario } from '@colega/domain/honorarios';
import type { Importe } from '@colega/domain/importes';
import { type BorradorDeLegajo, borradorDeLegajo, type Unidad } from '../borrador/borrador-de-legajo.ts';

/** What the remote check said of a task (AUT-040). */
export type ValidezDeTarea = 'sin_validar' | 'valida' | 'invalida';

export type TareaDelBorrador = {
  segmento_tarea: number;
  parametros: Parametros;
  validez: ValidezDeTarea;
  /** Why it is not valid, as told. */
  mensajes: string[];
};

/** The calculation once generated: what the file will carry. */
export type CalculoGenerado = {
  id: number;
  resolucion_id: number;
  monto: Importe;
  tareas: { tarea: { id: number; nombre: string }; monto: Importe }[];
};

/** The whole draft of an automatic file, or of an automatic expansion of one. */
export type BorradorAutomatico = BorradorDeLegajo & {
  categoria: string | null;
  factor_coeficiente: string;
  tareas: TareaDelBorrador[];
  /** The one task whose card is expanded (AUT-039). */
  tarea_activa: number | null;
  /** Shared by every task that demands it. */
  acta: ActaEstadoObra | null;
  /** Its items while they are being loaded, before they are saved; absent when nothing was changed. */
  acta_en_carga?: ActaEstadoObra['estado_obra'];
  /** Null when there is none or an edit made it stale. */
  calculo: Honorario | null;
  generado: CalculoGenerado | null;
  /** Kept while the change of rubro that cleared the tasks can be taken back. */
  antes_del_rubro?: AntesDelRubro | null;
};

/** What a change of rubro took with it. */
export type AntesDelRubro = Pick<
  BorradorAutomatico,
  'rubro_id' | 'categoria' | 'factor_coeficiente' | 'tareas' | 'tarea_activa' | 'acta'
> & { unidades: Unidad[] };

export const borradorAutomatico = (): BorradorAutomatico => ({
  ...borradorDeLegajo(),
  categoria: null,
  factor_coeficiente: COEFICIENTE_POR_DEFECTO,
  tareas: [],
  tarea_activa: null,
  acta: null,
  calculo: null,
  generado: null,
});

/** What is typed of the act and not saved yet; null when there is nothing. */
export const cargarActa = (
  { acta_en_carga: _, ...borrador }: BorradorAutomatico,
  estado: ActaEstadoObra['estado_obra'] | null,
): BorradorAutomatico => (estado ? { ...borrador, acta_en_carga: estado } : borrador);

/** What an edit of date, rubro, coefficient, tasks or act makes stale. What was agreed stays as typed. */
export const quitarCalculo = (borrador: BorradorAutomatico): BorradorAutomatico => ({
  ...borrador,
  calculo: null,
  generado: null,
});
