import { type RevisionDelLegajo, rutasDeRevision } from '@colega/contract/legajos';
import { todosLosMensajes } from '@colega/contract/mensajes';
import { consulta } from '@colega/web-kit/lib/consultas/consulta.ts';
import { Instante } from '@colega/web-kit/ui/datos/instante.tsx';
import { FallaDeConsulta } from '@colega/web-kit/ui/esperas/falla-de-consulta.tsx';
import { CambiosDeCampos } from '@colega/web-kit/ui/legajo/cambios-de-campos.tsx';
import { Card, Stack, Text, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { RefObject } from 'react';
import { CambiosDelHonorario } from './cambios-del-honorario.tsx';
import { ImagenesCambiadas } from './imagenes-cambiadas.tsx';
import estilos from './que-cambio.module.css';

type Props = { legajo: RevisionDelLegajo; titulo: RefObject<HTMLHeadingElement | null> };

/** Each datum that changed since the college looked last, old and new. */
export const QueCambio = ({ legajo, titulo }: Props) => {
  const { id } = legajo;
  const ruta = rutasDeRevision.cambiosDelLegajo;
  const { data, error, refetch, isRefetching } = useQuery(consulta(ruta, { params: { id }, query: {} }));
  return (
    <Card
      component="section"
      aria-labelledby="titulo-que-cambio"
      padding="md"
      className={estilos.caja ?? ''}
      aria-busy={!data && !error}
    >
      <Stack gap="sm">
        <Title order={2} size="h4" id="titulo-que-cambio" ref={titulo} tabIndex={-1}>
          Qué cambió
        </Title>
        {!data && error && (
          <FallaDeConsulta
            error={error}
            mensaje={todosLosMensajes.error_cargar_cambios}
            alReintentar={() => void refetch()}
            reintentando={isRefetching}
          />
        )}
        {data && data.desde !== null && (
          <Text size="sm" c="dimmed">
            Desde que el Colegio lo miró, el <Instante valor={data.desde} />
          </Text>
        )}
        {data && data.cambios.length + data.hechos.length === 0 && <Text>Nada cambió.</Text>}
        {data && <CambiosDeCampos cambios={data.cambios} />}
        {data?.honorarios.map((comparado) => (
          <CambiosDelHonorario key={comparado.detalle_id ?? 0} comparado={comparado} legajo={legajo} />
        ))}
        {data && data.hechos.length > 0 && (
          <Stack component="ul" gap="xs" m={0} p={0} style={{ listStyle: 'none' }}>
            {data.hechos.map((hecho) => (
              <li key={`${hecho.cuando} ${hecho.accion}`}>
                <Text size="sm" style={{ overflowWrap: 'anywhere' }}>
                  <strong>{hecho.certificado ? `${hecho.hecho}: ${hecho.certificado}` : hecho.hecho}</strong> ·{' '}
                  {hecho.quien} · <Instante valor={hecho.cuando} />
                </Text>
                {hecho.certificado !== null && <CambiosDeCampos cambios={hecho.cambios} />}
                <ImagenesCambiadas legajoId={id} imagenes={hecho.imagenes} />
              </li>
            ))}
          </Stack>
        )}
      </Stack>
    </Card>
  );
};
