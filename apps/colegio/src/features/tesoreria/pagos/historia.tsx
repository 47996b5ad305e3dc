import '@mantine/core/styles/Timeline.css';
import type { EventoDePago } from '@colega/contract/dinero';
import { Instante } from '@colega/web-kit/ui/datos/instante.tsx';
import { Icono } from '@colega/web-kit/ui/signos/icono.tsx';
import { Text, Timeline } from '@mantine/core';
import { Seccion } from '../../../ui/seccion.tsx';

type Props = { titulo?: string; eventos: readonly EventoDePago[]; respuesta: string | null };

export const Historia = ({ titulo = 'Qué pasó con él', eventos, respuesta }: Props) => (
  <Seccion titulo={titulo}>
    <Timeline bulletSize={28} lineWidth={2} active={eventos.length - 1} color="petroleo">
      {eventos.map(({ cuando, que, detalle, quien }) => (
        <Timeline.Item
          key={`${cuando} ${que}`}
          bullet={<Icono nombre="tilde" tamanio={16} />}
          title={<Text fw={700}>{que}</Text>}
        >
          {detalle && <Text style={{ overflowWrap: 'anywhere' }}>{detalle}</Text>}
          <Text size="sm" c="dimmed">
            <Instante valor={cuando} />
            {quien !== null && ` · ${quien}`}
          </Text>
        </Timeline.Item>
      ))}
    </Timeline>
    {respuesta !== null && (
      <details>
        <summary>Lo que contestó su proveedor</summary>
        <Text component="pre" size="sm" style={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
          {respuesta}
        </Text>
      </details>
    )}
  </Seccion>
);
