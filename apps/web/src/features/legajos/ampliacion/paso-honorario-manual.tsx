import { minimoDeFilas } from '@colega/domain/legajos';
import { Card, Stack, Title } from '@mantine/core';
import { TablaDeMontos } from '../honorario/tabla-de-montos.tsx';
import { useManual } from '../manual/contexto-del-manual.ts';
import { HonorarioConvenido } from '../manual/honorario-convenido.tsx';
import { tareasDelManual } from '../manual/montos-del-manual.ts';

export const PasoHonorarioManual = () => {
  const { borrador, contexto } = useManual();
  return (
    <Stack gap="lg">
      <Card component="section" aria-labelledby="honorario-minimo">
        <Stack gap="md">
          <Title order={3} id="honorario-minimo">
            Honorario mínimo
          </Title>
          <TablaDeMontos
            titulo="Montos por tarea"
            filas={tareasDelManual(borrador, contexto).map(({ tarea, monto }) => ({ ...tarea, monto }))}
            etiquetaDelTotal="Honorario mínimo total"
            total={minimoDeFilas(borrador.filas)}
          />
        </Stack>
      </Card>
      <HonorarioConvenido />
    </Stack>
  );
};
