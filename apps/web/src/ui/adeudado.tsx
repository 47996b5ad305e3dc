import type { Tablero } from '@colega/contract/tablero';
import { formatImporte } from '@colega/domain/importes';
import { Text } from '@mantine/core';
import { decirPlazo } from './nombrar-pendiente.ts';

const CERO = '0.00';
export const debeAlgo = ({ adeudado }: Tablero['debe']): boolean => adeudado !== CERO;

/** What is owed once what is in favour is used, and what is due first. */
export const Adeudado = ({ debe: { adeudado, a_favor, resto, vence, dias } }: Pick<Tablero, 'debe'>) =>
  adeudado === CERO ? (
    <Text c="dimmed">
      No tenés cuotas ni cupones por pagar.{a_favor !== CERO && ` Tenés ${formatImporte(a_favor)} a favor.`}
    </Text>
  ) : (
    <div>
      <Text fw={700} fz="xl">
        {formatImporte(resto)}
      </Text>
      {a_favor !== CERO && (
        <Text size="sm">
          Adeudado: {formatImporte(adeudado)}. A favor: {formatImporte(a_favor)}, que se usa al pagar.
        </Text>
      )}
      {vence !== null && dias !== null && (
        <Text size="sm" c="dimmed">
          Lo primero: {decirPlazo(vence, dias).toLowerCase()}
        </Text>
      )}
    </div>
  );
