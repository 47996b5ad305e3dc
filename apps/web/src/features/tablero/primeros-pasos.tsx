import { Anchor, Stack, Text } from '@mantine/core';
import { Link } from 'react-router';
import { DIRECCIONES } from '../../lib/navegacion/direcciones.ts';

const PASOS = [
  { que: 'Revisar tus datos', to: DIRECCIONES.datosPersonales, porque: 'Salen en tus legajos y en tu credencial.' },
  { que: 'Elegir qué avisos recibir', to: DIRECCIONES.avisos, porque: 'Por correo o acá, cuando algo te espera.' },
  { que: 'Cargar tu primer legajo', to: DIRECCIONES.seleccionarLegajo, porque: 'Podés dejarlo por la mitad y seguir.' },
  { que: 'Leer cómo se hace cada cosa', to: DIRECCIONES.guia, porque: 'La guía, paso por paso.' },
] as const;

/** For who has nothing yet: where to begin, until their first file is there. */
const PrimerosPasos = () => (
  <Stack component="ol" gap="sm" m={0} pl="lg" aria-label="Primeros pasos">
    {PASOS.map(({ que, to, porque }) => (
      <li key={que}>
        <Anchor component={Link} to={to} fw={700}>
          {que}
        </Anchor>
        <Text size="sm" c="dimmed">
          {porque}
        </Text>
      </li>
    ))}
  </Stack>
);

export default PrimerosPasos;
