import { Button, Checkbox, Group, SimpleGrid, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { descargar } from '../../lib/navegacion/descargar.ts';
import { Codigo } from '../../ui/datos/codigo.tsx';
import { Icono } from '../../ui/signos/icono.tsx';
import { archivoDeCodigos } from './archivo-de-codigos.ts';

type Props = { codigos: readonly string[]; alGuardar: () => void };

/** The codes are shown only this once: the person says that they are kept before leaving. */
export const CodigosDeRecuperacion = ({ codigos, alGuardar }: Props) => {
  const [guardados, setGuardados] = useState(false);
  return (
    <Stack gap="md">
      <Text>
        Sirven para entrar si perdés el teléfono o la llave, uno por vez. No se van a volver a mostrar: imprimilos o
        guardalos lejos de tu contraseña.
      </Text>
      <SimpleGrid component="ul" cols={1} spacing={6} m={0} p={0} style={{ listStyle: 'none' }}>
        {codigos.map((codigo) => (
          <li key={codigo}>
            <Codigo>{codigo}</Codigo>
          </li>
        ))}
      </SimpleGrid>
      <Group>
        <Button
          variant="default"
          leftSection={<Icono nombre="descargar" />}
          onClick={() => descargar(archivoDeCodigos(codigos), 'codigos-de-recuperacion.txt')}
        >
          Descargar los códigos
        </Button>
      </Group>
      <Checkbox
        label="Ya guardé los códigos"
        checked={guardados}
        onChange={(e) => setGuardados(e.currentTarget.checked)}
      />
      <Group justify="flex-end">
        <Button onClick={alGuardar} disabled={!guardados}>
          Listo
        </Button>
      </Group>
    </Stack>
  );
};
