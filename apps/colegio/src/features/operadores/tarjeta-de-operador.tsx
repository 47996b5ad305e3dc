import { nombrarRoles, type OperadorDelColegio } from '@colega/contract/operadores';
import { ListaDeDatos } from '@colega/web-kit/ui/datos/lista-de-datos.tsx';
import { Button, Card, Group, Stack, Title } from '@mantine/core';
import { TODO_EL_COLEGIO } from '../../lib/nombres.ts';
import { pedidoEnEspera } from './reposicion.ts';
import { nombreDe } from './use-operadores.ts';

type Props = {
  operador: OperadorDelColegio;
  puede: boolean;
  alCambiar: () => void;
  alDarDeBaja: () => void;
  /** Null: it is not theirs to do. */
  alReponer: (() => void) | null;
};

export const TarjetaDeOperador = ({ operador, puede, alCambiar, alDarDeBaja, alReponer }: Props) => {
  const nombre = nombreDe(operador);
  const pedido = pedidoEnEspera(operador);
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
            ['Acceso', pedido && `${pedido.quien} pidió reponerlo: falta que otra persona lo confirme`],
          ]}
        />
        <Group>
          {alReponer && (
            <Button variant="default" onClick={alReponer} aria-label={`Reponer el acceso de ${nombre}`}>
              Reponer el acceso
            </Button>
          )}
          {puede && (
            <>
              <Button variant="default" onClick={alCambiar} aria-label={`Cambiar los roles de ${nombre}`}>
                Cambiar los roles
              </Button>
              <Button variant="default" onClick={alDarDeBaja} aria-label={`Dar de baja a ${nombre}`}>
                Dar de baja
              </Button>
            </>
          )}
        </Group>
      </Stack>
    </Card>
  );
};
