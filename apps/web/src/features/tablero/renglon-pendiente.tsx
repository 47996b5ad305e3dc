import type { PendienteDeInicio } from '@colega/contract/tablero';
import { formatImporte } from '@colega/domain/importes';
import { Icono } from '@colega/web-kit/ui/signos/icono.tsx';
import { Anchor, Group, Text } from '@mantine/core';
import { Link } from 'react-router';
import { decirPlazo } from '../../ui/decir-plazo.ts';
import { destinoDe } from './destino-de-pendiente.ts';

const QUE: Readonly<Record<PendienteDeInicio['falta'], string>> = {
  completar: 'Completar el borrador',
  actualizar_fechas: 'Poner al día las fechas',
  confirmar: 'Confirmar el borrador',
  confirmar_en_el_distrito: 'Confirmar en el distrito',
  responder_observacion: 'Responder lo observado',
  actualizar_ampliacion: 'Poner al día la ampliación',
  confirmar_ampliacion: 'Confirmar la ampliación',
  pagar_cep: 'Pagar el CEP',
  timbrar: 'Pagar el timbrado',
  timbrar_en_arba: 'Timbrar en ARBA',
  pagar_cargo: 'Pagar',
};

/** Within these days it is drawn as what cannot wait. */
const DIAS_CERCANOS = 7;

export const RenglonPendiente = ({ pendiente }: { pendiente: PendienteDeInicio }) => {
  const { falta, legajo, cargo, importe, vence, dias } = pendiente;
  const urge = dias !== null && dias <= DIAS_CERCANOS;
  const deQue = legajo ? `Legajo ${legajo.numero_legajo} · ${legajo.comitente}` : null;
  return (
    <Group gap="sm" wrap="nowrap" align="flex-start">
      <Icono nombre={urge || falta === 'responder_observacion' ? 'alerta' : 'derecha'} />
      <div style={{ flex: 1, minWidth: 0 }}>
        <Anchor component={Link} to={destinoDe(pendiente)} fw={700}>
          {cargo === null ? QUE[falta] : `${QUE[falta]} ${cargo}`}
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
