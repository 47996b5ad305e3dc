import type { Legajo } from '@colega/contract/legajos';
import { armarTextos, CAMPOS_DE_UNIDAD, TEXTOS_DE_UNIDAD } from '@colega/domain/legajos';
import { Card, Divider, Group, Stack, Text, Title } from '@mantine/core';
import { Fragment } from 'react';
import { AlLadoDelDato } from '../datos/al-lado-del-dato.tsx';
import { ListaDeDatos } from '../datos/lista-de-datos.tsx';
import { ListaDeRenglones, Renglon } from '../listas/lista-de-renglones.tsx';
import { edificioComoDatos, nombrarTextos, partesDeUnidad } from './texto-de-inmueble.ts';

type Inmueble = Legajo['inmuebles'][number];

const edificioDe = (inmueble: Inmueble): string =>
  JSON.stringify({ ...inmueble, id: null, ...armarTextos(CAMPOS_DE_UNIDAD, () => null) });

const RESTO_DE_LA_UNIDAD = TEXTOS_DE_UNIDAD.filter((campo) => campo !== 'piso' && campo !== 'depto');

const porEdificio = (inmuebles: readonly Inmueble[]): Inmueble[][] => {
  const grupos = new Map<string, Inmueble[]>();
  for (const inmueble of inmuebles) {
    const clave = edificioDe(inmueble);
    grupos.set(clave, [...(grupos.get(clave) ?? []), inmueble]);
  }
  return [...grupos.values()];
};

/** DET-008: the address of a building is told once for all its units. */
export const InmueblesDelLegajo = ({ inmuebles }: { inmuebles: readonly Inmueble[] }) => (
  <Card component="section" aria-labelledby="titulo-inmuebles">
    <Stack gap="md">
      <Group gap="xs">
        <Title order={2} id="titulo-inmuebles">
          {inmuebles.length === 1 ? 'Inmueble' : `Inmuebles (${inmuebles.length})`}
        </Title>
        <AlLadoDelDato campo="inmuebles" />
      </Group>
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
      <Group gap="xs">
        <Text fw={700} miw={0}>
          {primera.calle} {primera.numero}
        </Text>
        <AlLadoDelDato campo="calle" />
      </Group>
      <ListaDeDatos
        datos={[
          ...(sola ? nombrarTextos(primera, ['piso', 'depto']) : []),
          ['Localidad', `${localidad.nombre} (CP ${localidad.codigo_postal})`, 'localidad'],
          ['Partido', `${localidad.partido.nombre} (${localidad.partido.codigo_arba})`],
          ...edificioComoDatos(primera),
          ...(sola ? nombrarTextos(primera, RESTO_DE_LA_UNIDAD) : []),
          ['Partida', sola && primera.partida, 'partida'],
        ]}
      />
      {!sola && <Unidades unidades={unidades} />}
    </Stack>
  );
};

/** Each line stays whole at any width: "Piso 1 · Depto. A · Subparc. 2", with the partida beside it. */
const Unidades = ({ unidades }: { unidades: readonly Inmueble[] }) => (
  <Stack gap="xs">
    <Group gap="xs">
      <Text fw={700}>Unidades</Text>
      <AlLadoDelDato campo="partida" />
    </Group>
    <ListaDeRenglones etiqueta="Unidades">
      {unidades.map((unidad) => (
        <Renglon
          key={unidad.id}
          que={partesDeUnidad(unidad).join(' · ')}
          cuanto={unidad.partida === null ? 'Sin partida' : `Partida ${unidad.partida}`}
        />
      ))}
    </ListaDeRenglones>
  </Stack>
);
