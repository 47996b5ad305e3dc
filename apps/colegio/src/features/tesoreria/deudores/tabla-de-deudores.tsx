import type { Deudor } from '@colega/contract/dinero';
import { formatFecha } from '@colega/domain/fechas';
import { formatCuit } from '@colega/domain/identificadores';
import { Codigo } from '@colega/web-kit/ui/datos/codigo.tsx';
import { Text } from '@mantine/core';
import { Link } from 'react-router';
import { direccionDeCuenta } from '../../../lib/direcciones.ts';
import type { FilaActiva } from '../../../lib/use-fila-activa.ts';
import { CeldaDeImporte } from '../../../ui/importe.tsx';
import { TablaDeLaMesa } from '../../../ui/tabla-de-la-mesa.tsx';

const COLUMNAS = [
  ['Persona', '28%'],
  ['Matrículas', '14%'],
  ['Distrito', '14%'],
  ['Desde', '12%'],
  ['Vencido', '16%'],
  ['Debe', '16%'],
] as const;

type Props = { filas: readonly Deudor[]; activa: FilaActiva; actualizando: boolean };

/** Each leads to the account, which says what of. */
export const TablaDeDeudores = ({ filas, activa, actualizando }: Props) => (
  <TablaDeLaMesa nombre="Deudores" columnas={COLUMNAS} actualizando={actualizando}>
    {filas.map((fila) => (
      <tr key={fila.id} {...activa.deRenglon(fila)}>
        <th scope="row">
          <Link {...activa.deFila(fila)} to={direccionDeCuenta(fila.id)}>
            {fila.nombre}
          </Link>
          <Text size="sm" fw={400} c="dimmed">
            CUIT <Codigo>{formatCuit(fila.cuit)}</Codigo>
          </Text>
        </th>
        <td data-rotulo="Matrículas">{fila.matriculas.join(', ') || 'Ninguna'}</td>
        <td data-rotulo="Distrito">{fila.distrito}</td>
        <td data-rotulo="Desde">{formatFecha(fila.desde)}</td>
        <CeldaDeImporte rotulo="Vencido" valor={fila.vencido} />
        <CeldaDeImporte rotulo="Debe" valor={fila.debe} />
      </tr>
    ))}
  </TablaDeLaMesa>
);
