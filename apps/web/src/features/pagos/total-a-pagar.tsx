import { formatImporte } from '@colega/domain/dinero';
import { formatFecha } from '@colega/domain/fechas';
import { Group, Stack, Text } from '@mantine/core';

type Props = {
  etiqueta?: string;
  importe: string;
  /** One, or two when it costs more after the first. */
  vencimientos?: readonly { fecha: string; importe: string }[];
  /** Being calculated again: what it says is of before. */
  viejo?: boolean;
};

/** The amount, in big, and until when it is that one. */
export const TotalAPagar = ({ etiqueta = 'Total a pagar', importe, vencimientos = [], viejo = false }: Props) => (
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
    {vencimientos.map((vencimiento, i) => (
      <Text key={vencimiento.fecha} size="sm" c="dimmed">
        {i === 0 ? 'Vence el' : 'Después, y hasta el'} {formatFecha(vencimiento.fecha)}
        {vencimientos.length > 1 && `: ${formatImporte(vencimiento.importe)}`}
      </Text>
    ))}
  </Stack>
);
