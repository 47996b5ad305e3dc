import type { OperadorDelColegio } from '@colega/contract/operadores';
import { ListaDeDatos } from '@colega/web-kit/ui/datos/lista-de-datos.tsx';
import { Button, Card, Group, Stack, Title } from '@mantine/core';
import { nombrarRoles, TODO_EL_COLEGIO } from '../../lib/nombres.ts';
import { nombreDe } from './use-operadores.ts';

type Props = { operador: OperadorDelColegio; puede: boolean; alCambiar: () => void; alDarDeBaja: () => void };

export const TarjetaDeOperador = ({ operador, puede, alCambiar, alDarDeBaja }: Props) => {
  const nombre = nombreDe(operador);
  return (
    <Card component="li">
      <Stack gap="sm">
        <Title order={2} size="h4">
          {nombre}
        </Title>
        <ListaDeDatos
          datos={[
            ['Usuario', operador.username],
            ['Correo', operador.email],
            ['Distrito', operador.distrito?.nombre ?? TODO_EL_COLEGIO],
            ['Roles', nombrarRoles(operador.roles)],
          ]}
        />
        {puede && (
          <Group>
            <Button variant="default" onClick={alCambiar} aria-label={`Cambiar los roles de ${nombre}`}>
              Cambiar los roles
            </Button>
            <Button variant="default" onClick={alDarDeBaja} aria-label={`Dar de baja a ${nombre}`}>
              Dar de baja
            </Button>
          </Group>
        )}
      </Stack>
    </Card>
  );
};
