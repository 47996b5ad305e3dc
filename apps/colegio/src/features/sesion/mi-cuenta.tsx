import { CambioDeClave } from '@colega/web-kit/form/cuenta/cambio-de-clave.tsx';
import { SesionesAbiertas } from '@colega/web-kit/form/cuenta/sesiones-abiertas.tsx';
import { SegundoFactorPropio } from '@colega/web-kit/form/factor/segundo-factor-propio.tsx';
import { ListaDeDatos } from '@colega/web-kit/ui/datos/lista-de-datos.tsx';
import { Button, Card, Group, SimpleGrid, Stack, Title } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import { useOperador } from '../../lib/operador.ts';

/** How one signs in, and where one is signed in: the same pieces as a technician's. */
export const MiCuenta = () => (
  <Stack gap="lg">
    <Title order={1}>Mi cuenta</Title>
    <SimpleGrid cols={{ base: 1, lg: 2 }} spacing="xl" verticalSpacing="xl">
      <Stack gap="xl">
        <Ingreso />
        <SesionesAbiertas nivel={2} />
      </Stack>
      <SegundoFactorPropio
        nivel={2}
        porque="Quien actúa por el Colegio tiene que tenerlo: si quitás lo último que tengas, no vas a poder hacer nada hasta activar otro."
      />
    </SimpleGrid>
  </Stack>
);

const Ingreso = () => {
  const { username, email } = useOperador();
  const [cambiando, setCambiando] = useState(false);
  const boton = useRef<HTMLButtonElement>(null);
  const estuvo = useRef(false);
  /** The form is gone, and the keyboard goes on from where it was opened. */
  useEffect(() => {
    if (estuvo.current && !cambiando) boton.current?.focus();
    estuvo.current = cambiando;
  }, [cambiando]);
  const cerrar = () => setCambiando(false);
  if (cambiando) return <CambioDeClave nivel={2} alGuardar={cerrar} alCancelar={cerrar} />;
  return (
    <Card component="section" aria-labelledby="ingreso" maw={720}>
      <Stack gap="sm">
        <Title order={2} size="h3" id="ingreso">
          Ingreso
        </Title>
        <ListaDeDatos
          datos={[
            ['Usuario', username],
            ['Correo', email],
          ]}
        />
        <Group>
          <Button ref={boton} variant="default" onClick={() => setCambiando(true)}>
            Cambiar la contraseña
          </Button>
        </Group>
      </Stack>
    </Card>
  );
};

export default MiCuenta;
