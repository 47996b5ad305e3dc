import type { RevisionDelLegajo } from '@colega/contract/legajos';
import { Card, Checkbox, Group, Stack, Title } from '@mantine/core';
import type { BorradorDeRevision } from './borrador-de-revision.ts';
import { ObservarAca } from './observar-aca.tsx';

type Props = Pick<RevisionDelLegajo, 'control'> & { borrador: Pick<BorradorDeRevision, 'mirados' | 'marcar'> };

/** What is looked at in a file of its rubro. The ticks are a help of whoever reviews: they stay on this machine. */
export const ListaDeControl = ({ control, borrador: { mirados, marcar } }: Props) =>
  control.length === 0 ? null : (
    <Card component="section" aria-labelledby="titulo-control" padding="md">
      <Stack gap="xs">
        <Title order={2} size="h4" id="titulo-control">
          Para mirar ({control.filter(({ clave }) => mirados.includes(clave)).length} de {control.length})
        </Title>
        {control.map(({ clave, texto, campo }) => (
          <Group key={clave} gap="xs" wrap="nowrap" align="flex-start" justify="space-between">
            <Checkbox
              label={texto}
              size="sm"
              checked={mirados.includes(clave)}
              onChange={({ currentTarget: { checked } }) => marcar(clave, checked)}
            />
            {campo !== null && <ObservarAca campo={campo} />}
          </Group>
        ))}
      </Stack>
    </Card>
  );
