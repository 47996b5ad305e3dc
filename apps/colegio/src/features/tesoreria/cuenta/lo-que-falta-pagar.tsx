import type { CuentaDePersona } from '@colega/contract/dinero';
import { formatFecha } from '@colega/domain/fechas';
import { Decimal, formatImporte, importe } from '@colega/domain/importes';
import { Text } from '@mantine/core';
import { useOperador } from '../../../lib/operador.ts';
import { CeldaDeImporte } from '../../../ui/importe.tsx';
import { Accion, Seccion } from '../../../ui/seccion.tsx';
import { TablaDeLaMesa } from '../../../ui/tabla-de-la-mesa.tsx';
import type { ActoDeTesoreria } from '../acto-de-tesoreria.ts';
import { armarBonificable, crearBonificacion } from './actos-de-cuenta.ts';

const COLUMNAS = [
  ['Qué', '44%'],
  ['Vence', '14%'],
  ['Recargo', '14%'],
  ['Hoy', '14%'],
  ['Qué se hace', '14%', 'se oye'],
] as const;

type Props = { cuenta: CuentaDePersona; alActuar: (acto: ActoDeTesoreria) => void };

/** Each thing at today's price, and what the college may waive of it. */
export const LoQueFaltaPagar = ({ cuenta, alActuar }: Props) => {
  const bonifica = useOperador().permisos.includes('cuentas.bonificar');
  const { pendientes, creditos } = cuenta;
  return (
    <Seccion
      titulo="Lo que falta pagar"
      acciones={
        bonifica && <Accion alPresionar={() => alActuar(crearBonificacion(cuenta, null))}>Dejar algo a favor</Accion>
      }
    >
      {pendientes.length === 0 && <Text>No debe nada.</Text>}
      {pendientes.length > 0 && <Text>A lo que cuesta hoy. Está también lo que vence más adelante.</Text>}
      {pendientes.length > 0 && (
        <TablaDeLaMesa nombre="Lo que falta pagar" columnas={COLUMNAS} actualizando={false}>
          {pendientes.map((uno) => (
            <tr key={`${uno.de} ${uno.id} ${uno.que}`}>
              <th scope="row">
                {uno.que}
                {!new Decimal(uno.bonificado).isZero() && (
                  <Text size="sm" fw={400} c="dimmed">
                    ya bonificado: {formatImporte(uno.bonificado)}
                  </Text>
                )}
                {uno.de === 'legajo' && (
                  <Text size="sm" fw={400} c="dimmed">
                    todavía sin cupón
                  </Text>
                )}
              </th>
              <td data-rotulo="Vence">{uno.vence === null ? '—' : formatFecha(uno.vence)}</td>
              <CeldaDeImporte rotulo="Recargo" valor={importe(new Decimal(uno.importe).minus(uno.capital))} />
              <CeldaDeImporte rotulo="Hoy" valor={uno.importe} />
              <td>
                {bonifica && armarBonificable(uno) && (
                  <Accion de={uno.que} alPresionar={() => alActuar(crearBonificacion(cuenta, uno))}>
                    Bonificar
                  </Accion>
                )}
              </td>
            </tr>
          ))}
        </TablaDeLaMesa>
      )}
      {creditos.map(({ id, descripcion, importe: suyo }) => (
        <Text key={id}>
          A favor: <b>{formatImporte(suyo)}</b>. {descripcion}
        </Text>
      ))}
    </Seccion>
  );
};
