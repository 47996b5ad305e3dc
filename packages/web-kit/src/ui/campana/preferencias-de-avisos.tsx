import { type Preferencia, rutasDeAvisos } from '@colega/contract/avisos';
import { mensajes } from '@colega/contract/mensajes';
import type { CanalDeAviso, Lado, ModoDelCanal } from '@colega/domain/avisos';
import { Card, Group, NativeSelect, Stack, Switch, Text, Title } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useDeferredValue } from 'react';
import { detalleDelError } from '../../lib/api/error-de-api.ts';
import { llamar } from '../../lib/api/llamar.ts';
import { avisarError, avisarExito } from '../avisos/avisos.tsx';
import { FallaDeConsulta } from '../esperas/falla-de-consulta.tsx';
import { PorPartes } from '../esperas/por-partes.tsx';
import { consultaDePreferencias } from './consultas-de-avisos.ts';

const POR: Readonly<Record<CanalDeAviso, string>> = {
  portal: 'En el portal',
  correo: 'Por correo',
  dispositivo: 'En mis dispositivos',
};
const CUANDO: Readonly<Record<ModoDelCanal, string>> = {
  al_momento: 'En el momento',
  por_dia: 'Una vez por día',
  nunca: 'Nunca',
};

type Elegir = (preferencia: Preferencia, canal: CanalDeAviso, modo: ModoDelCanal) => Promise<void>;

/** Each thing that is told, by which ways; what is always told says why. Each choice is kept at once. */
export const PreferenciasDeAvisos = ({ lado }: { lado: Lado }) => {
  const cliente = useQueryClient();
  const pedido = consultaDePreferencias(lado);
  const { data, error, refetch } = useQuery(pedido);
  const dibujadas = useDeferredValue(data);
  const elegir: Elegir = async ({ evento, nombre }, canal, modo) => {
    try {
      const elegidas = await llamar(rutasDeAvisos.elegirCanalDeAviso, { body: { lado, evento, canal, modo } });
      cliente.setQueryData(pedido.queryKey, elegidas);
      avisarExito(`${nombre}. ${POR[canal]}: ${CUANDO[modo].toLowerCase()}.`);
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
          <Text c="dimmed">
            Lo que cambies se guarda al momento y vale para lo que pase desde ahora. Lo que elijas una vez por día llega
            junto, en una sola carta a la mañana.
          </Text>
        </div>
        {!data && error && (
          <FallaDeConsulta error={error} mensaje={mensajes.error_cargar_avisos} alReintentar={() => void refetch()} />
        )}
        {dibujadas && (
          <PorPartes primeras={3}>
            {dibujadas.items.map((preferencia) => (
              <Una key={preferencia.evento} preferencia={preferencia} alElegir={elegir} />
            ))}
          </PorPartes>
        )}
      </Stack>
    </Card>
  );
};

type Props = { preferencia: Preferencia; alElegir: Elegir };

const Una = ({ preferencia, alElegir }: Props) => {
  const { nombre, canales } = preferencia;
  const porque = canales.find((uno) => uno.porque !== null)?.porque ?? null;
  return (
    <Stack gap={4} role="group" aria-label={nombre}>
      <Text fw={700}>{nombre}</Text>
      <Group gap="lg">
        {canales.map((suyo) => (
          <Canal key={suyo.canal} {...suyo} alElegir={(modo) => void alElegir(preferencia, suyo.canal, modo)} />
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

type PropsDeCanal = Preferencia['canales'][number] & { alElegir: (modo: ModoDelCanal) => void };

/** What comes or does not is a switch; where it may also wait for the day's letter, one of three. */
const Canal = ({ canal, modo, modos, porque, alElegir }: PropsDeCanal) =>
  modos.includes('por_dia') && porque === null ? (
    <NativeSelect
      label={POR[canal]}
      data={modos.map((uno) => ({ value: uno, label: CUANDO[uno] }))}
      value={modo}
      onChange={({ currentTarget: { value } }) => {
        const elegido = modos.find((uno) => uno === value);
        if (elegido) alElegir(elegido);
      }}
    />
  ) : (
    <Switch
      label={POR[canal]}
      checked={modo !== 'nunca'}
      disabled={porque !== null}
      onChange={({ currentTarget: { checked } }) => alElegir(checked ? 'al_momento' : 'nunca')}
    />
  );
