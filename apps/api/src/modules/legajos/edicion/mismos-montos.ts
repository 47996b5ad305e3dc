import type { zLegajoEditado } from '@colega/contract/legajos';
import { Decimal } from '@colega/domain/importes';
import type { FotoDeContrato, FotoDelLegajo } from '@colega/domain/legajos';
import type { z } from 'zod';
import type { DetalleLeido } from '../entradas.ts';

export const tieneMismosMontos = (
  leido: z.output<typeof zLegajoEditado>,
  { datos, original }: FotoDelLegajo,
): boolean => {
  const [detalle] = leido.detalles;
  return (
    detalle !== undefined &&
    leido.matricula_id === datos.matricula_id &&
    leido.rubro_id === datos.rubro_id &&
    leido.modalidad_id === datos.modalidad_id &&
    tieneMismosMontosDeContrato(detalle, original)
  );
};

export const tieneMismosMontosDeContrato = (detalle: DetalleLeido, guardado: FotoDeContrato): boolean =>
  detalle.fecha === guardado.fecha &&
  detalle.vencimiento === guardado.vencimiento &&
  new Decimal(detalle.monto).eq(guardado.monto) &&
  (detalle.calculo_honorario_id ?? null) === guardado.calculo_honorario_id &&
  detalle.tareas.length === guardado.tareas.length &&
  detalle.tareas.every(({ tarea, monto }, i) => {
    const otra = guardado.tareas[i];
    return otra?.tarea_id === tarea.id && new Decimal(monto).eq(otra.monto);
  });
