import { PorPartes } from '@colega/web-kit/ui/esperas/por-partes.tsx';
import { Anchor, Card, List, SimpleGrid, Title } from '@mantine/core';
import { Link } from 'react-router';

export type Enlazada = { titulo: string; clave: string; caras: readonly string[] };

export const Enlaces = ({ de }: { de: readonly Enlazada[] }) => (
  <SimpleGrid cols={{ base: 1, sm: 2 }}>
    <PorPartes primeras={6}>
      {de.map(({ titulo, clave, caras }) => (
        <Card key={clave}>
          <Title order={3}>{titulo}</Title>
          <List>
            {caras.map((cara) => (
              <List.Item key={cara}>
                <Anchor component={Link} to={`/catalogo/${clave}/${cara}`}>
                  {cara}
                </Anchor>
              </List.Item>
            ))}
          </List>
        </Card>
      ))}
    </PorPartes>
  </SimpleGrid>
);
