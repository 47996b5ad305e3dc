import { Anchor, Text } from '@mantine/core';

/** A public page of the portal tells which figures nobody has confirmed, never by an id. */
export const ValoresDeReferencia = () => (
  <Text c="dimmed" size="sm">
    Valores de referencia, a confirmar por el Colegio.{' '}
    <Anchor href="/valores-de-referencia" target="_blank">
      Ver detalle
    </Anchor>
  </Text>
);
