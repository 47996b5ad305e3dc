import { Alert, Anchor, Text } from '@mantine/core';
import { Link, useLocation } from 'react-router';
import { direccionDeLegajo } from '../../lib/direcciones.ts';
import type { Negado } from './use-tomas.ts';

type Props = { negado: Negado; alCerrar: () => void };

/** It stays until something else is done: who looks at the list must not miss it. */
export const Negativa = ({ negado: { id, numero, mensaje }, alCerrar }: Props) => {
  const { search } = useLocation();
  return (
    <Alert color="yellow" title={`No pudiste tomar el legajo ${numero}`} withCloseButton onClose={alCerrar}>
      <Text>{mensaje}</Text>
      <Anchor component={Link} to={direccionDeLegajo(id, search)}>
        Abrirlo solo para leer
      </Anchor>
    </Alert>
  );
};
