import type { BorradorManual, ContextoManual } from '@colega/asistentes/legajos';
import { formatImporte, parseMonto } from '@colega/domain/importes';

export const tareasDelManual = ({ filas }: BorradorManual, { tareas }: ContextoManual) =>
  filas.flatMap(({ tarea_id, monto }) => {
    const tarea = tareas.find(({ id }) => id === tarea_id);
    const leido = parseMonto(monto);
    return tarea && leido.ok ? [{ tarea, monto: leido.valor }] : [];
  });

export const montosDelManual = (borrador: BorradorManual, contexto: ContextoManual) => {
  const convenido = parseMonto(borrador.honorario_convenido);
  return convenido.ok ? { monto: convenido.valor, tareas: tareasDelManual(borrador, contexto) } : null;
};

export const convenidoComoTexto = ({ honorario_convenido }: BorradorManual): string => {
  const convenido = parseMonto(honorario_convenido);
  return convenido.ok ? formatImporte(convenido.valor) : '';
};
