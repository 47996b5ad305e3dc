import { Stack } from '@mantine/core';
import { Condiciones } from '../contrato/condiciones.tsx';
import { CondicionesDelCalculo } from '../contrato/condiciones-del-calculo.tsx';
import { FechasLeidas } from '../contrato/fechas-leidas.tsx';
import { ResumenDelContrato } from '../contrato/resumen-del-contrato.tsx';
import { useResumenDelCalculo } from '../contrato/use-resumen-del-calculo.ts';
import { useManual } from '../manual/contexto-del-manual.ts';
import { convenidoComoTexto, montosDelManual } from '../manual/montos-del-manual.ts';

/** The tribunal of an expansion is optional (OPN-077). */
export const DatosDelContrato = () => {
  const resumen = useResumenDelCalculo();
  return (
    <Stack gap="lg">
      <CondicionesDelCalculo tribunalObligatorio={false} />
      <ResumenDelContrato {...resumen} />
    </Stack>
  );
};

export const DatosDelContratoManual = () => {
  const { borrador, contexto } = useManual();
  return (
    <Stack gap="lg">
      <Condiciones fechas={<FechasLeidas />} convenido={convenidoComoTexto(borrador)} tribunalObligatorio={false} />
      <ResumenDelContrato montos={montosDelManual(borrador, contexto)} />
    </Stack>
  );
};
