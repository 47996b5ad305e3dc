import { mensajes } from '@colega/contract/mensajes';
import { RenglonDeBloqueo } from '@colega/web-kit/ui/datos/renglon-de-bloqueo.tsx';
import { FallaDeConsulta } from '@colega/web-kit/ui/esperas/falla-de-consulta.tsx';
import { Divider, Stack } from '@mantine/core';
import { useBloqueos } from '../../../lib/consultas/perfil.ts';
import { Seccion } from '../seccion.tsx';

/** PER-004: only active blocks; the dashboard has the others. */
export const BloqueosVigentes = () => {
  const { data, error, isFetching, refetch } = useBloqueos();
  if (!data && error && !isFetching)
    return (
      <FallaDeConsulta error={error} mensaje={mensajes.error_cargar_bloqueos} alReintentar={() => void refetch()} />
    );
  const vigentes = data?.items.filter(({ vigente, tipo_bloqueo }) => vigente && tipo_bloqueo.visible) ?? [];
  if (vigentes.length === 0) return null;
  return (
    <Seccion titulo="Bloqueos">
      <Stack component="ul" gap="sm" m={0} p={0} style={{ listStyle: 'none' }}>
        {vigentes.map((bloqueo, i) => (
          <li key={bloqueo.id}>
            {i > 0 && <Divider mb="sm" />}
            <RenglonDeBloqueo bloqueo={bloqueo} />
          </li>
        ))}
      </Stack>
    </Seccion>
  );
};
