import type { PorCerrar } from '@colega/contract/dinero';
import { Decimal, formatImporte, importe } from '@colega/domain/importes';
import { Nota } from '@colega/web-kit/ui/avisos/nota.tsx';
import { Icono } from '@colega/web-kit/ui/signos/icono.tsx';
import { Anchor, Group, List, Stack, Text } from '@mantine/core';
import { Link } from 'react-router';
import { DIRECCIONES } from '../../../lib/direcciones.ts';

type Distinta = PorCerrar['distintas_del_libro'][number];

const enPalabras = ({ nombre, cierre, sin_cerrar, libro }: Distinta): string => {
  const queda = importe(new Decimal(cierre).plus(sin_cerrar));
  const diferencia = importe(new Decimal(libro).minus(queda));
  return `${nombre}: el último cierre dejó ${formatImporte(cierre)} y después se anotaron ${formatImporte(sin_cerrar)}, que son ${formatImporte(queda)}; el libro tiene ${formatImporte(libro)}. Diferencia: ${formatImporte(diferencia)}.`;
};

/** Whether what the till has, by its closings, is what the ledger says that it has. */
export const ContraElLibro = ({ distintas }: { distintas: readonly Distinta[] }) =>
  distintas.length === 0 ? (
    <Group gap="xs" wrap="nowrap">
      <Icono nombre="tilde" />
      <Text size="sm">
        Coincide con el{' '}
        <Anchor component={Link} to={DIRECCIONES.libro}>
          libro
        </Anchor>
        : lo que dejó el último cierre, con todo lo que se anotó después, es lo que el libro tiene en cada cuenta.
      </Text>
    </Group>
  ) : (
    <Nota tono="advierte" titulo="No coincide con el libro">
      <Stack gap="xs">
        <List>
          {distintas.map((una) => (
            <List.Item key={`${una.medio} ${una.banco}`}>{enPalabras(una)}</List.Item>
          ))}
        </List>
        <Text size="sm">
          Avisá a quien atiende el servidor: «npm run operador -- conciliar» dice de dónde viene. Mientras tanto se
          puede cobrar y cerrar; nada se pierde.
        </Text>
      </Stack>
    </Nota>
  );
