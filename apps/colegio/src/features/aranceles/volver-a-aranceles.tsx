import { EstadoVacio } from '@colega/web-kit/ui/esperas/estado-vacio.tsx';
import { Anchor, Stack, Title } from '@mantine/core';
import { Link } from 'react-router';
import { DIRECCIONES } from '../../lib/direcciones.ts';

export const VolverAAranceles = () => (
  <Anchor component={Link} to={DIRECCIONES.aranceles}>
    Volver a Aranceles
  </Anchor>
);

export const NoEstaLaResolucion = () => (
  <Stack gap="lg">
    <Title order={1}>Resolución</Title>
    <EstadoVacio
      icono="buscar"
      titulo="No encontramos esa resolución"
      texto="Puede que la dirección esté mal escrita."
      accion={<VolverAAranceles />}
    />
  </Stack>
);
