import { formatImporte, parseMonto } from '@colega/domain/dinero';
import type { BorradorManual, ContextoManual } from '@colega/domain/legajos';

/** The tasks and the agreed fee as the summary shows them; null while something cannot be read. */
export const montosDelManual = ({ filas, honorario_convenido }: BorradorManual, { tareas }: ContextoManual) => {
  const convenido = parseMonto(honorario_convenido);
  if (!convenido.ok) return null;
  return {
    monto: convenido.valor,
    tareas: filas.flatMap(({ tarea_id, monto }) => {
      const tarea = tareas.find(({ id }) => id === tarea_id);
      const leido = parseMonto(monto);
      return tarea && leido.ok ? [{ tarea, monto: leido.valor }] : [];
    }),
  };
};

export const convenidoComoTexto = ({ honorario_convenido }: BorradorManual): string => {
  const convenido = parseMonto(honorario_convenido);
  return convenido.ok ? formatImporte(convenido.valor) : '';
};
