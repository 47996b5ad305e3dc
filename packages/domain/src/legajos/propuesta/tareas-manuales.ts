import { Decimal } from '../../importes/decimal.ts';
import { anteponerCampo } from '../../resultado/problema.ts';
import { montoDecimal } from '../../validacion/reglas.ts';
import type { ProblemaDeLegajo } from '../problema.ts';
import type { ContratoPropuesto } from './propuesta.ts';

type TareaPropuesta = ContratoPropuesto['tareas'][number];

/** MAN-009, AMP-029, AMP-030. Each problem is at its row: `0.tarea.id`, `0.monto`. */
export const validarTareasManuales = (
  tareas: readonly TareaPropuesta[],
  existe: (tarea_id: number) => boolean,
): ProblemaDeLegajo[] => {
  if (tareas.length === 0) return [{ codigo: 'tareas_vacias' }];
  return tareas.flatMap(({ tarea: { id }, monto }, i) => {
    const repetida = id !== null && tareas.findIndex((otra) => otra.tarea.id === id) < i;
    return anteponerCampo(`${i}`, [...validarTarea(id, repetida, existe), ...validarMonto(monto)]);
  });
};

const validarTarea = (
  id: number | null,
  repetida: boolean,
  existe: (tarea_id: number) => boolean,
): ProblemaDeLegajo[] => {
  const campo = 'tarea.id';
  if (id === null) return [{ codigo: 'tarea_obligatoria', campo }];
  if (repetida) return [{ codigo: 'tarea_repetida', campo }];
  return existe(id) ? [] : [{ codigo: 'tarea_desconocida', campo }];
};

const validarMonto = (monto: string): ProblemaDeLegajo[] => {
  const campo = 'monto';
  if (monto.trim() === '') return [{ codigo: 'monto_requerido', campo }];
  const leido = montoDecimal(monto, 'monto');
  if (!leido.ok) return [{ ...leido.problema, campo }];
  // S-178
  return new Decimal(leido.valor).gt(0) ? [] : [{ codigo: 'minimo', campo, datos: { target: 0 } }];
};
