import { useQuery } from '@tanstack/react-query';
import type { GeoJsonObject } from 'geojson';
import { GeoJSON } from 'react-leaflet';
import partidos from '../../../../../data/partidos.geojson?url';

const ESTILO = { color: 'var(--colega-borde-campo)', weight: 1, fillColor: 'var(--colega-acento)', fillOpacity: 0.08 };

/** S-123: the boundaries come with the portal, and are drawn where no tiles come. */
export const useLimites = (hacenFalta: boolean) =>
  useQuery({
    queryKey: [partidos],
    queryFn: async ({ signal }): Promise<GeoJsonObject> => (await fetch(partidos, { signal })).json(),
    staleTime: Number.POSITIVE_INFINITY,
    enabled: hacenFalta,
  });

export const LimitesDePartidos = ({ datos }: { datos: GeoJsonObject | undefined }) =>
  datos && <GeoJSON data={datos} interactive={false} style={ESTILO} attribution="Partidos: IGN" />;
