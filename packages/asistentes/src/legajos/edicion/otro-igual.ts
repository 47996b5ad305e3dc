import type { Fecha } from '@colega/domain/fechas';
import { type Formulario, vaciarImportes } from '@colega/domain/formularios';
import type { Honorario } from '@colega/domain/honorarios';
import type { Recorrido } from '../../asistente/paso-de-asistente.ts';
import { comenzar, comenzarEn } from '../../asistente/recorrido.ts';
import { type BorradorAutomatico, quitarCalculo, type TareaDelBorrador } from '../automatico/borrador.ts';
import { type BorradorDeLegajo, borradorDeLegajo } from '../borrador/borrador-de-legajo.ts';
import { plazoHabitual } from '../borrador/comienzo.ts';
import type { BorradorManual } from '../manual/borrador.ts';
import { abrirAutomatico, abrirManual } from './abrir-legajo.ts';
import type { DetalleGuardado, LegajoGuardado } from './legajo-guardado.ts';

/** S-883: the work is another one, so that its dates, its place and its amounts are its own. */
const deOtraObra = (hoy: Fecha, { contrato }: Pick<BorradorDeLegajo, 'contrato'>) => {
  const { origen, ubicacion, honorario_convenido } = borradorDeLegajo();
  return {
    ...{ origen, ubicacion, honorario_convenido, ...plazoHabitual(hoy) },
    contrato: { ...contrato, observaciones: '' },
  };
};

/** Of each task, by its `segmento_tarea`. */
export type FormularioDe = (segmento_tarea: number) => Formulario | undefined;

/** Without its form, nobody can tell which of its data are amounts. */
const sinImportes = (tareas: readonly TareaDelBorrador[], formularioDe: FormularioDe): TareaDelBorrador[] =>
  tareas.map((tarea) => {
    const formulario = formularioDe(tarea.segmento_tarea);
    return { ...tarea, parametros: formulario ? vaciarImportes(formulario, tarea.parametros) : {} };
  });

/**
 * A new file with what does not change from one work to the next: licence, tasks with their data, clients and
 * conditions. The act goes: it says how much of that work was done.
 */
export const crearOtroIgualAutomatico = (
  legajo: LegajoGuardado,
  detalle: DetalleGuardado,
  calculo: Honorario,
  { hoy, formularioDe }: { hoy: Fecha; formularioDe: FormularioDe },
): BorradorAutomatico => {
  const guardado = abrirAutomatico(legajo, detalle, calculo);
  const tareas = sinImportes(guardado.tareas, formularioDe);
  const tarea_activa = tareas[0]?.segmento_tarea ?? null;
  return quitarCalculo({ ...guardado, tareas, tarea_activa, acta: null, ...deOtraObra(hoy, guardado) });
};

export const crearOtroIgualManual = (legajo: LegajoGuardado, detalle: DetalleGuardado, hoy: Fecha): BorradorManual => {
  const guardado = abrirManual(legajo, detalle);
  const filas = guardado.filas.map((fila) => ({ ...fila, monto: '' }));
  return { ...guardado, filas, ...deOtraObra(hoy, guardado) };
};

type LoQueSigue = Record<'matriculas' | 'rubros' | 'modalidades', readonly { id: number }[]>;

/** S-859: it begins where there is something to fill in, unless what comes before is no longer offered. */
export const recorrerOtroIgual =
  (
    pasos: readonly { id: string }[],
    { matricula_id, rubro_id, modalidad_id }: BorradorDeLegajo,
    { matriculas, rubros, modalidades }: LoQueSigue,
  ) =>
  (guardado: Recorrido | null): Recorrido => {
    const suyos = [
      [matriculas, matricula_id],
      [rubros, rubro_id],
      [modalidades, modalidad_id],
    ] as const;
    const vale = suyos.every(([lista, suyo]) => lista.some(({ id }) => id === suyo));
    return guardado ?? (vale ? comenzarEn(pasos, 'tareas') : comenzar(pasos));
  };
