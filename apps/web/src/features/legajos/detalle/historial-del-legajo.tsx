import '@mantine/core/styles/Timeline.css';
import { type HechoDeLegajo, rutasDeLegajos } from '@colega/contract/legajos';
import { consulta } from '@colega/web-kit/lib/consultas/consulta.ts';
import { Instante } from '@colega/web-kit/ui/datos/instante.tsx';
import { Esqueleto, EsqueletoDeTexto } from '@colega/web-kit/ui/esperas/esqueleto.tsx';
import { FallaDeConsulta } from '@colega/web-kit/ui/esperas/falla-de-consulta.tsx';
import { Icono } from '@colega/web-kit/ui/signos/icono.tsx';
import { Card, Stack, Text, Timeline, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { CambiosDeCampos } from './cambios-de-campos.tsx';
import { DE_QUIEN, iconoDelHecho, tituloDelHecho } from './hechos-del-legajo.ts';

export const HistorialDelLegajo = ({ id }: { id: number }) => {
  const ruta = rutasDeLegajos.historialDelLegajo;
  const { data, error, refetch, isRefetching } = useQuery(consulta(ruta, { params: { id } }));
  return (
    <Card component="section" aria-labelledby="titulo-historial">
      <Stack gap="md">
        <Title order={2} id="titulo-historial">
          Historia del legajo
        </Title>
        {data && <LineaDeTiempo hechos={data.items} />}
        {!data && error && (
          <FallaDeConsulta
            error={error}
            mensaje="No pudimos cargar la historia del legajo."
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

const LineaDeTiempo = ({ hechos }: { hechos: readonly HechoDeLegajo[] }) =>
  hechos.length === 0 ? (
    <Text c="dimmed">Todavía no hay movimientos registrados.</Text>
  ) : (
    <Timeline bulletSize={28} lineWidth={2} active={hechos.length - 1} color="petroleo">
      {hechos.map((hecho) => (
        <Timeline.Item
          key={`${hecho.cuando} ${hecho.accion}`}
          bullet={<Icono nombre={iconoDelHecho(hecho.accion)} tamanio={16} />}
          title={<Text fw={700}>{tituloDelHecho(hecho)}</Text>}
        >
          {hecho.motivo && <Text style={{ overflowWrap: 'anywhere' }}>{hecho.motivo}</Text>}
          <CambiosDeCampos cambios={hecho.cambios} />
          <Text size="sm" c="dimmed">
            <Instante valor={hecho.cuando} /> · {DE_QUIEN[hecho.de]}
          </Text>
        </Timeline.Item>
      ))}
    </Timeline>
  );
