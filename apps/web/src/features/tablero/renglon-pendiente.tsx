import { type PendienteDeInicio, textoDePendiente } from '@colega/contract/tablero';
import { formatImporte } from '@colega/domain/importes';
import { Icono } from '@colega/web-kit/ui/signos/icono.tsx';
import { Anchor, Group, Text } from '@mantine/core';
import { Link } from 'react-router';
import { decirPlazo } from '../../ui/decir-plazo.ts';
import { destinoDe } from './destino-de-pendiente.ts';

/** Within these days it is drawn as what cannot wait. */
const DIAS_CERCANOS = 7;

export const RenglonPendiente = ({ pendiente }: { pendiente: PendienteDeInicio }) => {
  const { falta, legajo, importe, vence, dias } = pendiente;
  const urge = dias !== null && dias <= DIAS_CERCANOS;
  const deQue = legajo ? `Legajo ${legajo.numero_legajo} · ${legajo.comitente}` : null;
  return (
    <Group gap="sm" wrap="nowrap" align="flex-start">
      <Icono nombre={urge || falta === 'responder_observacion' ? 'alerta' : 'derecha'} />
      <div style={{ flex: 1, minWidth: 0 }}>
        <Anchor component={Link} to={destinoDe(pendiente)} fw={700}>
          {textoDePendiente(pendiente)}
        </Anchor>
        {deQue !== null && (
          <Text size="sm" c="dimmed" style={{ overflowWrap: 'anywhere' }}>
            {deQue}
          </Text>
        )}
        {(vence !== null || importe !== null) && (
          <Text size="sm" fw={urge ? 700 : 400}>
            {[
              ...(importe === null ? [] : [formatImporte(importe)]),
              ...(vence === null || dias === null ? [] : [decirPlazo(vence, dias)]),
            ].join(' · ')}
          </Text>
        )}
      </div>
    </Group>
  );
};
