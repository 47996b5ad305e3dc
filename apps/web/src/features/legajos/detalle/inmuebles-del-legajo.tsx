import type { Legajo } from '@colega/contract/legajos';
import { Card, Divider, Stack, Text, Title } from '@mantine/core';
import { Fragment } from 'react';
import { ListaDeDatos } from '../lista-de-datos.tsx';

type Inmueble = Legajo['inmuebles'][number];

/** DET-008: address, locality with postal code and partido, cadastral data. */
export const InmueblesDelLegajo = ({ inmuebles }: { inmuebles: readonly Inmueble[] }) => (
  <Card component="section" aria-labelledby="titulo-inmuebles">
    <Stack gap="md">
      <Title order={2} id="titulo-inmuebles">
        {inmuebles.length === 1 ? 'Inmueble' : `Inmuebles (${inmuebles.length})`}
      </Title>
      {inmuebles.map((inmueble, i) => (
        <Fragment key={inmueble.id}>
          {i > 0 && <Divider />}
          <DatosDelInmueble inmueble={inmueble} />
        </Fragment>
      ))}
    </Stack>
  </Card>
);

const DatosDelInmueble = ({ inmueble }: { inmueble: Inmueble }) => {
  const { localidad } = inmueble;
  return (
    <Stack gap="xs">
      <Text fw={700}>
        {inmueble.calle} {inmueble.numero}
      </Text>
      <ListaDeDatos
        datos={[
          ['Piso', inmueble.piso],
          ['Departamento', inmueble.depto],
          ['Localidad', `${localidad.nombre} (CP ${localidad.codigo_postal})`],
          ['Partido', `${localidad.partido.nombre} (${localidad.partido.codigo_arba})`],
          ['Circunscripción', inmueble.circunscripcion],
          ['Sección', inmueble.seccion],
          ['Chacra', inmueble.chacra],
          ['Quinta', inmueble.quinta],
          ['Fracción', inmueble.fraccion],
          ['Manzana', inmueble.manzana],
          ['Parcela', inmueble.parcela],
          ['Subparcela', inmueble.subparcela],
          ['Partida', inmueble.partida],
          ['Coordenadas', inmueble.latitud && inmueble.longitud && `${inmueble.latitud}, ${inmueble.longitud}`],
        ]}
      />
    </Stack>
  );
};
