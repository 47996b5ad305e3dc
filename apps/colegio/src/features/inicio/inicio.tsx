import { nombrarRoles } from '@colega/contract/operadores';
import { ListaDeDatos } from '@colega/web-kit/ui/datos/lista-de-datos.tsx';
import { Card, List, Stack, Title } from '@mantine/core';
import { NOMBRES_DE_PERMISO, TODO_EL_COLEGIO } from '../../lib/nombres.ts';
import { useOperador } from '../../lib/operador.ts';
import { OtrasColas } from '../../ui/otras-colas.tsx';
import { PonerEnMarcha } from './poner-en-marcha.tsx';

/** What waits for whoever has no Bandeja, whose session this is, and what it may do. */
export const Inicio = () => {
  const { nombre, apellido, username, roles, distrito, permisos } = useOperador();
  return (
    <Stack gap="lg" maw={720}>
      <Title order={1}>{`Hola, ${nombre}`}</Title>
      <PonerEnMarcha />
      <OtrasColas rotulo="Esperan" />
      <Card component="section" aria-labelledby="quien">
        <Stack gap="sm">
          <Title order={2} size="h4" id="quien">
            {`${nombre} ${apellido}`}
          </Title>
          <ListaDeDatos
            datos={[
              ['Usuario', username],
              ['Roles', nombrarRoles(roles)],
              ['Distrito', distrito?.nombre ?? TODO_EL_COLEGIO],
            ]}
          />
        </Stack>
      </Card>
      <Card component="section" aria-labelledby="permisos">
        <Stack gap="sm">
          <Title order={2} size="h4" id="permisos">
            Lo que podés hacer
          </Title>
          <List>
            {permisos.map((permiso) => (
              <List.Item key={permiso}>{NOMBRES_DE_PERMISO[permiso]}</List.Item>
            ))}
          </List>
        </Stack>
      </Card>
    </Stack>
  );
};

export default Inicio;
