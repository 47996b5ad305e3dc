import { armarPedidoHastaAca } from '@colega/asistentes/legajos';
import type { PedidoDeCalculo } from '@colega/domain/honorarios';
import { formatImporte } from '@colega/domain/importes';
import { dialogoAlAbrir } from '@colega/web-kit/ui/dialogos/dialogo-al-abrir.tsx';
import { Button, Card, Group, Text } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useAutomatico } from '../asistente/contexto-del-automatico.ts';
import { consultaDeCalculo } from '../asistente/trabajos-de-calculo.ts';

const ComoSeCalcula = dialogoAlAbrir(() => import('./como-se-calcula.tsx'));

const ESPERA_MS = 800;
/** Empty, it takes no place in the column. */
const SIN_LUGAR = { marginTop: 'calc(-1 * var(--mantine-spacing-lg))' } as const;

/** S-866: it follows what is typed once it settles, holds nobody, and says nothing where it cannot. */
export const MinimoHastaAca = () => {
  const { borrador, contexto } = useAutomatico();
  const [abierto, setAbierto] = useState(false);
  const falta = contexto.con_montos && borrador.calculo === null;
  const pedido = falta ? armarPedidoHastaAca(borrador, contexto) : null;
  const [asentado] = useDebouncedValue(pedido && JSON.stringify(pedido), ESPERA_MS);
  const { data, isPlaceholderData } = useQuery({
    ...consultaDeCalculo(JSON.parse(asentado ?? '{}') as PedidoDeCalculo, { deFondo: true }),
    enabled: asentado !== null,
    placeholderData: keepPreviousData,
  });
  const calculo = borrador.calculo ?? (pedido && asentado !== null ? data : undefined);
  return (
    <div role="status" style={calculo ? undefined : SIN_LUGAR}>
      {calculo && (
        <Card padding="md">
          <Group gap="sm" justify="space-between" {...(falta && isPlaceholderData && { c: 'dimmed' })}>
            <Text>
              Honorario mínimo hasta acá: <strong>{formatImporte(calculo.honorario)}</strong>
            </Text>
            <Button variant="subtle" onClick={() => setAbierto(true)}>
              Ver cómo
            </Button>
          </Group>
          <ComoSeCalcula abierto={abierto} alCerrar={() => setAbierto(false)} calculo={calculo} />
        </Card>
      )}
    </div>
  );
};
