import { mensajes } from '@colega/contract/mensajes';
import type { Bloqueo } from '@colega/contract/perfil';
import { formatFecha } from '@colega/domain/fechas';
import { periodoDeBloqueo } from '@colega/domain/perfil';
import { Divider, Group, Stack, Text } from '@mantine/core';
import { useBloqueos } from '../../lib/consultas/perfil.ts';
import { Esqueleto, EsqueletoDeTexto } from '../../ui/esqueleto.tsx';
import { InsigniaDeEstado } from '../../ui/insignia-de-estado.tsx';
import { Panel, type PropsDePanel } from '../../ui/panel.tsx';
import { FallaDeTarjeta } from './falla-de-tarjeta.tsx';

/** A block lifted by the college shows without reloading the page. */
const CADA_MS = 5 * 60_000;

/** DAS-008, OPN-022: every visible block, each saying whether it is active. */
export const TarjetaBloqueos = (panel: PropsDePanel) => (
  <Panel {...panel} titulo="Bloqueos" icono="candado" alRecargar={useBloqueos().refetch} cadaMs={CADA_MS}>
    <Bloqueos />
  </Panel>
);

const Bloqueos = () => {
  const { data, isError, error, refetch } = useBloqueos();
  if (!data && isError)
    return (
      <FallaDeTarjeta mensaje={mensajes.error_cargar_bloqueos} error={error} alReintentar={() => void refetch()} />
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

const RenglonDeBloqueo = ({ bloqueo: { tipo_bloqueo, vigente, motivo, rangos } }: { bloqueo: Bloqueo }) => {
  const { desde, hasta } = periodoDeBloqueo(rangos);
  return (
    <Stack gap={4}>
      <Group justify="space-between" gap="xs">
        <Text fw={700}>{tipo_bloqueo.nombre}</Text>
        <InsigniaDeEstado tono={vigente ? 'peligro' : 'neutro'} icono={vigente ? 'candado' : 'tilde'}>
          {vigente ? 'ACTIVO' : 'INACTIVO'}
        </InsigniaDeEstado>
      </Group>
      <Text size="sm" c="dimmed">
        Desde: {desde ? formatFecha(desde) : 'sin fecha'} · Hasta: {hasta ? formatFecha(hasta) : 'sin fecha'}
      </Text>
      {motivo !== '' && <Text>Motivo: {motivo}</Text>}
    </Stack>
  );
};
