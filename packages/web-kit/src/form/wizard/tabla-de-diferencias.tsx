import { Table, Text } from '@mantine/core';
import { CabeceraDeColumnas } from '../../ui/datos/cabecera-de-columnas.tsx';
import type { Diferencia } from './definicion.ts';
import classes from './tabla-de-diferencias.module.css';

type Columnas = readonly [string, string, string];
const COLUMNAS: Columnas = ['Dato', 'Guardado', 'Lo tuyo'];

type Props = { diferencias: readonly Diferencia[]; columnas?: Columnas };

/** What is stored beside what was typed. */
const TablaDeDiferencias = ({ diferencias, columnas = COLUMNAS }: Props) => (
  // its roles are said because on a phone it is not drawn as a table
  <Table role="table" verticalSpacing="xs" aria-label="Diferencias" className={classes.tabla ?? ''}>
    <CabeceraDeColumnas columnas={columnas} />
    <Table.Tbody role="rowgroup">
      {diferencias.map(({ dato, nombre, guardado, mio, seConserva = true }) => (
        <Table.Tr key={dato} role="row">
          <Table.Th role="rowheader" scope="row">
            {nombre}
          </Table.Th>
          <Table.Td role="cell" data-etiqueta={columnas[1]}>
            {guardado || '—'}
          </Table.Td>
          <Table.Td role="cell" data-etiqueta={columnas[2]}>
            {mio === guardado ? `${mio} (con otros datos)` : mio || '—'}
            {!seConserva && <Text size="sm">No lo cambiaste: queda lo guardado.</Text>}
          </Table.Td>
        </Table.Tr>
      ))}
    </Table.Tbody>
  </Table>
);

export default TablaDeDiferencias;
