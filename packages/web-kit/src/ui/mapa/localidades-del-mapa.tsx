import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { CircleMarker, Tooltip, useMap, useMapEvents } from 'react-leaflet';
import localidades from '../../../../../data/localidades-buenos-aires.csv?url';
import { elegirSinTaparse, type LocalidadDelMapa, leerLocalidades } from './leer-localidades.ts';

const CUANTAS = 25;
const ESTILO = { color: 'var(--colega-texto)', weight: 1, fillColor: 'var(--colega-acento)', fillOpacity: 0.7 };

/** The college's own list, where no tiles come: enough to tell where one is. */
export const LocalidadesDelMapa = () => {
  const mapa = useMap();
  const [movido, setMovido] = useState(0);
  useMapEvents({ moveend: () => setMovido((veces) => veces + 1) });
  const { data = [] } = useQuery({
    queryKey: [localidades],
    queryFn: async ({ signal }): Promise<LocalidadDelMapa[]> =>
      leerLocalidades(await (await fetch(localidades, { signal })).text()),
    staleTime: Number.POSITIVE_INFINITY,
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: the map is the same one, looking elsewhere
  const aLaVista = useMemo(() => {
    const marco = mapa.getBounds();
    const adentro = data.filter(({ lat, lng }) => marco.contains([lat, lng]));
    return elegirSinTaparse(
      adentro.map((localidad) => ({
        ...localidad,
        donde: mapa.latLngToContainerPoint([localidad.lat, localidad.lng]),
      })),
      CUANTAS,
    );
  }, [mapa, data, movido]);
  return aLaVista.map(({ nombre, lat, lng }) => (
    <CircleMarker key={`${lat} ${lng}`} center={[lat, lng]} radius={3} interactive={false} pathOptions={ESTILO}>
      <Tooltip permanent direction="right" offset={[4, 0]}>
        {nombre}
      </Tooltip>
    </CircleMarker>
  ));
};
