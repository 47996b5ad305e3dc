import { leerCodigoCatastral, type Punto } from '@colega/domain/legajos';
import { pointOnFeature } from '@turf/point-on-feature';
import { z } from 'zod';
import type { EsperarTurno } from '../../../http/ritmo.ts';
import { pedirJson } from './pedir-json.ts';
import { type Parcela, type ServicioDeParcelas, ServicioSinRespuesta } from './servicios.ts';

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

const CUANTAS = 40;
// An address is a point of the street, and its parcel begins at the pavement (S-876).
const CERCA_METROS = 30;

const comoParcela = ({ geometry, properties }: z.output<typeof zParcelas>['features'][number]): Parcela[] => {
  const codigo = leerCodigoCatastral(properties.cca);
  if (!codigo) return [];
  const [lng = 0, lat = 0] = pointOnFeature(geometry).geometry.coordinates;
  const partida = /^\d{9}$/.test(properties.pda ?? '') ? (properties.pda ?? '') : '';
  return [{ partida, ...codigo, punto: { lat, lng } }];
};

/** Over a few metres a degree of longitude is as long as its parallel says. */
const lejosDe =
  (uno: Punto) =>
  ({ punto: otro }: Parcela): number =>
    Math.hypot(otro.lat - uno.lat, (otro.lng - uno.lng) * Math.cos((uno.lat * Math.PI) / 180));

const escribir = ({ lat, lng }: Punto): string => `SRID=4326;POINT(${lng} ${lat})`;

/** A GeoServer's WFS, as `https://geo.arba.gov.ar/geoserver/idera/wfs`. Each call waits for its turn (S-921). */
export const crearParcelasDeArba = (url: string, esperarTurno: EsperarTurno): ServicioDeParcelas => {
  const pedir = async (filtro: string): Promise<Parcela[]> => {
    if (!(await esperarTurno())) throw new ServicioSinRespuesta('hay muchas consultas antes');
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
  const cerca = async (punto: Punto): Promise<Parcela[]> => {
    const lejos = lejosDe(punto);
    const cercanas = await pedir(`DWITHIN(geom, ${escribir(punto)}, ${CERCA_METROS}, meters)`);
    return cercanas.sort((una, otra) => lejos(una) - lejos(otra));
  };
  return {
    porPartida: (partida) => pedir(`pda='${partida}'`),
    porCodigo: (codigo) => pedir(`cca='${codigo}'`),
    cerca,
    en: async (punto) => {
      const suyas = await pedir(`INTERSECTS(geom, ${escribir(punto)})`);
      return suyas.length > 0 ? suyas : cerca(punto);
    },
  };
};
