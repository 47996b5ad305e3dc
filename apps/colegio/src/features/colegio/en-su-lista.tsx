import type { ClaveDeLista } from '@colega/domain/colegio';
import { Anchor, Text } from '@mantine/core';
import { Link } from 'react-router';
import { DIRECCIONES, direccionDeLista } from '../../lib/direcciones.ts';
import { decirQuienLoHace } from '../../lib/lo-que-sigue.ts';
import { useOperador } from '../../lib/operador.ts';

/** What is changed in a list that one person prepares and another publishes: the way to it, or who has one. */
export const EnSuLista = ({ lista, porque }: { lista: ClaveDeLista; porque: string }) => {
  const { permisos } = useOperador();
  return (
    <Text size="sm">
      {porque}{' '}
      {permisos.includes('aranceles.ver') ? (
        <Anchor component={Link} to={direccionDeLista(lista)}>
          Ir a la lista
        </Anchor>
      ) : (
        <>
          {`${decirQuienLoHace('aranceles.preparar')} `}
          {permisos.includes('operadores.ver') && (
            <Anchor component={Link} to={DIRECCIONES.usuarios}>
              Ir a Usuarios y roles
            </Anchor>
          )}
        </>
      )}
    </Text>
  );
};
