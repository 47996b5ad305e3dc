import type { CalculoHonorario } from '@colega/contract/honorarios';
import { formatFecha } from '@colega/domain/fechas';
import { formatImporte } from '@colega/domain/importes';
import { Text } from '@mantine/core';
import { TablaDeMontos } from './tabla-de-montos.tsx';

type Props = { calculo: Pick<CalculoHonorario, 'tareas_valores' | 'honorario' | 'proximo'> };

/** CAL-002, and what the same costs from the next tariff on. */
export const MinimosPorTarea = ({ calculo }: Props) => (
  <>
    <TablaDeMontos
      titulo="Honorario mínimo por tarea"
      filas={calculo.tareas_valores.map(({ segmento_tarea, tarea, honorario_determinado }) => ({
        id: segmento_tarea,
        nombre: tarea.nombre,
        monto: honorario_determinado,
      }))}
      etiquetaDelTotal="Honorario mínimo total"
      total={calculo.honorario}
    />
    {calculo.proximo && (
      <Text size="sm" mt="xs">
        {`Desde el ${formatFecha(calculo.proximo.desde)} el mínimo pasa de ${formatImporte(calculo.honorario)} a ${formatImporte(calculo.proximo.honorario)} («${calculo.proximo.resolucion}»).`}
      </Text>
    )}
  </>
);
