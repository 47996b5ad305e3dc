import type { HallazgoDeConciliacion } from '@colega/contract/dinero';
import { List, Stack, Text, Title } from '@mantine/core';

/** What one check found, line by line. */
export const Hallazgo = ({ titulo, cuantas, lineas }: HallazgoDeConciliacion) => (
  <Stack gap={4}>
    <Title order={3} size="h5">{`${titulo} (${cuantas.toLocaleString('es-AR')})`}</Title>
    <List>
      {[...new Set(lineas)].map((linea) => (
        <List.Item key={linea} style={{ overflowWrap: 'anywhere' }}>
          {linea}
        </List.Item>
      ))}
    </List>
    {cuantas > lineas.length && <Text c="dimmed">{`Se muestran las primeras ${lineas.length}.`}</Text>}
  </Stack>
);
