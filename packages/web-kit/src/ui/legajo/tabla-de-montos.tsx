import { formatImporte } from '@colega/domain/importes';
import { Table } from '@mantine/core';

type Props = {
  titulo: string;
  filas: readonly { id: number; nombre: string; monto: string }[];
  etiquetaDelTotal: string;
  total: string;
};

const CUANTO = { whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' } as const;
const QUE = { overflowWrap: 'anywhere' } as const;

export const TablaDeMontos = ({ titulo, filas, etiquetaDelTotal, total }: Props) => (
  <Table verticalSpacing="sm" fz="md" aria-label={titulo}>
    <Table.Thead>
      <Table.Tr>
        <Table.Th scope="col">Tarea</Table.Th>
        <Table.Th scope="col" ta="right">
          Monto
        </Table.Th>
      </Table.Tr>
    </Table.Thead>
    <Table.Tbody>
      {filas.map(({ id, nombre, monto }) => (
        <Table.Tr key={id}>
          <Table.Td style={QUE}>{nombre}</Table.Td>
          <Table.Td ta="right" style={CUANTO}>
            {formatImporte(monto)}
          </Table.Td>
        </Table.Tr>
      ))}
    </Table.Tbody>
    <Table.Tfoot>
      <Table.Tr>
        <Table.Th scope="row" style={QUE}>
          {etiquetaDelTotal}
        </Table.Th>
        <Table.Td ta="right" fw={700} style={CUANTO}>
          {formatImporte(total)}
        </Table.Td>
      </Table.Tr>
    </Table.Tfoot>
  </Table>
);
