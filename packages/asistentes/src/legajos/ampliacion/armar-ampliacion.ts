import { exito, fracaso, type Problema, type Resultado } from '@colega/domain/resultado';
import { armarDetalle, armarDetalleManual, type DetalleAEnviar } from '../armar-legajo.ts';
import type { BorradorAutomatico } from '../automatico/borrador.ts';
import type { OrigenDelBorrador } from '../borrador/borrador-de-legajo.ts';
import type { BorradorManual } from '../manual/borrador.ts';

type DeAmpliacion = { legajo_id: number; tipo_contrato: 'ampliacion'; id?: number };
type DetalleManualAEnviar = Omit<
  DetalleAEnviar,
  'monto_diferenciado' | 'tareas' | 'calculo_honorario_id' | 'resolucion_id'
> & {
  tareas: { monto: string; tarea: { id: number } }[];
};
export type AmpliacionAEnviar = DeAmpliacion & (DetalleAEnviar | DetalleManualAEnviar);

const deAmpliacion = ({ legajo_id, detalle_id }: OrigenDelBorrador): DeAmpliacion => ({
  legajo_id,
  tipo_contrato: 'ampliacion',
  ...(detalle_id !== null && { id: detalle_id }),
});

/** AMP-032. Without a generated fee there is no expansion. */
export const armarAmpliacionAutomatica = (
  borrador: BorradorAutomatico,
): Resultado<AmpliacionAEnviar, Problema<'calculo_requerido'>> => {
  const detalle = armarDetalle(borrador);
  return detalle && borrador.origen
    ? exito({ ...deAmpliacion(borrador.origen), ...detalle })
    : fracaso({ codigo: 'calculo_requerido', campo: 'calculo' });
};

/** AMP-033, OPN-076. */
export const armarAmpliacionManual = (
  borrador: BorradorManual,
): Resultado<AmpliacionAEnviar, Problema<'requerido'>> => {
  const detalle = armarDetalleManual(borrador);
  if (!detalle || !borrador.origen) return fracaso({ codigo: 'requerido', campo: 'honorario_convenido' });
  const { monto_diferenciado: _, tareas, ...resto } = detalle;
  return exito({
    ...deAmpliacion(borrador.origen),
    ...resto,
    tareas: tareas.map(({ monto, tarea }) => ({ monto, tarea })),
  });
};
