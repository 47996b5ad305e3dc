import { Anchor, Text } from '@mantine/core';
import { Link } from 'react-router';
import { DIRECCIONES } from '../lib/navegacion/direcciones.ts';

/** A page of its own tells which figures nobody has confirmed, never by an id. */
export const ValoresDeReferencia = () => (
  <Text c="dimmed" size="sm">
    Valores de referencia, a confirmar por el Colegio.{' '}
    <Anchor component={Link} to={DIRECCIONES.valoresDeReferencia} target="_blank">
      Ver detalle
    </Anchor>
  </Text>
);
