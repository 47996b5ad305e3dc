import type { HechoDeLegajo } from '@colega/contract/legajos';
import { mensajes } from '@colega/contract/mensajes';
import { Card, Stack, Title } from '@mantine/core';
import type { UseQueryResult } from '@tanstack/react-query';
import { Esqueleto, EsqueletoDeTexto } from '../esperas/esqueleto.tsx';
import { FallaDeConsulta } from '../esperas/falla-de-consulta.tsx';
import { LineaDeTiempo } from './linea-de-tiempo.tsx';

type Props<H extends HechoDeLegajo> = {
  historia: UseQueryResult<{ items: readonly H[] }>;
  deQuien: (hecho: H) => string;
};

export const HistoriaDelLegajo = <H extends HechoDeLegajo>({ historia, deQuien }: Props<H>) => {
  const { data, error, refetch, isRefetching } = historia;
  return (
    <Card component="section" aria-labelledby="titulo-historia">
      <Stack gap="md">
        <Title order={2} id="titulo-historia">
          Historia del legajo
        </Title>
        {data && <LineaDeTiempo hechos={data.items} deQuien={deQuien} />}
        {!data && error && (
          <FallaDeConsulta
            error={error}
            mensaje={mensajes.error_cargar_historia}
            alReintentar={() => void refetch()}
            reintentando={isRefetching}
          />
        )}
        {!data && !error && (
          <Esqueleto etiqueta="Cargando la historia…">
            <EsqueletoDeTexto renglones={4} />
          </Esqueleto>
        )}
      </Stack>
    </Card>
  );
};
