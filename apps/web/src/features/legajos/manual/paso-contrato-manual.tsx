import { Stack } from '@mantine/core';
import { FechasDeContrato } from '../asistente/fechas-de-contrato.tsx';
import { Condiciones } from '../contrato/condiciones.tsx';
import { FechasLeidas } from '../contrato/fechas-leidas.tsx';
import { LegajoIgual } from '../contrato/legajo-igual.tsx';
import { ResumenDelLegajo } from '../contrato/resumen-del-legajo.tsx';
import { useManual } from './contexto-del-manual.ts';
import { convenidoComoTexto, montosDelManual } from './montos-del-manual.ts';

/** OPN-044: the dates are entered here. */
export const PasoContratoManual = () => {
  const { borrador, contexto } = useManual();
  return (
    <Stack gap="lg">
      <LegajoIgual tareas={borrador.filas.flatMap(({ tarea_id }) => tarea_id ?? [])} />
      <Condiciones
        convenido={convenidoComoTexto(borrador)}
        fechas={contexto.con_montos ? <FechasDeContrato /> : <FechasLeidas />}
      />
      <ResumenDelLegajo montos={montosDelManual(borrador, contexto)} />
    </Stack>
  );
};
