import type { Bloqueo } from '@colega/contract/perfil';
import { formatFecha } from '@colega/domain/fechas';
import { periodoDeBloqueo } from '@colega/domain/perfil';
import { Group, Stack, Text } from '@mantine/core';
import { InsigniaDeEstado } from '../signos/insignia-de-estado.tsx';

/** DAS-009. It says whether it is in force because "activo" is good news of a licence. */
export const RenglonDeBloqueo = ({ bloqueo: { tipo_bloqueo, vigente, motivo, rangos } }: { bloqueo: Bloqueo }) => {
  const { desde, hasta } = periodoDeBloqueo(rangos);
  return (
    <Stack gap={4}>
      <Group justify="space-between" gap="xs">
        <Text fw={700}>{tipo_bloqueo.nombre}</Text>
        <InsigniaDeEstado tono={vigente ? 'peligro' : 'neutro'} icono={vigente ? 'candado' : 'tilde'}>
          {vigente ? 'Vigente' : 'Levantado'}
        </InsigniaDeEstado>
      </Group>
      <Text size="sm" c="dimmed">
        Desde: {desde ? formatFecha(desde) : 'sin fecha'} · Hasta: {hasta ? formatFecha(hasta) : 'sin fecha'}
      </Text>
      {motivo !== '' && <Text>Motivo: {motivo}</Text>}
    </Stack>
  );
};
