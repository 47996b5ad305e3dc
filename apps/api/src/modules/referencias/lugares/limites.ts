import type { Punto } from '@colega/domain/legajos';
import { booleanPointInPolygon } from '@turf/boolean-point-in-polygon';
import { z } from 'zod';
import { leerJson } from '../../../leer-datos.ts';

const zAnillos = z.array(z.array(z.tuple([z.number(), z.number()])));
const zPartidos = z.object({
  features: z.array(
    z.object({
      properties: z.object({ codigo_arba: z.string() }),
      geometry: z.discriminatedUnion('type', [
        z.object({ type: z.literal('Polygon'), coordinates: zAnillos }),
        z.object({ type: z.literal('MultiPolygon'), coordinates: z.array(zAnillos) }),
      ]),
    }),
  ),
});

let leidos: z.output<typeof zPartidos> | null = null;

/** ARBA's code of the partido that has that point; null outside the province. The limits are drawn with few points: near one, it may be its neighbour. */
export const partidoDelPunto = ({ lat, lng }: Punto): string | null => {
  leidos ??= leerJson('partidos.geojson', zPartidos);
  const suyo = leidos.features.find(({ geometry }) => booleanPointInPolygon([lng, lat], geometry));
  return suyo?.properties.codigo_arba ?? null;
};
