import { cambiarUbicacion } from '@colega/asistentes/legajos';
import { CATASTRO_COMPARTIDO } from '@colega/domain/legajos';
import { Anchor, Card, SimpleGrid, Stack, Text, Title } from '@mantine/core';
import { CampoDeTexto } from '../asistente/campo-de-texto.tsx';
import { useLegajo } from '../asistente/contexto-del-legajo.ts';

export const DatosCatastrales = () => {
  const { borrador, cambiar, referencias } = useLegajo();
  const { mapa_arba_url } = referencias.configuracion;
  return (
    <Card component="section" aria-labelledby="titulo-catastrales">
      <Stack gap="md">
        <Title order={3} id="titulo-catastrales">
          Datos catastrales
        </Title>
        {mapa_arba_url && (
          <Text c="dimmed">
            Podés verificarlos en el{' '}
            <Anchor href={mapa_arba_url} target="_blank" rel="noreferrer">
              mapa de ARBA (se abre en otra pestaña)
            </Anchor>
            .
          </Text>
        )}
        <SimpleGrid type="container" cols={{ base: 1, '300px': 2, '480px': 3, '760px': 4 }} spacing="md">
          {CATASTRO_COMPARTIDO.map((campo) => (
            <CampoDeTexto
              key={campo}
              ruta={`ubicacion.${campo}`}
              value={borrador.ubicacion[campo]}
              alCambiar={(valor) => cambiar((b) => cambiarUbicacion(b, { [campo]: valor }))}
            />
          ))}
        </SimpleGrid>
      </Stack>
    </Card>
  );
};
