import {
  type CalculoDelContrato,
  type ContextoDeContrato,
  juzgarContrato,
  type ProblemaDeLegajo,
} from '@colega/domain/legajos';
import type { Db } from '../../db/conectar.ts';
import { type CalculoGuardado, lockCalculo, seRepite } from '../honorarios/calculos.service.ts';
import type { CatalogoVivo } from '../honorarios/catalogo-vivo.ts';
import { findTareas } from './contexto-de-legajo.repository.ts';
import type { DetalleLeido } from './entradas.ts';
import { esCalculoUsado } from './insert-legajo.repository.ts';

export type ContratoARevisar = Omit<ContextoDeContrato, 'tareaDe' | 'minimo' | 'calculo'> & {
  persona_id: number;
  detalle_id: number | null;
};

export type ContratoEnContexto = { contexto: ContextoDeContrato; calculo: CalculoGuardado | null };

/** A contract with all that it is judged with; its calculation is locked to the end of the transaction. */
export const findContextoDeContrato = async (
  db: Db,
  catalogo: CatalogoVivo,
  detalle: DetalleLeido,
  { persona_id, detalle_id, ...contrato }: ContratoARevisar,
): Promise<ContratoEnContexto> => {
  const tareas = await findTareas(
    db,
    detalle.tareas.map(({ tarea }) => tarea.id),
  );
  const { tipo_calculo, calculo_honorario_id: id } = detalle;
  const guardado = tipo_calculo === 'automatico' && id ? ((await lockCalculo(db, id, persona_id)) ?? null) : null;
  const calculo = guardado && contrato.con_montos ? await delContrato(db, catalogo, guardado, detalle_id) : null;
  const contexto = {
    ...contrato,
    tareaDe: (tarea: number) => tareas.get(tarea),
    minimo: calculo?.honorario ?? null,
    calculo,
  };
  return { contexto, calculo: guardado };
};

const delContrato = async (
  db: Db,
  catalogo: CatalogoVivo,
  guardado: CalculoGuardado,
  detalle_id: number | null,
): Promise<CalculoDelContrato> => {
  const { pedido } = guardado.fila;
  return {
    ...guardado,
    tipo_contrato: pedido.tipo_contrato ?? 'original',
    calculo_original_id: pedido.calculo_original_id ?? null,
    usado: await esCalculoUsado(db, guardado.id, detalle_id),
    vigente: seRepite(await catalogo.alDia(db), guardado),
  };
};

export const revisarDetalle = async (
  db: Db,
  catalogo: CatalogoVivo,
  detalle: DetalleLeido,
  contrato: ContratoARevisar,
): Promise<{ problemas: ProblemaDeLegajo[]; calculo: CalculoGuardado | null }> => {
  const { contexto, calculo } = await findContextoDeContrato(db, catalogo, detalle, contrato);
  return { problemas: juzgarContrato(detalle, contexto), calculo };
};

export const columnasDeDetalle = (detalle: DetalleLeido, calculo: CalculoGuardado | null) => ({
  tipo_calculo: detalle.tipo_calculo,
  fecha: detalle.fecha,
  vencimiento: detalle.vencimiento,
  monto: detalle.monto,
  calculo_honorario_id: calculo?.id ?? null,
  resolucion_id: calculo?.resolucion_id ?? null,
  tribunal_actuante: detalle.tribunal_actuante,
  forma_de_pago: detalle.forma_de_pago,
  clausula_condicion: detalle.clausula_condicion,
  destino_tarea: detalle.destino_tarea,
  observaciones: detalle.observaciones,
});

export const tareasDeDetalle = ({ tareas }: DetalleLeido) =>
  tareas.map(({ tarea, monto }) => ({ tarea_id: tarea.id, monto }));
