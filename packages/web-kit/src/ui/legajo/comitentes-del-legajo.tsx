import type { Legajo } from '@colega/contract/legajos';
import { Card, Group, Stack, Title } from '@mantine/core';
import { AlLadoDelDato } from '../datos/al-lado-del-dato.tsx';
import { DatosDelComitente } from './datos-del-comitente.tsx';

/** DET-007. */
export const ComitentesDelLegajo = ({ comitentes }: Pick<Legajo, 'comitentes'>) => (
  <Card component="section" aria-labelledby="titulo-comitentes">
    <Stack gap="md">
      <Group gap="xs">
        <Title order={2} id="titulo-comitentes">
          {comitentes.length === 1 ? 'Comitente' : 'Comitentes'}
        </Title>
        <AlLadoDelDato campo="comitentes" />
      </Group>
      {comitentes.map((comitente) => (
        <DatosDelComitente key={comitente.id} comitente={comitente} />
      ))}
    </Stack>
  </Card>
);
