import { setTimeout as esperar } from 'node:timers/promises';
import { booleanPointInPolygon } from '@turf/boolean-point-in-polygon';
import { pointToPolygonDistance } from '@turf/point-to-polygon-distance';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { escapar } from '../padron/xml.ts';
import type { LugaresDeMuestra, ParcelaDeMuestra, Posicion } from './datos.ts';

const DEMORA_MS = 60_000;

type Filtro = (parcela: ParcelaDeMuestra) => boolean;

const poligonoDe = ({ poligono }: ParcelaDeMuestra) => ({ type: 'Polygon' as const, coordinates: [poligono] });

const PUNTO = String.raw`(?:SRID=4326;)?POINT\((-?[\d.]+) (-?[\d.]+)\)`;
const IGUAL = /^(pda|cca)\s*=\s*'([^']*)'$/;
const INTERSECTA = new RegExp(String.raw`^INTERSECTS\(geom,\s*${PUNTO}\)$`, 'i');
const CERCA = new RegExp(String.raw`^DWITHIN\(geom,\s*${PUNTO},\s*([\d.]+),\s*meters\)$`, 'i');

/** Of CQL, what is asked of ARBA's parcels; null for the rest. */
const leerFiltro = (cql: string): Filtro | null => {
  const [, campo, valor] = IGUAL.exec(cql) ?? [];
  if (campo === 'pda' || campo === 'cca') return (parcela) => parcela[campo] === valor;
  const [, lngAdentro, latAdentro] = INTERSECTA.exec(cql) ?? [];
  if (lngAdentro && latAdentro) {
    const punto: Posicion = [Number(lngAdentro), Number(latAdentro)];
    return (parcela) => booleanPointInPolygon(punto, poligonoDe(parcela));
  }
  const [, lng, lat, metros] = CERCA.exec(cql) ?? [];
  if (!lng || !lat || !metros) return null;
  const punto: Posicion = [Number(lng), Number(lat)];
  return (parcela) => pointToPolygonDistance(punto, poligonoDe(parcela), { units: 'meters' }) <= Number(metros);
};

const excepcion = (reply: FastifyReply, texto: string) =>
  reply
    .code(400)
    .type('application/xml')
    .send(
      `<?xml version="1.0" encoding="UTF-8"?><ows:ExceptionReport xmlns:ows="http://www.opengis.net/ows/1.1" version="2.0.0"><ows:Exception exceptionCode="InvalidParameterValue"><ows:ExceptionText>${escapar(texto)}</ows:ExceptionText></ows:Exception></ows:ExceptionReport>`,
    );

const comoFeature = (parcela: ParcelaDeMuestra, i: number) => ({
  type: 'Feature',
  id: `Parcela.${i + 1}`,
  geometry: { type: 'MultiPolygon', coordinates: [[parcela.poligono]] },
  geometry_name: 'geom',
  properties: { pda: parcela.pda, cca: parcela.cca, ara1: parcela.ara1, tpa: parcela.tpa },
});

type Parametros = Record<string, string | undefined>;
/** GeoServer reads the names of its parameters in any case. */
const enMinusculas = (query: Parametros): Parametros =>
  Object.fromEntries(Object.entries(query).map(([nombre, valor]) => [nombre.toLowerCase(), valor]));

/** The WFS of ARBA's GeoServer, of the demo's parcels. */
export function registrarArba(app: FastifyInstance, { parcelas, fallan, tardan }: LugaresDeMuestra): void {
  app.get<{ Querystring: Parametros }>('/geoserver/idera/wfs', async (request, reply) => {
    const {
      service,
      request: operacion,
      typenames,
      outputformat,
      count,
      cql_filter = '',
    } = enMinusculas(request.query);
    if (service?.toUpperCase() !== 'WFS' || operacion !== 'GetFeature')
      return excepcion(reply, 'Operación desconocida');
    if (typenames !== 'idera:Parcela') return excepcion(reply, `Feature type ${typenames} unknown`);
    if (outputformat !== 'application/json') return excepcion(reply, 'Solo application/json');
    const filtro = leerFiltro(cql_filter);
    if (!filtro) return excepcion(reply, `Could not parse CQL filter list: ${cql_filter}`);
    if (tardan.some((partida) => cql_filter.includes(partida))) await esperar(DEMORA_MS, undefined, { ref: false });
    if (fallan.some((partida) => cql_filter.includes(partida))) return reply.code(503).send('Service Unavailable');
    const halladas = parcelas.filter(filtro);
    const features = halladas.slice(0, Number(count ?? halladas.length)).map(comoFeature);
    return {
      type: 'FeatureCollection',
      features,
      totalFeatures: halladas.length,
      numberMatched: halladas.length,
      numberReturned: features.length,
      timeStamp: new Date().toISOString(),
      crs: { type: 'name', properties: { name: 'urn:ogc:def:crs:EPSG::4326' } },
    };
  });
}
