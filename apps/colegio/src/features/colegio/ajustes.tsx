import { todosLosMensajes } from '@colega/contract/mensajes';
import { BotonEnlace } from '@colega/web-kit/ui/botones/boton-enlace.tsx';
import { SinPermiso } from '@colega/web-kit/ui/esperas/sin-permiso.tsx';
import { Group, Stack, Text, Title } from '@mantine/core';
import { DIRECCIONES } from '../../lib/direcciones.ts';
import { useOperador } from '../../lib/operador.ts';
import { ConAjustes } from './con-ajustes.tsx';
import { ParteBancos } from './parte-bancos.tsx';
import {
  ParteDistritos,
  ParteIdentidad,
  ParteMarca,
  ParteOficinas,
  PartePlazos,
  ParteRubros,
  ParteTextos,
} from './partes.tsx';

const DeTodoElColegio = () => (
  <ConAjustes>
    {(props) => (
      <>
        <Text>Cada parte se guarda por separado. Lo anterior queda en la auditoría, con quién lo cambió.</Text>
        <ParteIdentidad {...props} />
        <ParteMarca {...props} />
        <ParteDistritos {...props} />
        <ParteOficinas {...props} />
        <ParteBancos {...props} />
        <ParteRubros {...props} />
        <PartePlazos {...props} />
        <ParteTextos {...props} />
      </>
    )}
  </ConAjustes>
);

export const Ajustes = () => {
  const { distrito } = useOperador();
  return (
    <Stack gap="lg">
      <Group justify="space-between">
        <Title order={1}>Colegio</Title>
        {!distrito && (
          <BotonEnlace variant="default" to={DIRECCIONES.primerosPasos}>
            Primeros pasos
          </BotonEnlace>
        )}
      </Group>
      {distrito ? <SinPermiso porque={todosLosMensajes.ajustes_de_todo_el_colegio} /> : <DeTodoElColegio />}
    </Stack>
  );
};

export default Ajustes;
