import { Card, SimpleGrid, Stack } from '@mantine/core';
import { FechasDeContrato } from '../asistente/fechas-de-contrato.tsx';
import { useManual } from '../manual/contexto-del-manual.ts';
import { DatosDelLegajo } from './datos-del-legajo.tsx';

/** AMP-005, AMP-006. */
export const PasoDatosGeneralesManual = () => {
  const { borrador, cambiar } = useManual();
  return (
    <Card>
      <Stack gap="lg">
        <DatosDelLegajo />
        <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="lg">
          <FechasDeContrato
            fechas={borrador}
            alCambiarFecha={(fecha) => cambiar((b) => ({ ...b, fecha }))}
            alCambiarVencimiento={(vencimiento) => cambiar((b) => ({ ...b, vencimiento }))}
          />
        </SimpleGrid>
      </Stack>
    </Card>
  );
};
