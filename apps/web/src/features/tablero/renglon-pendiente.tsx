import { type PendienteDeInicio, textoDePendiente } from '@colega/contract/tablero';
import { Icono } from '@colega/web-kit/ui/signos/icono.tsx';
import { Anchor, Group, Text } from '@mantine/core';
import { Link } from 'react-router';
import { destinoDe } from '../../lib/navegacion/destino-de-pendiente.ts';
import { cuantoYCuando, urge } from '../../ui/nombrar-pendiente.ts';

export const RenglonPendiente = ({ pendiente }: { pendiente: PendienteDeInicio }) => {
  const { falta, legajo } = pendiente;
  const deQue = legajo ? `Legajo ${legajo.numero_legajo} · ${legajo.comitente}` : null;
  const cuanto = cuantoYCuando(pendiente);
  return (
    <Group gap="sm" wrap="nowrap" align="flex-start">
      <Icono nombre={urge(pendiente) || falta === 'responder_observacion' ? 'alerta' : 'derecha'} />
      <div style={{ flex: 1, minWidth: 0 }}>
        <Anchor component={Link} to={destinoDe(pendiente)} fw={700}>
          {textoDePendiente(pendiente)}
        </Anchor>
        {deQue !== null && (
          <Text size="sm" c="dimmed" style={{ overflowWrap: 'anywhere' }}>
            {deQue}
          </Text>
        )}
        {cuanto !== '' && (
          <Text size="sm" fw={urge(pendiente) ? 700 : 400}>
            {cuanto}
          </Text>
        )}
      </div>
    </Group>
  );
};
