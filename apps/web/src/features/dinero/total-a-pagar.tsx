import { formatImporte } from '@colega/domain/importes';
import { diasDePago, type PlazoDePago } from '@colega/web-kit/ui/datos/vencimientos.ts';
import { Group, Stack, Text } from '@mantine/core';

type Props = {
  etiqueta?: string;
  importe: string;
  plazo?: PlazoDePago;
  viejo?: boolean;
};

export const TotalAPagar = ({ etiqueta = 'Total a pagar', importe, plazo, viejo = false }: Props) => (
  <Stack gap={4}>
    <Group justify="space-between" align="baseline" gap="xs">
      <Text fw={700}>{etiqueta}</Text>
      <Text
        fz="1.75rem"
        fw={700}
        lh={1.2}
        aria-live="polite"
        aria-busy={viejo}
        style={{ fontVariantNumeric: 'tabular-nums', opacity: viejo ? 0.6 : 1 }}
      >
        {formatImporte(importe)}
      </Text>
    </Group>
    {plazo &&
      diasDePago(plazo).map(([etiqueta, dia]) => (
        <Text key={etiqueta} size="sm" c="dimmed">
          {etiqueta}: {dia}
        </Text>
      ))}
  </Stack>
);
