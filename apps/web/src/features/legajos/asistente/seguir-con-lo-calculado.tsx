import { ConTitulo } from '@colega/web-kit/ui/paginas/con-titulo.tsx';
import { Button, Stack, Text } from '@mantine/core';
import type { BorradorDeAntes } from './borradores-de-lo-calculado.ts';

type Props = {
  titulo: string;
  deAntes: readonly BorradorDeAntes[];
  /** Null is another one. */
  alElegir: (nombre: string | null) => void;
};

/** Somebody comes back to a calculation of which there is something begun already. */
export const SeguirConLoCalculado = ({ titulo, deAntes, alElegir }: Props) => (
  <ConTitulo titulo={titulo}>
    <Stack gap="md" align="flex-start">
      <Text>Ya empezaste un legajo con este cálculo.</Text>
      {deAntes.map(({ nombre, para_quien }) => (
        <Button key={nombre} onClick={() => alElegir(nombre)} maw="100%">
          {para_quien === '' ? 'Seguir con ese' : `Seguir con el de ${para_quien}`}
        </Button>
      ))}
      <Button variant="default" onClick={() => alElegir(null)}>
        Empezar otro
      </Button>
    </Stack>
  </ConTitulo>
);
