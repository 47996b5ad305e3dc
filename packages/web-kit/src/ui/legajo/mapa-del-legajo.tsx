import type { Legajo } from '@colega/contract/legajos';
import { leerPunto } from '@colega/domain/legajos';
import { Card, Skeleton, Stack, Text, Title } from '@mantine/core';
import { useInViewport } from '@mantine/hooks';
import { lazy, Suspense, useEffect, useMemo, useState } from 'react';
import { useConfiguracion } from '../../lib/consultas/configuracion.ts';
import { LimiteDeFallas } from '../esperas/limite-de-fallas.tsx';
import { vistaDelDetalle } from '../mapa/punto.ts';

const Mapa = lazy(() => import('../mapa/mapa.tsx'));

const ALTO = 280;

/** DET-044: a map that fails is only logged, since the address is above. */
export const MapaDelLegajo = ({ inmuebles }: { inmuebles: Legajo['inmuebles'] }) => {
  const [primero] = inmuebles;
  const punto = useMemo(() => leerPunto(primero?.latitud ?? '', primero?.longitud ?? ''), [primero]);
  const vista = useMemo(() => vistaDelDetalle(punto), [punto]);
  const { data: configuracion } = useConfiguracion();
  const { ref, inViewport } = useInViewport<HTMLDivElement>();
  const [visto, setVisto] = useState(false);
  useEffect(() => setVisto((antes) => antes || inViewport), [inViewport]);
  return (
    <LimiteDeFallas alternativa={null}>
      <Card component="section" aria-labelledby="titulo-mapa-del-legajo" data-no-imprime>
        <Stack gap="md">
          <Title order={2} id="titulo-mapa-del-legajo">
            En el mapa
          </Title>
          {!punto && <Text>Este legajo no tiene marcada la ubicación de la obra.</Text>}
          <div ref={ref} style={{ minHeight: ALTO }}>
            <Suspense fallback={<Skeleton height={ALTO} />}>
              {visto && configuracion && (
                <Mapa
                  punto={punto}
                  vista={vista}
                  alto={ALTO}
                  mosaicos={configuracion.map_tiles_url}
                  atribucion={configuracion.map_tiles_atribucion}
                />
              )}
            </Suspense>
          </div>
        </Stack>
      </Card>
    </LimiteDeFallas>
  );
};
