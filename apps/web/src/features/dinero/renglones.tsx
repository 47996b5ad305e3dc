import { formatImporte } from '@colega/domain/importes';
import { ConCodigos } from '@colega/web-kit/ui/datos/codigo.tsx';
import { Group, Text } from '@mantine/core';

type Props = { renglones: readonly { clave: string; descripcion: string; importe: string }[] };

export const Renglones = ({ renglones }: Props) => (
  <>
    {renglones.map(({ clave, descripcion, importe }) => (
      <Group key={clave} justify="space-between" gap="xs" wrap="nowrap" align="baseline">
        <Text style={{ minWidth: 0, overflowWrap: 'anywhere' }}>
          <ConCodigos texto={descripcion} />
        </Text>
        <Text style={{ whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' }}>{formatImporte(importe)}</Text>
      </Group>
    ))}
  </>
);
