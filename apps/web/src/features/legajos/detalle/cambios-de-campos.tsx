import type { Observacion } from '@colega/contract/legajos';
import { Text } from '@mantine/core';

type Cambio = Observacion['hilo'][number]['cambios'][number];

const dicho = (texto: string): string => (texto === '' ? 'vacío' : texto);

/** What a correction changed: each datum as it was and as it is. */
export const CambiosDeCampos = ({ cambios }: { cambios: readonly Cambio[] }) =>
  cambios.length === 0 ? null : (
    <ul style={{ margin: 0, paddingInlineStart: 20 }}>
      {cambios.map(({ campo, nombre, antes, ahora }) => (
        <li key={campo}>
          <Text size="sm" style={{ overflowWrap: 'anywhere' }}>
            <strong>{nombre}</strong>
            {antes === ahora ? ': con otros datos' : `: antes ${dicho(antes)}, ahora ${dicho(ahora)}`}
          </Text>
        </li>
      ))}
    </ul>
  );
