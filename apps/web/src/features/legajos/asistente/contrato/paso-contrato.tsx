import { Stack } from '@mantine/core';
import { CondicionesDelCalculo } from './condiciones-del-calculo.tsx';
import { ResumenDelLegajo } from './resumen-del-legajo.tsx';
import { useResumenDelCalculo } from './use-resumen-del-calculo.ts';

/** Step CONTRATO (AUT-093..098). The dates were entered in step one and are shown here (OPN-044). */
export const PasoContrato = () => {
  const resumen = useResumenDelCalculo();
  return (
    <Stack gap="lg">
      <CondicionesDelCalculo />
      <ResumenDelLegajo {...resumen} />
    </Stack>
  );
};
