import { type DistintaDelLibro, rutasDeCierres } from '@colega/contract/dinero';
import { todosLosMensajes } from '@colega/contract/mensajes';
import { Decimal, formatImporte, importe } from '@colega/domain/importes';
import { consulta } from '@colega/web-kit/lib/consultas/consulta.ts';
import { Nota } from '@colega/web-kit/ui/avisos/nota.tsx';
import { Icono } from '@colega/web-kit/ui/signos/icono.tsx';
import { Anchor, Group, List, Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { DIRECCIONES } from '../../../lib/direcciones.ts';
import { ConDatos } from '../../../ui/con-datos.tsx';

const enPalabras = ({ nombre, cierre, sin_cerrar, libro }: DistintaDelLibro): string => {
  const queda = importe(new Decimal(cierre).plus(sin_cerrar));
  const diferencia = importe(new Decimal(libro).minus(queda));
  return `${nombre}: el último cierre dejó ${formatImporte(cierre)} y después se anotaron ${formatImporte(sin_cerrar)}, que son ${formatImporte(queda)}; el libro tiene ${formatImporte(libro)}. Diferencia: ${formatImporte(diferencia)}.`;
};

/** Whether what the till has, by its closings, is what the ledger says that it has. */
export const ContraElLibro = () => {
  const leido = useQuery(consulta(rutasDeCierres.contraElLibro, {}));
  // One line: it comes by itself, without a place kept for it.
  if (leido.isPending) return null;
  return (
    <ConDatos consulta={leido} falla={todosLosMensajes.error_comparar_con_libro}>
      {({ distintas }) => <Comparacion distintas={distintas} />}
    </ConDatos>
  );
};

const Comparacion = ({ distintas }: { distintas: readonly DistintaDelLibro[] }) =>
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
          Mirá en «Conciliación» de dónde viene. Avisá a quien atiende el servidor; mientras tanto se puede cobrar y
          cerrar: nada se pierde.
        </Text>
      </Stack>
    </Nota>
  );
