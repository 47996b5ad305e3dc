import { Stack } from '@mantine/core';
import { CondicionesDelCalculo } from './condiciones-del-calculo.tsx';
import { ResumenDelLegajo } from './resumen-del-legajo.tsx';
import { useResumenDelCalculo } from './use-resumen-del-calculo.ts';

/** AUT-093..098, OPN-044. */
export const PasoContrato = () => {
  const resumen = useResumenDelCalculo();
  return (
    <Stack gap="lg">
      <CondicionesDelCalculo />
      <ResumenDelLegajo {...resumen} />
    </Stack>
  );
};
