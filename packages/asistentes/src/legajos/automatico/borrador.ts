import type { ActaEstadoObra, Parametros } from '@colega/domain/formularios';
import { COEFICIENTE_POR_DEFECTO, type Honorario } from '@colega/domain/honorarios';
import type { Importe } from '@colega/domain/importes';
import {
  type BorradorDeLegajo,
  borradorDeLegajo,
  muestraDeLegajo,
  type Unidad,
} from '../borrador/borrador-de-legajo.ts';

/** AUT-040. */
export type ValidezDeTarea = 'sin_validar' | 'valida' | 'invalida';

export type TareaDelBorrador = {
  segmento_tarea: number;
  parametros: Parametros;
  validez: ValidezDeTarea;
  mensajes: string[];
};

export type CalculoGenerado = {
  id: number;
  resolucion_id: number;
  monto: Importe;
  tareas: { tarea: { id: number; nombre: string }; monto: Importe }[];
};

export type BorradorAutomatico = BorradorDeLegajo & {
  categoria: string | null;
  factor_coeficiente: string;
  tareas: TareaDelBorrador[];
  /** AUT-039. */
  tarea_activa: number | null;
  acta: ActaEstadoObra | null;
  acta_en_carga?: ActaEstadoObra['estado_obra'];
  calculo: Honorario | null;
  generado: CalculoGenerado | null;
  /** It stays while the change of rubro that cleared the tasks can be taken back. */
  antes_del_rubro?: AntesDelRubro | null;
};

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

/** Of another shape: what was calculated is calculated again. */
export const muestrasDelAutomatico = (): BorradorAutomatico[] => [
  borradorAutomatico(),
  {
    ...borradorAutomatico(),
    ...muestraDeLegajo(),
    tareas: [{ segmento_tarea: 0, parametros: {}, validez: 'sin_validar', mensajes: [''] }],
    acta: {
      ...{ estado_obra: {}, porcentaje_faltante_total: '', responsable_faltante_obra: null, tarea_faltante_obra: null },
    },
    acta_en_carga: {},
  },
];

export const cargarActa = (
  { acta_en_carga: _, ...borrador }: BorradorAutomatico,
  estado: ActaEstadoObra['estado_obra'] | null,
): BorradorAutomatico => (estado ? { ...borrador, acta_en_carga: estado } : borrador);

/** An edit of date, rubro, coefficient, tasks or act makes it stale, but the agreed fee stays as typed. */
export const quitarCalculo = (borrador: BorradorAutomatico): BorradorAutomatico => ({
  ...borrador,
  calculo: null,
  generado: null,
});
