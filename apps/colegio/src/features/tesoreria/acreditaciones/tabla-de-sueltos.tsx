import type { DepositoSuelto } from '@colega/contract/dinero';
import { formatFecha } from '@colega/domain/fechas';
import { Text } from '@mantine/core';
import { Link } from 'react-router';
import { direccionDeRendicion } from '../../../lib/direcciones.ts';
import { CeldaDeImporte } from '../../../ui/importe.tsx';
import { Seccion } from '../../../ui/seccion.tsx';
import { TablaDeLaMesa } from '../../../ui/tabla-de-la-mesa.tsx';

const COLUMNAS = [
  ['Detalle', '38%'],
  ['De quién parece', '22%'],
  ['Día', '12%'],
  ['Importe', '14%'],
  ['Archivo', '14%'],
] as const;

/** What a bank says that a collector deposited, and is of nothing that it collected. */
export const TablaDeSueltos = ({ sueltos }: { sueltos: readonly DepositoSuelto[] }) => (
  <Seccion titulo="Llegó y no es de nada cobrado">
    <Text size="sm">
      Se resuelven en su archivo: puede ser lo que pagó alguien (<i>Es un cobro</i>), o no ser del Colegio.
    </Text>
    <TablaDeLaMesa nombre="Depósitos que no son de nada cobrado" columnas={COLUMNAS} actualizando={false}>
      {sueltos.map(({ renglon_id, rendicion_id, cobrador, dia, importe, detalle, nombre_del_banco }) => (
        <tr key={renglon_id}>
          <th scope="row">{detalle || nombre_del_banco}</th>
          <td data-rotulo="De quién parece">{cobrador.nombre}</td>
          <td data-rotulo="Día">{formatFecha(dia)}</td>
          <CeldaDeImporte rotulo="Importe" valor={importe} />
          <td data-rotulo="Archivo">
            <Link to={`${direccionDeRendicion(rendicion_id)}?diferencia=deposito_sin_cobros`}>
              {`Rendición ${rendicion_id}`}
            </Link>
          </td>
        </tr>
      ))}
    </TablaDeLaMesa>
  </Seccion>
);
