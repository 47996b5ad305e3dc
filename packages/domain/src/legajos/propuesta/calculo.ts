import { validarConvenido } from '../../honorarios/convenido.ts';
import { anteponerCampo } from '../../resultado/problema.ts';
import type { ProblemaDeLegajo } from '../problema.ts';
import type { CalculoDelContrato, ContextoDeContrato, ContratoPropuesto } from './propuesta.ts';

/** The contract has its calculation's date, segment, agreed fee and tasks, and the tariff still gives the same. */
export const validarCalculo = (contrato: ContratoPropuesto, contexto: ContextoDeContrato): ProblemaDeLegajo[] => {
  const campo = 'calculo_honorario_id';
  const { calculo } = contexto;
  if (!contrato.calculo_honorario_id) return [{ codigo: 'calculo_requerido', campo }];
  if (calculo === 'sin_ver') return [];
  if (!calculo) return [{ codigo: 'calculo_invalido', campo }];
  if (calculo.usado) return [{ codigo: 'calculo_usado', campo }];
  if (!coincide(calculo, contrato, contexto)) return [{ codigo: 'calculo_no_coincide', campo }];
  return [
    ...(contrato.resolucion_id && contrato.resolucion_id !== calculo.resolucion_id
      ? [{ codigo: 'calculo_no_coincide', campo: 'resolucion_id' } as const]
      : []),
    ...compararMonto(contrato, calculo),
    ...compararTareas(contrato, calculo),
  ];
};

/** AMP-034: an expansion is calculated as one, over the original of its own file. */
const coincide = (
  calculo: CalculoDelContrato,
  { fecha }: ContratoPropuesto,
  { segmento, tipo_contrato, calculo_original_id }: ContextoDeContrato,
): boolean =>
  calculo.vigente &&
  calculo.segmento === segmento &&
  calculo.fecha === fecha &&
  calculo.tipo_contrato === tipo_contrato &&
  calculo.calculo_original_id === (tipo_contrato === 'ampliacion' ? calculo_original_id : null);

/** A calculation that the contract cannot have is told by itself, and its minimum is not compared. */
export const puedeTenerCalculo = (contrato: ContratoPropuesto, contexto: ContextoDeContrato): boolean => {
  const { calculo } = contexto;
  return calculo === 'sin_ver' || (calculo !== null && !calculo.usado && coincide(calculo, contrato, contexto));
};

const compararMonto = (
  { monto }: ContratoPropuesto,
  { honorario, honorario_convenido }: CalculoDelContrato,
): ProblemaDeLegajo[] =>
  monto === honorario_convenido || validarConvenido(monto, honorario)
    ? []
    : [{ codigo: 'monto_no_coincide', campo: 'monto' }];

const compararTareas = (contrato: ContratoPropuesto, { tareas }: CalculoDelContrato): ProblemaDeLegajo[] => {
  const esperadas = new Map<number | null, string>(tareas.map(({ tarea, monto }) => [tarea.id, monto]));
  const distinta = contrato.tareas.findIndex(({ tarea, monto }) => esperadas.get(tarea.id) !== monto);
  if (distinta >= 0) return anteponerCampo(`tareas.${distinta}`, [{ codigo: 'tareas_no_coinciden', campo: 'monto' }]);
  const sonTodas = new Set(contrato.tareas.map(({ tarea }) => tarea.id)).size === esperadas.size;
  return sonTodas && contrato.tareas.length === esperadas.size
    ? []
    : [{ codigo: 'tareas_no_coinciden', campo: 'tareas' }];
};
