import { SimpleGrid, Stack, Text, Title } from '@mantine/core';
import { usePersona } from '../../lib/consultas/perfil.ts';
import { useSesion } from '../../lib/sesion/use-sesion.ts';
import { TarjetaEjercicio } from './tarjeta-ejercicio.tsx';

/** /app/dashboard (DAS-001, DAS-002). */
export const Tablero = () => {
  const usuario = useSesion()?.user.username ?? '';
  const { data: persona } = usePersona();
  return (
    <Stack gap="lg">
      <div>
        <Title order={1}>Hola, {persona?.nombre ?? usuario}</Title>
        <Text c="dimmed">¿Qué querés hacer hoy, Colega?</Text>
      </div>
      <SimpleGrid cols={{ base: 1, md: 2 }} spacing="lg">
        <TarjetaEjercicio />
      </SimpleGrid>
    </Stack>
  );
};

export default Tablero;
