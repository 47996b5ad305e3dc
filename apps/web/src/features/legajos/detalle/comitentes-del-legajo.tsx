import type { Legajo } from '@colega/contract/legajos';
import { formatCuit } from '@colega/domain/identificadores';
import { Card, Stack, Text, Title } from '@mantine/core';
import { ListaDeDatos } from '../../../ui/lista-de-datos.tsx';

type Comitente = Legajo['comitentes'][number];

/** DET-007. */
export const ComitentesDelLegajo = ({ comitentes }: { comitentes: readonly Comitente[] }) => (
  <Card component="section" aria-labelledby="titulo-comitentes">
    <Stack gap="md">
      <Title order={2} id="titulo-comitentes">
        {comitentes.length === 1 ? 'Comitente' : 'Comitentes'}
      </Title>
      {comitentes.map((comitente) => (
        <div key={comitente.id}>
          <Text fw={700}>{comitente.apellido_nombre}</Text>
          <ListaDeDatos
            datos={[
              ['CUIT', formatCuit(comitente.cuit)],
              ['Firmante', comitente.firmante],
              ['Cargo', comitente.cargo],
              ['Domicilio real', comoTexto(comitente.domicilio_real)],
              ['Domicilio legal', comoTexto(comitente.domicilio_legal)],
            ]}
          />
        </div>
      ))}
    </Stack>
  </Card>
);

const comoTexto = (domicilio: Comitente['domicilio_real']): string => {
  if (!domicilio) return '';
  const { calle, numero, localidad } = domicilio;
  return [`${calle} ${numero}`.trim(), localidad && `${localidad.nombre} (${localidad.codigo_postal})`]
    .filter(Boolean)
    .join(', ');
};
