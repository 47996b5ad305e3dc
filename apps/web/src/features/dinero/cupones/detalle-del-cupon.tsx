import type { Cupon } from '@colega/contract/dinero';
import { formatImporte } from '@colega/domain/importes';
import { ConCodigos } from '@colega/web-kit/ui/datos/codigo.tsx';
import { diaDe } from '@colega/web-kit/ui/datos/instante.tsx';
import { ListaDeDatos } from '@colega/web-kit/ui/datos/lista-de-datos.tsx';
import { diasDePago } from '@colega/web-kit/ui/datos/vencimientos.ts';
import { Anchor, Group, Stack, Table, Text } from '@mantine/core';
import { Link } from 'react-router';
import { direccionDelLegajo } from '../../../lib/navegacion/direcciones.ts';
import { useLugar } from './lugares.ts';
import { useNombreDeCircuito, useNombreDeMedio } from './nombres-del-colegio.ts';
import { InsigniaDelCupon } from './tarjeta-de-cupon.tsx';

/** CUP-015. */
export const DetalleDelCupon = ({ cupon }: { cupon: Cupon }) => {
  const { fecha } = useLugar();
  const circuito = useNombreDeCircuito(cupon.circuito);
  const nombreDeMedio = useNombreDeMedio();
  return (
    <Stack gap="md">
      <Group justify="space-between" gap="sm">
        <InsigniaDelCupon cupon={cupon} />
        <Text fz="xl" fw={700}>
          {formatImporte(cupon.monto_total)}
        </Text>
      </Group>
      <ListaDeDatos
        datos={[
          ['Emitido', fecha(diaDe(cupon.fecha))],
          ['Circuito', circuito],
          ['Legajo', cupon.legajo && <EnlaceAlLegajo legajo={cupon.legajo} />],
          ...diasDePago(cupon, fecha),
        ]}
      />
      <Importes
        titulo="Conceptos"
        filas={cupon.liquidaciones.flatMap(({ items }) =>
          items.map(({ id, descripcion, importe }) => ({ id, que: descripcion, importe })),
        )}
      />
      {cupon.operaciones_pagos.length > 0 && (
        <Importes
          titulo="Pagos recibidos"
          filas={cupon.operaciones_pagos.map(({ id, medio, importe, fecha_pago, detalle }) => ({
            id,
            que: `${nombreDeMedio(medio)}, el ${fecha(diaDe(fecha_pago))}`,
            detalle,
            importe,
          }))}
        />
      )}
    </Stack>
  );
};

const EnlaceAlLegajo = ({ legajo }: { legajo: NonNullable<Cupon['legajo']> }) => (
  <Anchor component={Link} to={direccionDelLegajo(legajo.id)}>
    Legajo {legajo.numero_legajo}
  </Anchor>
);

type Fila = { id: number; que: string; detalle?: string | null; importe: string };

const Importes = ({ titulo, filas }: { titulo: string; filas: readonly Fila[] }) => (
  <Table fz="md" verticalSpacing="xs">
    <Table.Thead>
      <Table.Tr>
        <Table.Th scope="col">{titulo}</Table.Th>
        <Table.Th scope="col" ta="right">
          Importe
        </Table.Th>
      </Table.Tr>
    </Table.Thead>
    <Table.Tbody>
      {filas.map(({ id, que, detalle, importe }) => (
        <Table.Tr key={id}>
          <Table.Td style={{ overflowWrap: 'anywhere' }}>
            <ConCodigos texto={que} />
            {detalle && (
              <Text size="sm" c="dimmed">
                {detalle}
              </Text>
            )}
          </Table.Td>
          <Table.Td ta="right" style={{ whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' }}>
            {formatImporte(importe)}
          </Table.Td>
        </Table.Tr>
      ))}
    </Table.Tbody>
  </Table>
);
