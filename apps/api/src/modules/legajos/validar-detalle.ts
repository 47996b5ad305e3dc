import { minimoDeTareas, validarConvenido } from '@colega/domain/honorarios';
import { type TipoDeContrato, validarFilas } from '@colega/domain/legajos';
import { enCampo } from '@colega/domain/resultado';
import { sql } from 'kysely';
import type { Db } from '../../db/conectar.ts';
import type { CalculoGuardado } from '../honorarios/calculos.service.ts';
import type { DetalleLeido } from './entradas.ts';
import type { ProblemaDeGuardado } from './validar-legajo.ts';

export type TareaDeBase = { id: number; manual: boolean; varias: boolean };

export const findTareas = async (db: Db, ids: readonly number[]): Promise<Map<number, TareaDeBase>> => {
  const { rows } = await sql<TareaDeBase>`
    select t.id, t.manual, exists (select from segmento_tareas st
      where st.tarea_id = t.id and st.permite_varias_unidades) as varias
    from tareas t where t.id = any(${[...ids]}::int[])`.execute(db);
  return new Map(rows.map((tarea) => [tarea.id, tarea]));
};

/** Tasks of the manual catalogue, by the wizard's own rules, and an agreed fee not below their sum (CAL-009). */
export const validarManual = (detalle: DetalleLeido, tareas: Map<number, TareaDeBase>): ProblemaDeGuardado[] => {
  const filas = detalle.tareas.map(({ tarea, monto }) => ({ tarea_id: tarea.id, monto }));
  const problemas: ProblemaDeGuardado[] = enCampo(
    'tareas',
    validarFilas(filas, (id) => tareas.get(id)?.manual === true),
  ).map((problema) => ({ ...problema, campo: (problema.campo ?? 'tareas').replace('tarea_id', 'tarea.id') }));
  const menor = filas.length > 0 ? validarConvenido(detalle.monto, minimoDeTareas(detalle.tareas)) : null;
  return menor ? [...problemas, { ...menor, campo: 'monto' }] : problemas;
};

type ContratoDelCalculo = {
  segmento: string | null;
  tipo_contrato: TipoDeContrato;
  calculo_original_id: number | null;
};
export type CalculoParaDetalle = { guardado: CalculoGuardado; usado: boolean; seRepite: boolean };

/** The contract is the stored calculation: its date, segment, agreed fee and tasks, still what the tariff gives. */
export const validarAutomatico = (
  detalle: DetalleLeido,
  { segmento, tipo_contrato, calculo_original_id }: ContratoDelCalculo,
  calculo: CalculoParaDetalle | null,
): ProblemaDeGuardado[] => {
  const campo = 'calculo_honorario_id';
  if (!detalle.calculo_honorario_id) return [{ codigo: 'calculo_requerido', campo }];
  if (!calculo) return [{ codigo: 'calculo_invalido', campo }];
  if (calculo.usado) return [{ codigo: 'calculo_usado', campo }];
  const { guardado } = calculo;
  if (guardado.segmento !== segmento || guardado.fecha !== detalle.fecha || !calculo.seRepite)
    return [{ codigo: 'calculo_no_coincide', campo }];
  // AMP-034: an expansion is calculated as one, over the original of its own file
  const pedido = guardado.fila.pedido;
  if ((pedido.tipo_contrato ?? 'original') !== tipo_contrato) return [{ codigo: 'calculo_no_coincide', campo }];
  if ((pedido.calculo_original_id ?? null) !== (tipo_contrato === 'ampliacion' ? calculo_original_id : null))
    return [{ codigo: 'calculo_no_coincide', campo }];
  const problemas: ProblemaDeGuardado[] = [];
  if (detalle.resolucion_id && detalle.resolucion_id !== guardado.resolucion_id)
    problemas.push({ codigo: 'calculo_no_coincide', campo: 'resolucion_id' });
  const menor = validarConvenido(detalle.monto, guardado.honorario);
  if (menor) problemas.push({ ...menor, campo: 'monto' });
  else if (detalle.monto !== guardado.honorario_convenido)
    problemas.push({ codigo: 'monto_no_coincide', campo: 'monto' });
  return [...problemas, ...compararTareas(detalle, guardado)];
};

const compararTareas = (detalle: DetalleLeido, { tareas }: CalculoGuardado): ProblemaDeGuardado[] => {
  const esperadas = new Map(tareas.map(({ tarea, monto }) => [tarea.id, monto]));
  const distinta = detalle.tareas.findIndex(({ tarea, monto }) => esperadas.get(tarea.id) !== monto);
  if (distinta >= 0) return enCampo(`tareas.${distinta}`, [{ codigo: 'tareas_no_coinciden', campo: 'monto' }]);
  const sonTodas = new Set(detalle.tareas.map(({ tarea }) => tarea.id)).size === esperadas.size;
  return sonTodas && detalle.tareas.length === esperadas.size
    ? []
    : [{ codigo: 'tareas_no_coinciden', campo: 'tareas' }];
};
