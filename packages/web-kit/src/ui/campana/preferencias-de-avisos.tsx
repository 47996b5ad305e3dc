import { type Preferencia, rutasDeAvisos } from '@colega/contract/avisos';
import { mensajes } from '@colega/contract/mensajes';
import type { CanalDeAviso, Lado } from '@colega/domain/avisos';
import { Card, Group, Stack, Switch, Text, Title } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { detalleDelError } from '../../lib/api/error-de-api.ts';
import { llamar } from '../../lib/api/llamar.ts';
import { consulta } from '../../lib/consultas/consulta.ts';
import { avisarError, avisarExito } from '../avisos/avisos.tsx';
import { FallaDeConsulta } from '../esperas/falla-de-consulta.tsx';

const POR: Readonly<Record<CanalDeAviso, string>> = { portal: 'En el portal', correo: 'Por correo' };

/** Each thing that is told, by which ways; what is always told says why. Each choice is kept at once. */
export const PreferenciasDeAvisos = ({ lado }: { lado: Lado }) => {
  const cliente = useQueryClient();
  const pedido = consulta(rutasDeAvisos.preferenciasDeAvisos, { query: { lado } });
  const { data, error, refetch } = useQuery(pedido);
  const elegir = async ({ evento, nombre }: Preferencia, canal: CanalDeAviso, activo: boolean): Promise<void> => {
    try {
      const elegidas = await llamar(rutasDeAvisos.elegirCanalDeAviso, { body: { lado, evento, canal, activo } });
      cliente.setQueryData(pedido.queryKey, elegidas);
      avisarExito(`${nombre}. ${POR[canal]}: ${activo ? 'sí' : 'no'}.`);
    } catch (falla) {
      avisarError(detalleDelError(falla, mensajes.error_interno));
    }
  };
  return (
    <Card component="section" id="preferencias" aria-labelledby="titulo-preferencias">
      <Stack gap="md">
        <div>
          <Title order={2} id="titulo-preferencias">
            Qué avisos recibís
          </Title>
          <Text c="dimmed">Lo que cambies se guarda al momento y vale para lo que pase desde ahora.</Text>
        </div>
        {!data && error && (
          <FallaDeConsulta error={error} mensaje={mensajes.error_cargar_avisos} alReintentar={() => void refetch()} />
        )}
        {data?.items.map((preferencia) => (
          <Una key={preferencia.evento} preferencia={preferencia} alElegir={elegir} />
        ))}
      </Stack>
    </Card>
  );
};

type Props = {
  preferencia: Preferencia;
  alElegir: (preferencia: Preferencia, canal: CanalDeAviso, activo: boolean) => Promise<void>;
};

const Una = ({ preferencia, alElegir }: Props) => {
  const { nombre, canales } = preferencia;
  const porque = canales.find((uno) => uno.porque !== null)?.porque ?? null;
  return (
    <Stack gap={4} role="group" aria-label={nombre}>
      <Text fw={700}>{nombre}</Text>
      <Group gap="lg">
        {canales.map(({ canal, activo, porque: fijo }) => (
          <Switch
            key={canal}
            label={POR[canal]}
            checked={activo}
            disabled={fijo !== null}
            onChange={({ currentTarget: { checked } }) => void alElegir(preferencia, canal, checked)}
          />
        ))}
      </Group>
      {porque && (
        <Text size="sm" c="dimmed">
          {porque}
        </Text>
      )}
    </Stack>
  );
};
