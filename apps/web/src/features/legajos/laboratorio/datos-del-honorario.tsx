import { cambiarFecha } from '@colega/asistentes/legajos';
import { PRIMERA_FECHA_DE_CONTRATO } from '@colega/domain/legajos';
import { useCampo } from '@colega/web-kit/form/use-campo.ts';
import { FechaInput } from '@colega/web-kit/ui/entradas/fecha-input.tsx';
import { Card, SimpleGrid, Stack, Title } from '@mantine/core';
import { useLoQueSeCalcula } from '../asistente/contexto-del-automatico.ts';
import { OpcionesDeCategoria, SelectDeCoeficiente } from '../datos/bases-del-calculo.tsx';
import { SelectDeRubro } from '../datos/select-de-rubro.tsx';

export const DatosDelHonorario = () => (
  <Card component="section" aria-labelledby="que-trabajo">
    <Stack gap="md">
      <Title order={2} size="h3" id="que-trabajo">
        El trabajo
      </Title>
      <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="lg">
        <SelectDeRubro />
        <Fecha />
        <OpcionesDeCategoria />
        <SelectDeCoeficiente />
      </SimpleGrid>
    </Stack>
  </Card>
);

const Fecha = () => {
  const { borrador, cambiar } = useLoQueSeCalcula();
  const { props } = useCampo('fecha');
  return (
    <FechaInput
      {...props}
      minima={PRIMERA_FECHA_DE_CONTRATO}
      value={borrador.fecha || null}
      alCambiar={(fecha) => cambiar((b) => cambiarFecha(b, fecha ?? ''))}
    />
  );
};
