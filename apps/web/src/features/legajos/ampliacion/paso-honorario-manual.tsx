import { minimoDeFilas } from '@colega/domain/legajos';
import { TablaDeMontos } from '@colega/web-kit/ui/legajo/tabla-de-montos.tsx';
import { Stack } from '@mantine/core';
import { HonorarioMinimo } from '../honorario/honorario-minimo.tsx';
import { useManual } from '../manual/contexto-del-manual.ts';
import { ConvenidoDelManual } from '../manual/convenido-del-manual.tsx';
import { tareasDelManual } from '../manual/montos-del-manual.ts';

export const PasoHonorarioManual = () => {
  const { borrador, contexto } = useManual();
  return (
    <Stack gap="lg">
      <HonorarioMinimo>
        <TablaDeMontos
          titulo="Montos por tarea"
          filas={tareasDelManual(borrador, contexto).map(({ tarea, monto }) => ({ ...tarea, monto }))}
          etiquetaDelTotal="Honorario mínimo total"
          total={minimoDeFilas(borrador.filas)}
        />
      </HonorarioMinimo>
      <ConvenidoDelManual />
    </Stack>
  );
};
