import { Table } from '@mantine/core';

/** Of a table that on a phone is not drawn as one: its roles are said. */
export const CabeceraDeColumnas = ({ columnas }: { columnas: readonly string[] }) => (
  <Table.Thead role="rowgroup">
    <Table.Tr role="row">
      {columnas.map((columna) => (
        <Table.Th key={columna} role="columnheader" scope="col">
          {columna}
        </Table.Th>
      ))}
    </Table.Tr>
  </Table.Thead>
);
