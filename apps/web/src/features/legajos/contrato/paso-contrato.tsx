import { tareasElegidas } from '@colega/asistentes/legajos';
import { Stack } from '@mantine/core';
import { useAutomatico } from '../asistente/contexto-del-automatico.ts';
import { CondicionesDelCalculo } from './condiciones-del-calculo.tsx';
import { LegajoIgual } from './legajo-igual.tsx';
import { ResumenDelLegajo } from './resumen-del-legajo.tsx';
import { useResumenDelCalculo } from './use-resumen-del-calculo.ts';

/** AUT-093..098, OPN-044. */
export const PasoContrato = () => {
  const resumen = useResumenDelCalculo();
  const { borrador, contexto } = useAutomatico();
  return (
    <Stack gap="lg">
      <LegajoIgual tareas={tareasElegidas(borrador, contexto).map(({ tarea }) => tarea.id)} />
      <CondicionesDelCalculo />
      <ResumenDelLegajo {...resumen} />
    </Stack>
  );
};
