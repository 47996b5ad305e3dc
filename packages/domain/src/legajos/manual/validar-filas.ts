import { Decimal, type Importe } from '../../dinero/decimal.ts';
import { parseMonto } from '../../dinero/parse-monto.ts';
import { minimoDeTareas } from '../../honorarios/convenido.ts';
import { enCampo } from '../../resultado/problema.ts';
import { montoDecimal } from '../../validacion/reglas.ts';
import type { ProblemaDelAsistente } from '../borrador/problema-del-asistente.ts';
import type { FilaDeTarea } from './borrador.ts';

/**
 * The tasks of a manual contract: at least one, each of the manual catalogue and none twice, with an amount above zero and two
 * decimals at most (MAN-009, AMP-029, AMP-030). Each problem at its row: `0.tarea_id`, `0.monto`.
 */
export const validarFilas = (
  filas: readonly FilaDeTarea[],
  existe: (tarea_id: number) => boolean,
): ProblemaDelAsistente[] => {
  if (filas.length === 0) return [{ codigo: 'tareas_vacias' }];
  return filas.flatMap((fila, i) => {
    const repetida = filas.findIndex(({ tarea_id }) => tarea_id !== null && tarea_id === fila.tarea_id) < i;
    return enCampo(`${i}`, [...validarTarea(fila, fila.tarea_id !== null && repetida, existe), ...validarMonto(fila)]);
  });
};

const validarTarea = (
  { tarea_id }: FilaDeTarea,
  repetida: boolean,
  existe: (tarea_id: number) => boolean,
): ProblemaDelAsistente[] => {
  const campo = 'tarea_id';
  if (tarea_id === null) return [{ codigo: 'tarea_obligatoria', campo }];
  if (repetida) return [{ codigo: 'tarea_repetida', campo }];
  return existe(tarea_id) ? [] : [{ codigo: 'tarea_desconocida', campo }];
};

const validarMonto = ({ monto }: FilaDeTarea): ProblemaDelAsistente[] => {
  const campo = 'monto';
  if (monto.trim() === '') return [{ codigo: 'monto_requerido', campo }];
  const leido = montoDecimal(monto, 'monto');
  if (!leido.ok) return [{ ...leido.problema, campo }];
  // S-178
  return new Decimal(leido.valor).gt(0) ? [] : [{ codigo: 'minimo', campo, datos: { target: 0 } }];
};

/** MAN-008, CAL-009: the minimum fee is the sum of the amounts; one that cannot be read counts for nothing yet. */
export const minimoDeFilas = (filas: readonly FilaDeTarea[]): Importe =>
  minimoDeTareas(
    filas.flatMap(({ monto }) => {
      const leido = parseMonto(monto);
      return leido.ok ? [{ monto: leido.valor }] : [];
    }),
  );
