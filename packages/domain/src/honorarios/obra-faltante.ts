import { TAREAS_DE_OBRA_FALTANTE } from '../formularios/especiales/claves-de-estado-de-obra.ts';
import type { ActaEstadoObra } from '../formularios/formulario.ts';
import { fuenteDeReparto, totalDeReparto } from './obra/reparto.ts';
import { CENTESIMO, calculo, formatPesos, type Monto, porciento } from './paso.ts';
import type { Parcial } from './reglas/regla.ts';
import type { Tabla } from './tabla.ts';
import type { ProblemaDeCalculo, TareaVerificada } from './verificar-parametros.ts';

/** FRM-020..FRM-022, S-40: the share of the chosen task over the full fee. Null when nothing is owed for it. */
export const obraFaltante = ({ acta }: TareaVerificada, { base_faltante }: Parcial, tabla: Tabla): Monto | null => {
  if (!acta || !base_faltante || acta.faltante.isZero() || acta.acta.responsable_faltante_obra !== true) return null;
  const tarea = TAREAS_DE_OBRA_FALTANTE.find(({ clave }) => clave === acta.acta.tarea_faltante_obra);
  const reparto = tarea && tabla.repartos.valores.get(tarea.clave);
  if (!tarea || !reparto) return null;
  const total = totalDeReparto(reparto);
  const texto =
    `Obra faltante, ${tarea.nombre}: ${porciento(total)} de ${formatPesos(base_faltante)} ` +
    `× ${porciento(acta.faltante)} faltante`;
  const exacto = base_faltante.valor.times(total).times(acta.faltante).times(CENTESIMO).times(CENTESIMO);
  return calculo({ regla: 'obra_faltante', texto, fuente: fuenteDeReparto(reparto, tabla) }, exacto);
};

export const avisoDeFaltante = ({ acta, tarea }: TareaVerificada, cobrada: boolean): string[] => {
  if (!acta || acta.faltante.isZero() || cobrada || tarea.resuelve_faltante) return [];
  const falta = `El acta declara ${porciento(acta.faltante)} de obra faltante`;
  return acta.acta.responsable_faltante_obra === true
    ? [`${falta}; su honorario está en otra tarea del cálculo.`]
    : [`${falta} y no asumís la responsabilidad de completarla: no suma honorario.`];
};

/** FRM-011, S-40: one act serves all the tasks that demand it; another would describe other works. */
export const actasDistintas = (tareas: readonly TareaVerificada[]): ProblemaDeCalculo[] => {
  const conActa = tareas.filter(({ acta }) => acta !== null);
  const [primera] = conActa;
  return conActa
    .filter(({ acta }) => !esLaMisma(acta?.acta, primera?.acta?.acta))
    .map(({ indice }) => ({
      codigo: 'actas_distintas',
      campo: `tareas_valores.${indice}.parametros.acta_estado_obra`,
    }));
};

/** Both acts are canonical: their fields and items always go in the same order. */
const esLaMisma = (una: ActaEstadoObra | undefined, otra: ActaEstadoObra | undefined): boolean =>
  una === otra || JSON.stringify(una) === JSON.stringify(otra);

type ConFaltante<T> = T & { faltante: Monto | null };

/** Several acts of one calculation describe the same works: the missing share is charged once, where it is greatest. */
export const cobrarUnaVez = <T>(tareas: readonly ConFaltante<T>[]): ConFaltante<T>[] => {
  let mayor: ConFaltante<T> | null = null;
  for (const tarea of tareas) {
    if (tarea.faltante && (!mayor?.faltante || tarea.faltante.valor.gt(mayor.faltante.valor))) mayor = tarea;
  }
  return tareas.map((tarea) => (tarea === mayor ? tarea : { ...tarea, faltante: null }));
};
