import type { RendicionEntera } from '@colega/contract/dinero';
import { formatFecha } from '@colega/domain/fechas';
import { Decimal, formatImporte, importe } from '@colega/domain/importes';
import { SimpleGrid, Stack, Text } from '@mantine/core';
import { CeldaDeImporte } from '../../../ui/importe.tsx';
import { TablaDeLaMesa } from '../../../ui/tabla-de-la-mesa.tsx';

const COLUMNAS = [
  ['Se deposita el', '20%'],
  ['Cobrado', '20%'],
  ['Comisión que dice', '20%'],
  ['Llegó al banco', '20%'],
  ['Diferencia', '20%'],
] as const;

const Figura = ({ nombre, valor }: { nombre: string; valor: string }) => (
  <div>
    <Text size="sm" c="dimmed">
      {nombre}
    </Text>
    <Text fw={700}>{valor}</Text>
  </div>
);

/** What was collected, what its collector kept, and what reached the bank. */
export const Figuras = ({ rendicion }: { rendicion: RendicionEntera }) => {
  const { cobrado, comisiones, renglones, emparejados, repetidos, depositos } = rendicion;
  return (
    <Stack gap="md">
      <SimpleGrid cols={{ base: 2, sm: 3, lg: 6 }}>
        <Figura nombre="Cobrado" valor={formatImporte(cobrado)} />
        <Figura nombre="Comisiones" valor={formatImporte(comisiones)} />
        <Figura nombre="Neto" valor={formatImporte(importe(new Decimal(cobrado).minus(comisiones)))} />
        <Figura nombre="Renglones" valor={renglones.toLocaleString('es-AR')} />
        <Figura nombre="Con su pago" valor={emparejados.toLocaleString('es-AR')} />
        <Figura nombre="Ya leídos antes" valor={repetidos.toLocaleString('es-AR')} />
      </SimpleGrid>
      {depositos.length > 0 && (
        <TablaDeLaMesa nombre="Depósitos" columnas={COLUMNAS} actualizando={false}>
          {depositos.map(({ dia, cobrado: deEseDia, comision, depositado, diferencia }) => (
            <tr key={dia}>
              <th scope="row">{formatFecha(dia)}</th>
              <CeldaDeImporte rotulo="Cobrado" valor={deEseDia} />
              <CeldaDeImporte rotulo="Comisión" valor={comision} />
              <CeldaDeImporte rotulo="Llegó" valor={depositado} />
              <CeldaDeImporte rotulo="Diferencia" valor={diferencia} />
            </tr>
          ))}
        </TablaDeLaMesa>
      )}
      {depositos.some(({ depositado }) => depositado === null) && (
        <Text size="sm" c="dimmed">
          Lo que llegó al banco se sabe cuando se lee el archivo del banco de esos días. La diferencia es lo que el
          cobrador se quedó sin decirlo.
        </Text>
      )}
    </Stack>
  );
};
