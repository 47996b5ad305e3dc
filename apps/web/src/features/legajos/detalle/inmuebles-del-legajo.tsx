import type { Legajo } from '@colega/contract/legajos';
import { Card, Divider, Stack, Table, Text, Title } from '@mantine/core';
import { Fragment } from 'react';
import { ListaDeDatos } from '../../../ui/lista-de-datos.tsx';
import { catastroDe } from '../texto-de-inmueble.ts';

type Inmueble = Legajo['inmuebles'][number];

/** What tells one unit from another; the rest is of the building. */
const DE_LA_UNIDAD = ['id', 'piso', 'depto', 'partida', 'subparcela'] as const;

const edificioDe = (inmueble: Inmueble): string =>
  JSON.stringify({ ...inmueble, ...Object.fromEntries(DE_LA_UNIDAD.map((campo) => [campo, null])) });

const porEdificio = (inmuebles: readonly Inmueble[]): Inmueble[][] => {
  const grupos = new Map<string, Inmueble[]>();
  for (const inmueble of inmuebles) {
    const clave = edificioDe(inmueble);
    grupos.set(clave, [...(grupos.get(clave) ?? []), inmueble]);
  }
  return [...grupos.values()];
};

/** DET-008: address, locality with postal code and partido, cadastral data. The units of one building are said once. */
export const InmueblesDelLegajo = ({ inmuebles }: { inmuebles: readonly Inmueble[] }) => (
  <Card component="section" aria-labelledby="titulo-inmuebles">
    <Stack gap="md">
      <Title order={2} id="titulo-inmuebles">
        {inmuebles.length === 1 ? 'Inmueble' : `Inmuebles (${inmuebles.length})`}
      </Title>
      {porEdificio(inmuebles).map((unidades, i) => (
        <Fragment key={unidades[0]?.id}>
          {i > 0 && <Divider />}
          <Edificio unidades={unidades} />
        </Fragment>
      ))}
    </Stack>
  </Card>
);

const Edificio = ({ unidades }: { unidades: readonly Inmueble[] }) => {
  const [primera] = unidades;
  if (!primera) return null;
  const { localidad } = primera;
  const sola = unidades.length === 1;
  return (
    <Stack gap="xs">
      <Text fw={700}>
        {primera.calle} {primera.numero}
      </Text>
      <ListaDeDatos
        datos={[
          ['Piso', sola && primera.piso],
          ['Departamento', sola && primera.depto],
          ['Localidad', `${localidad.nombre} (CP ${localidad.codigo_postal})`],
          ['Partido', `${localidad.partido.nombre} (${localidad.partido.codigo_arba})`],
          ...catastroDe(primera),
          ['Subparcela', sola && primera.subparcela],
          ['Partida', sola && primera.partida],
        ]}
      />
      {!sola && <Unidades unidades={unidades} />}
    </Stack>
  );
};

const Unidades = ({ unidades }: { unidades: readonly Inmueble[] }) => (
  <Table captionSide="top">
    <Table.Caption>Unidades</Table.Caption>
    <Table.Thead>
      <Table.Tr>
        <Table.Th>Piso</Table.Th>
        <Table.Th>Departamento</Table.Th>
        <Table.Th>Subparcela</Table.Th>
        <Table.Th>Partida</Table.Th>
      </Table.Tr>
    </Table.Thead>
    <Table.Tbody>
      {unidades.map(({ id, piso, depto, subparcela, partida }) => (
        <Table.Tr key={id}>
          <Table.Td>{piso}</Table.Td>
          <Table.Td>{depto}</Table.Td>
          <Table.Td>{subparcela || '—'}</Table.Td>
          <Table.Td>{partida ?? '—'}</Table.Td>
        </Table.Tr>
      ))}
    </Table.Tbody>
  </Table>
);
