import { BotonEnlace } from '@colega/web-kit/ui/botones/boton-enlace.tsx';
import { Icono, type NombreDeIcono } from '@colega/web-kit/ui/signos/icono.tsx';
import { Badge, Card, Group, Stack, Text, ThemeIcon, Title } from '@mantine/core';
import { type ReactNode, useId } from 'react';

type Props = {
  icono: NombreDeIcono;
  titulo: string;
  texto: string;
  destino: string;
  nuevo?: boolean;
  ayuda?: ReactNode;
};

export const TarjetaDeModo = ({ icono, titulo, texto, destino, nuevo = false, ayuda }: Props) => {
  const id = useId();
  return (
    <Card component="section" aria-labelledby={id}>
      <Stack gap="md" h="100%">
        <Group gap="sm">
          <ThemeIcon variant="light" size={48} radius="md">
            <Icono nombre={icono} tamanio={26} />
          </ThemeIcon>
          <Title order={2} size="h3" id={id}>
            {titulo}
          </Title>
          {nuevo && <Badge>Nuevo</Badge>}
        </Group>
        <Text style={{ flex: 1 }}>{texto}</Text>
        {ayuda}
        <BotonEnlace to={destino} aria-label={`Crear con ${titulo.toLowerCase()}`}>
          Crear
        </BotonEnlace>
      </Stack>
    </Card>
  );
};
