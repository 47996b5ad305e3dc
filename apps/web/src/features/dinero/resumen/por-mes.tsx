import type { FiltrosDeResumen } from '@colega/contract/dinero';
import { descontarSaldo } from '@colega/domain/dinero';
import { formatImporte } from '@colega/domain/importes';
import { ErrorDeCarga } from '@colega/web-kit/ui/esperas/error-de-carga.tsx';
import { Esqueleto, EsqueletoDeTexto } from '@colega/web-kit/ui/esperas/esqueleto.tsx';
import { useAbiertoAlImprimir } from '@colega/web-kit/ui/paginas/use-abierto-al-imprimir.ts';
import { Card, Group, Skeleton, Stack, Table, Text, Title } from '@mantine/core';
import { useRef } from 'react';
import { useResumenPorMes } from '../../../lib/consultas/cuenta.ts';
import { GraficoPorMes } from './grafico-por-mes.tsx';
import { type Mes, textoDeMes, tieneImportes, totalesDe } from './meses.ts';
import estilos from './por-mes.module.css';

/** S-252: a phone cannot tell more bars apart; the table has them all. */
const MESES_DIBUJADOS = 18;

/** S-303: every circuit counts, under the same filters as the list. */
export const PorMes = ({ pedido }: { pedido: FiltrosDeResumen }) => {
  const { data, error, isFetching, refetch } = useResumenPorMes(pedido);
  if (data && data.meses.length === 0) return null;
  return (
    <Card component="section" aria-labelledby="por-mes" padding="md">
      <Stack gap="md">
        <Title order={2} size="h3" id="por-mes">
          Pagado y adeudado por mes
        </Title>
        {data ? (
          <Meses {...data} sinFiltros={Object.values(pedido).every((valor) => valor === undefined)} />
        ) : error && !isFetching ? (
          <ErrorDeCarga mensaje="No pudimos cargar los totales por mes." alReintentar={() => void refetch()} />
        ) : (
          <Esqueleto etiqueta="Cargando los totales por mes…">
            <Stack gap="md">
              <Skeleton height={55} width="70%" />
              <EsqueletoDeTexto />
              <div className={estilos.lugar} />
              <Skeleton height={24} width="60%" />
            </Stack>
          </Esqueleto>
        )}
      </Stack>
    </Card>
  );
};

type PropsDeMeses = { meses: readonly Mes[]; a_favor: string; sinFiltros: boolean };

const Meses = ({ meses, a_favor, sinFiltros }: PropsDeMeses) => {
  const { pagado, adeudado } = totalesDe(meses);
  const tabla = useRef<HTMLDivElement>(null);
  useAbiertoAlImprimir(tabla);
  const dibujados = meses.slice(-MESES_DIBUJADOS);
  return (
    <>
      <Group gap="xl">
        <Total nombre="Pagado" valor={pagado} />
        <Total nombre="Adeudado" valor={adeudado} />
      </Group>
      {sinFiltros && a_favor !== '0.00' && <ConSaldo adeudado={adeudado} a_favor={a_favor} />}
      <Text size="sm" c="dimmed">
        De tus matrículas y del CEP y el timbrado de tus legajos: lo pagado, en el mes en que se pagó; lo adeudado, en
        el que vence.
      </Text>
      <div className={estilos.lugar} data-no-imprime>
        <GraficoPorMes meses={dibujados} />
      </div>
      {dibujados.length < meses.length && (
        <Text size="sm" c="dimmed" data-no-imprime>
          El gráfico muestra los últimos {dibujados.length} meses; la tabla, todos los que tienen importes.
        </Text>
      )}
      <div ref={tabla}>
        <details>
          <summary>Ver los importes en una tabla</summary>
          <TablaDeMeses meses={meses.filter(tieneImportes)} />
        </details>
      </div>
    </>
  );
};

const Total = ({ nombre, valor }: { nombre: string; valor: string }) => (
  <div>
    <Text size="sm" c="dimmed">
      {nombre}
    </Text>
    <Text fz="xl" fw={700} style={{ fontVariantNumeric: 'tabular-nums' }}>
      {formatImporte(valor)}
    </Text>
  </div>
);

/** S-440: the same discount that Liquidar offers. */
const ConSaldo = ({ adeudado, a_favor }: { adeudado: string; a_favor: string }) => {
  const { resto } = descontarSaldo(adeudado, a_favor);
  return (
    <div>
      <Text fw={700}>
        Debés {formatImporte(resto)} · tenés {formatImporte(a_favor)} a favor
      </Text>
      <Text size="sm" c="dimmed">
        Tu saldo a favor ya está descontado de lo que debés: se usa al liquidar, o al pagar un CEP o un timbrado.
      </Text>
    </div>
  );
};

const TablaDeMeses = ({ meses }: { meses: readonly Mes[] }) => (
  <Table fz="md" aria-label="Pagado y adeudado por mes" className={estilos.tabla}>
    <Table.Thead>
      <Table.Tr>
        <Table.Th scope="col">Mes</Table.Th>
        <Table.Th scope="col">Pagado</Table.Th>
        <Table.Th scope="col">Adeudado</Table.Th>
      </Table.Tr>
    </Table.Thead>
    <Table.Tbody>
      {meses.toReversed().map(({ mes, pagado, adeudado }) => (
        <Table.Tr key={mes}>
          <Table.Th scope="row">{textoDeMes(mes, 'long')}</Table.Th>
          <Table.Td>{formatImporte(pagado)}</Table.Td>
          <Table.Td>{formatImporte(adeudado)}</Table.Td>
        </Table.Tr>
      ))}
    </Table.Tbody>
  </Table>
);
