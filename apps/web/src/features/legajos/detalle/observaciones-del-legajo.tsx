import type { Legajo } from '@colega/contract/legajos';
import { List, Stack, Text } from '@mantine/core';
import { Instante } from '../../../ui/instante.tsx';
import { Nota } from '../../../ui/nota.tsx';

/** What the college asks to correct, while it has no answer. */
export const ObservacionesDelLegajo = ({ observaciones }: { observaciones: Legajo['observaciones'] }) => {
  const abiertas = observaciones.filter(({ respondida_en }) => respondida_en === null);
  if (abiertas.length === 0) return null;
  return (
    <Nota
      tono="advierte"
      titulo={abiertas.length === 1 ? 'El Colegio hizo una observación' : 'El Colegio hizo observaciones'}
    >
      <Stack gap="xs">
        <List>
          {abiertas.map(({ id, campo, texto, creada_en }) => (
            <List.Item key={id}>
              {campo && <strong>{campo}: </strong>}
              {texto}{' '}
              <Text component="span" size="sm" c="dimmed">
                (<Instante valor={creada_en} />)
              </Text>
            </List.Item>
          ))}
        </List>
      </Stack>
    </Nota>
  );
};
