import { leerCodigoCatastral, type Punto } from '@colega/domain/legajos';
import { pointOnFeature } from '@turf/point-on-feature';
import { z } from 'zod';
import { pedirJson } from './pedir-json.ts';
import type { Parcela, ServicioDeParcelas } from './servicios.ts';

const zPosicion = z.tuple([z.number(), z.number()]).rest(z.number());
const zAnillos = z.array(z.array(zPosicion).min(4)).min(1);
const zGeometria = z.discriminatedUnion('type', [
  z.object({ type: z.literal('Polygon'), coordinates: zAnillos }),
  z.object({ type: z.literal('MultiPolygon'), coordinates: z.array(zAnillos).min(1) }),
]);
const zParcelas = z.object({
  features: z.array(
    z.object({
      geometry: zGeometria,
      properties: z.object({ pda: z.string().nullish(), cca: z.string() }),
    }),
  ),
});

const CUANTAS = 5;
// An address is a point of the street, and its parcel begins at the pavement (S-876).
const CERCA_METROS = 30;

const comoParcela = ({ geometry, properties }: z.output<typeof zParcelas>['features'][number]): Parcela[] => {
  const codigo = leerCodigoCatastral(properties.cca);
  if (!codigo) return [];
  const [lng = 0, lat = 0] = pointOnFeature(geometry).geometry.coordinates;
  const partida = /^\d{9}$/.test(properties.pda ?? '') ? (properties.pda ?? '') : '';
  return [{ partida, ...codigo, punto: { lat, lng } }];
};

/** A GeoServer's WFS, as `https://geo.arba.gov.ar/geoserver/idera/wfs`. */
export const crearParcelasDeArba = (url: string): ServicioDeParcelas => {
  const pedir = async (filtro: string): Promise<Parcela[]> => {
    const { features } = await pedirJson(
      url,
      {
        ...{ service: 'WFS', version: '2.0.0', request: 'GetFeature', typeNames: 'idera:Parcela' },
        ...{ outputFormat: 'application/json', srsName: 'EPSG:4326', count: String(CUANTAS), CQL_FILTER: filtro },
      },
      zParcelas,
    );
    return features.flatMap(comoParcela);
  };
  return {
    porPartida: (partida) => pedir(`pda='${partida}'`),
    porCodigo: (codigo) => pedir(`cca='${codigo}'`),
    en: async ({ lat, lng }: Punto) => {
      const punto = `SRID=4326;POINT(${lng} ${lat})`;
      const suyas = await pedir(`INTERSECTS(geom, ${punto})`);
      return suyas.length > 0 ? suyas : pedir(`DWITHIN(geom, ${punto}, ${CERCA_METROS}, meters)`);
    },
  };
};
