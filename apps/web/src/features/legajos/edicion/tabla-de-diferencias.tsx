import { CabeceraDeColumnas } from '@colega/web-kit/ui/datos/cabecera-de-columnas.tsx';
import { Table, Text } from '@mantine/core';
import classes from './tabla-de-diferencias.module.css';

export type Diferencia = { dato: string; nombre: string; guardado: string; mio: string; seConserva: boolean };

const COLUMNAS = ['Dato', 'Guardado', 'Lo tuyo'];

/** What is stored beside what was typed. */
const TablaDeDiferencias = ({ diferencias }: { diferencias: readonly Diferencia[] }) => (
  // its roles are said because on a phone it is not drawn as a table
  <Table role="table" verticalSpacing="xs" aria-label="Diferencias" className={classes.tabla ?? ''}>
    <CabeceraDeColumnas columnas={COLUMNAS} />
    <Table.Tbody role="rowgroup">
      {diferencias.map(({ dato, nombre, guardado, mio, seConserva }) => (
        <Table.Tr key={dato} role="row">
          <Table.Th role="rowheader" scope="row">
            {nombre}
          </Table.Th>
          <Table.Td role="cell" data-etiqueta="Guardado">
            {guardado || '—'}
          </Table.Td>
          <Table.Td role="cell" data-etiqueta="Lo tuyo">
            {mio === guardado ? `${mio} (con otros datos)` : mio || '—'}
            {!seConserva && <Text size="sm">No lo cambiaste: queda lo guardado.</Text>}
          </Table.Td>
        </Table.Tr>
      ))}
    </Table.Tbody>
  </Table>
);

export default TablaDeDiferencias;
