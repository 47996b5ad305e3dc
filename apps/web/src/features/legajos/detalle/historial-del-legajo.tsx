import { rutasDeLegajos } from '@colega/contract/legajos';
import { mensajes } from '@colega/contract/mensajes';
import { consulta } from '@colega/web-kit/lib/consultas/consulta.ts';
import { Esqueleto, EsqueletoDeTexto } from '@colega/web-kit/ui/esperas/esqueleto.tsx';
import { FallaDeConsulta } from '@colega/web-kit/ui/esperas/falla-de-consulta.tsx';
import { DE_QUIEN } from '@colega/web-kit/ui/legajo/hechos-del-legajo.ts';
import { LineaDeTiempo } from '@colega/web-kit/ui/legajo/linea-de-tiempo.tsx';
import { Card, Stack, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';

export const HistorialDelLegajo = ({ id }: { id: number }) => {
  const ruta = rutasDeLegajos.historialDelLegajo;
  const { data, error, refetch, isRefetching } = useQuery(consulta(ruta, { params: { id } }));
  return (
    <Card component="section" aria-labelledby="titulo-historial">
      <Stack gap="md">
        <Title order={2} id="titulo-historial">
          Historia del legajo
        </Title>
        {data && <LineaDeTiempo hechos={data.items} deQuien={({ de }) => DE_QUIEN[de]} />}
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
