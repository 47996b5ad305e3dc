import { formatFecha } from '@colega/domain/fechas';
import { Decimal, formatImporte } from '@colega/domain/importes';
import { MontoInput } from '@colega/web-kit/ui/entradas/monto-input.tsx';
import { Button, Checkbox, Stack, Text } from '@mantine/core';
import { TablaDeLaMesa } from '../../../ui/tabla-de-la-mesa.tsx';
import type { CuponEnLista } from './cobro-en-curso.ts';
import type { Caja } from './use-caja.ts';

const COLUMNAS = [
  ['Cupón', '30%'],
  ['De quién', '24%'],
  ['Se debe hoy', '15%'],
  ['Se paga', '20%'],
  ['Quitarlo', '11%', 'se oye'],
] as const;

export const CuponesDeLaCaja = ({ cobro, errores, cambiarCupon, quitarCupon }: Caja) => (
  <TablaDeLaMesa nombre="Cupones por cobrar" columnas={COLUMNAS} actualizando={false}>
    {cobro.cupones.map((uno, i) => (
      <Fila
        key={uno.cupon.id}
        uno={uno}
        error={errores[`cupones.${i}`]}
        errorDelImporte={errores[`cupones.${i}.importe`]}
        alCambiar={(cambios) => cambiarCupon(uno.cupon.id, cambios)}
        alQuitar={() => quitarCupon(uno.cupon.id)}
      />
    ))}
  </TablaDeLaMesa>
);

type Props = {
  uno: CuponEnLista;
  error: string | undefined;
  errorDelImporte: string | undefined;
  alCambiar: (cambios: Partial<CuponEnLista>) => void;
  alQuitar: () => void;
};

const Fila = ({ uno: { cupon, pagado, insiste }, error, errorDelImporte, alCambiar, alQuitar }: Props) => {
  const { numero_boleta, conceptos, persona, a_pagar, abonado, resto, vencimiento, se_esta_pagando, legajo } = cupon;
  const conRecargo = a_pagar !== null && new Decimal(a_pagar).gt(resto);
  return (
    <tr>
      <th scope="row">
        N.º {numero_boleta}
        <Text size="sm" fw={400}>
          {legajo !== null && `Legajo N.º ${legajo} · `}
          {conceptos.join(', ')}
        </Text>
        {error && (
          <Text size="sm" c="var(--colega-error)" role="alert">
            {error}
          </Text>
        )}
        {se_esta_pagando && (
          <Stack gap={4} mt={4}>
            <Text size="sm">{se_esta_pagando}</Text>
            <Checkbox
              label="Cobrarlo igual"
              aria-label={`Cobrar igual el cupón N.º ${numero_boleta}`}
              checked={insiste}
              onChange={({ currentTarget: { checked } }) => alCambiar({ insiste: checked })}
            />
          </Stack>
        )}
      </th>
      <td data-rotulo="De quién">{persona.nombre}</td>
      <td data-rotulo="Se debe hoy">
        <span>
          {a_pagar === null ? '—' : formatImporte(a_pagar)}
          {conRecargo && (
            <Text size="sm" c="dimmed">
              con recargo: su primer vencimiento fue el {formatFecha(vencimiento)}
            </Text>
          )}
          {new Decimal(abonado).gt(0) && (
            <Text size="sm" c="dimmed">
              ya se pagaron {formatImporte(abonado)}
            </Text>
          )}
        </span>
      </td>
      <td data-rotulo="Se paga">
        <MontoInput
          aria-label={`Cuánto se paga del cupón N.º ${numero_boleta}`}
          value={pagado}
          alCambiar={(escrito) => escrito !== pagado && alCambiar({ pagado: escrito })}
          error={errorDelImporte}
        />
      </td>
      <td>
        <Button
          variant="subtle"
          size="compact-md"
          mih={36}
          onClick={alQuitar}
          aria-label={`Quitar el cupón N.º ${numero_boleta}`}
        >
          Quitar
        </Button>
      </td>
    </tr>
  );
};
