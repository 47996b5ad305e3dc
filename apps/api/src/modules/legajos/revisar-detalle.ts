import type { Fecha } from '@colega/domain/fechas';
import { type MarcoDeFechas, type TipoDeContrato, validarCondiciones } from '@colega/domain/legajos';
import type { Db } from '../../db/conectar.ts';
import { type CalculoGuardado, lockCalculo, seRepite } from '../honorarios/calculos.service.ts';
import type { CatalogoVivo } from '../honorarios/catalogo-vivo.ts';
import type { DetalleLeido } from './entradas.ts';
import { esCalculoUsado } from './insert-legajo.repository.ts';
import { findTareas, validarAutomatico, validarManual } from './validar-detalle.ts';
import { type ProblemaDeGuardado, validarFechas } from './validar-legajo.ts';

export type ContratoARevisar = {
  persona_id: number;
  tipo_contrato: TipoDeContrato;
  /** Of the file's rubro; null when it has none. */
  segmento: string | null;
  es_electrico: boolean;
  /** The contract that is being edited, which already holds its calculation. */
  detalle_id: number | null;
  /** The calculation of the original contract, which the one of an expansion names. */
  calculo_original_id: number | null;
  /** Whether amounts, tasks and dates may be other than those stored; if not, they are not judged again. */
  con_montos: boolean;
  /** What its dates are judged with beyond themselves. */
  fechas: MarcoDeFechas;
};

export type DetalleRevisado = {
  problemas: ProblemaDeGuardado[];
  permiteVarias: boolean;
  calculo: CalculoGuardado | null;
};

/** Dates, conditions, tasks and calculation of a contract, by the same rules as the wizard. */
export const revisarDetalle = async (
  db: Db,
  catalogo: CatalogoVivo,
  detalle: DetalleLeido,
  contrato: ContratoARevisar,
  hoy: Fecha,
): Promise<DetalleRevisado> => {
  const ids = detalle.tareas.map(({ tarea }) => tarea.id);
  const tareas = await findTareas(db, ids);
  const permiteVarias = ids.some((id) => tareas.get(id)?.varias);
  const { es_electrico: esElectrico, tipo_contrato } = contrato;
  const condiciones = validarCondiciones(detalle, { esElectrico, esAmpliacion: tipo_contrato === 'ampliacion' });
  const calculo = await calculoDe(db, detalle, contrato);
  if (!contrato.con_montos) return { problemas: condiciones, permiteVarias, calculo };
  const montos =
    detalle.tipo_calculo === 'manual'
      ? validarManual(detalle, tareas)
      : validarAutomatico(detalle, contrato, await paraValidar(db, catalogo, contrato, calculo));
  return {
    problemas: [...validarFechas(detalle, contrato, hoy), ...condiciones, ...montos],
    permiteVarias,
    calculo,
  };
};

const calculoDe = async (
  db: Db,
  { tipo_calculo, calculo_honorario_id: id }: DetalleLeido,
  { persona_id }: ContratoARevisar,
): Promise<CalculoGuardado | null> =>
  tipo_calculo === 'automatico' && id ? ((await lockCalculo(db, id, persona_id)) ?? null) : null;

const paraValidar = async (
  db: Db,
  catalogo: CatalogoVivo,
  { detalle_id }: ContratoARevisar,
  guardado: CalculoGuardado | null,
) =>
  guardado && {
    guardado,
    usado: await esCalculoUsado(db, guardado.id, detalle_id),
    seRepite: seRepite(await catalogo.alDia(db), guardado),
  };

/** The columns of a contract, from what was sent and judged. */
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
