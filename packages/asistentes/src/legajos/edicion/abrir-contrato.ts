import type { ActaEstadoObra, Parametros } from '@colega/domain/formularios';
import type { Honorario } from '@colega/domain/honorarios';
import { formatNumero } from '@colega/domain/importes';
import type { BorradorAutomatico } from '../automatico/borrador.ts';
import type { BorradorDeLegajo } from '../borrador/borrador-de-legajo.ts';
import type { BorradorManual } from '../manual/borrador.ts';
import type { DetalleGuardado } from './legajo-guardado.ts';

export const contratoGuardado = (
  detalle: DetalleGuardado,
): Pick<BorradorDeLegajo, 'fecha' | 'vencimiento' | 'contrato'> => {
  const { fecha, vencimiento, forma_de_pago, tribunal_actuante, destino_tarea, clausula_condicion, observaciones } =
    detalle;
  return {
    fecha,
    vencimiento,
    contrato: { forma_de_pago, tribunal_actuante, destino_tarea, clausula_condicion, observaciones },
  };
};

export const montosManuales = ({
  tareas,
  monto,
}: DetalleGuardado): Pick<BorradorManual, 'filas' | 'honorario_convenido'> => ({
  filas: tareas.map(({ tarea, monto: suyo }) => ({ tarea_id: tarea.id, monto: formatNumero(suyo) })),
  honorario_convenido: formatNumero(monto),
});

type Calculado = Omit<BorradorAutomatico, Exclude<keyof BorradorDeLegajo, 'honorario_convenido'>>;

export const montosCalculados = (detalle: DetalleGuardado, calculo: Honorario): Calculado => {
  const tareas = calculo.tareas_valores.map(({ segmento_tarea, parametros }) => ({
    segmento_tarea,
    parametros: sinActa(parametros),
    validez: 'sin_validar' as const,
    mensajes: [],
  }));
  return {
    ...baseDelCalculo(calculo),
    tareas,
    tarea_activa: null,
    acta: actaDe(calculo),
    calculo,
    honorario_convenido: formatNumero(detalle.monto),
    generado:
      detalle.calculo_honorario_id === null || detalle.resolucion_id === null
        ? null
        : {
            id: detalle.calculo_honorario_id,
            resolucion_id: detalle.resolucion_id,
            monto: detalle.monto,
            tareas: [...detalle.tareas],
          },
  };
};

export const baseDelCalculo = ({
  categoria,
  factor_coeficiente,
}: Honorario): Pick<BorradorAutomatico, 'categoria' | 'factor_coeficiente'> => ({ categoria, factor_coeficiente });

const sinActa = ({ acta_estado_obra: _, ...parametros }: Parametros): Parametros => parametros;

const actaDe = ({ tareas_valores }: Honorario): ActaEstadoObra | null => {
  const acta = tareas_valores.find(({ parametros }) => parametros.acta_estado_obra)?.parametros.acta_estado_obra;
  return (acta ?? null) as ActaEstadoObra | null;
};
