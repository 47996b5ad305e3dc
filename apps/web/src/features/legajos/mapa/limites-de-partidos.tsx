import { useQuery } from '@tanstack/react-query';
import type { GeoJsonObject } from 'geojson';
import { GeoJSON } from 'react-leaflet';
import partidos from '../../../../../../data/partidos.geojson?url';

const ESTILO = { color: 'var(--colega-borde-campo)', weight: 1, fillColor: 'var(--colega-acento)', fillOpacity: 0.08 };

/** The partidos of the province, which come with the portal: what is drawn where no tiles come (S-123). */
export const useLimites = (hacenFalta: boolean) =>
  useQuery({
    queryKey: [partidos],
    queryFn: async ({ signal }): Promise<GeoJsonObject> => (await fetch(partidos, { signal })).json(),
    staleTime: Number.POSITIVE_INFINITY,
    enabled: hacenFalta,
  });

export const LimitesDePartidos = ({ datos }: { datos: GeoJsonObject | undefined }) =>
  datos && <GeoJSON data={datos} interactive={false} style={ESTILO} attribution="Partidos: IGN" />;
