import { mensajes } from '@colega/contract/mensajes';
import { Button, Card, Group, Stack, Text, Title } from '@mantine/core';
import { useHabilidad } from '../../lib/consultas/permisos.ts';
import { DIRECCIONES } from '../../lib/navegacion/direcciones.ts';
import { useExisteRuta } from '../../lib/navegacion/navegacion.ts';
import { BotonEnlace } from '../../ui/boton-enlace.tsx';
import { Icono } from '../../ui/icono.tsx';

/** DAS-010, OPN-025: the list is always open; a new file needs the practice ability, and says so when it is missing. */
export const TarjetaEjercicio = () => {
  const { estado, reintentar } = useHabilidad('Ejercicio');
  const hayListado = useExisteRuta(DIRECCIONES.legajos);
  const haySelector = useExisteRuta(DIRECCIONES.seleccionarLegajo);
  return (
    <Card component="section" aria-labelledby="ejercicio-titulo">
      <Stack gap="md">
        <Group gap="sm">
          <Icono nombre="legajos" tamanio={24} />
          <Title order={2} size="h3" id="ejercicio-titulo">
            Ejercicio
          </Title>
        </Group>
        <Text>Cargá un legajo de obra o seguí con los que ya tenés.</Text>
        <Group>
          {haySelector && (
            <BotonEnlace
              to={DIRECCIONES.seleccionarLegajo}
              leftSection={<Icono nombre="mas" />}
              deshabilitado={estado !== 'permitida'}
              porque={estado === 'negada' ? mensajes.sin_habilidad_ejercicio : undefined}
            >
              Nuevo legajo
            </BotonEnlace>
          )}
          {hayListado && (
            <BotonEnlace to={DIRECCIONES.legajos} variant="default">
              Legajos
            </BotonEnlace>
          )}
        </Group>
        {estado === 'falla' && (
          <Group role="alert" gap="sm">
            <Text c="dimmed">No pudimos consultar tus permisos.</Text>
            <Button variant="subtle" onClick={reintentar}>
              Reintentar
            </Button>
          </Group>
        )}
      </Stack>
    </Card>
  );
};
