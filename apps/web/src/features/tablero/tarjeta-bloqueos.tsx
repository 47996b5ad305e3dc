import { mensajesDeInicio } from '@colega/contract/mensajes';
import { RenglonDeBloqueo } from '@colega/web-kit/ui/datos/renglon-de-bloqueo.tsx';
import { Esqueleto, EsqueletoDeTexto } from '@colega/web-kit/ui/esperas/esqueleto.tsx';
import { Panel, type PropsDePanel } from '@colega/web-kit/ui/paginas/panel.tsx';
import { Divider, Stack, Text } from '@mantine/core';
import { useBloqueos } from '../../lib/consultas/perfil.ts';
import { FallaDeTarjeta } from './falla-de-tarjeta.tsx';

const CADA_MS = 5 * 60_000;

/** DAS-008, OPN-022: each block says whether it is active. */
export const TarjetaBloqueos = (panel: PropsDePanel) => (
  <Panel {...panel} titulo="Bloqueos" icono="candado" alRecargar={useBloqueos().refetch} cadaMs={CADA_MS}>
    <Bloqueos />
  </Panel>
);

const Bloqueos = () => {
  const { data, isError, error, refetch } = useBloqueos();
  if (!data && isError)
    return (
      <FallaDeTarjeta
        mensaje={mensajesDeInicio.error_cargar_bloqueos}
        error={error}
        alReintentar={() => void refetch()}
      />
    );
  if (!data)
    return (
      <Esqueleto etiqueta="Cargando tus bloqueos…">
        <EsqueletoDeTexto renglones={3} />
      </Esqueleto>
    );
  if (data.items.length === 0)
    return <Text c="dimmed">No tenés bloqueos. Si el Colegio registra uno, acá vas a ver desde cuándo y por qué.</Text>;
  return (
    <Stack component="ul" gap="sm" m={0} p={0} style={{ listStyle: 'none' }}>
      {data.items.map((bloqueo, i) => (
        <li key={bloqueo.id}>
          {i > 0 && <Divider mb="sm" />}
          <RenglonDeBloqueo bloqueo={bloqueo} />
        </li>
      ))}
    </Stack>
  );
};
