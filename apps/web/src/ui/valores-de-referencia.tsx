import { Anchor, Text } from '@mantine/core';
import { Link } from 'react-router';
import { DIRECCIONES } from '../lib/navegacion/direcciones.ts';

/** Said once of everything that it explains: which figures nobody has confirmed is told on its own page, never by an id. */
export const ValoresDeReferencia = () => (
  <Text c="dimmed" size="sm">
    Valores de referencia, a confirmar por el Colegio.{' '}
    <Anchor component={Link} to={DIRECCIONES.valoresDeReferencia} target="_blank">
      Ver detalle
    </Anchor>
  </Text>
);
