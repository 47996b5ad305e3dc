import type { FastifyRequest, FastifyServerOptions } from 'fastify';
import type { Dependencias } from '../dependencias.ts';
import { OCULTO, sinDatos } from '../sin-datos.ts';

const SECRETOS = [
  'req.headers.authorization',
  'req.headers.cookie',
  '*.authorization',
  '*.password',
  '*.old_password',
  '*.token',
  '*.refresh_token',
  '*.reset_token',
  '*.clave_hash',
  'password',
  'token',
  'refresh_token',
];

// An address may be as good as a password (a recovery, an image, what a QR carries), or name somebody.
const CAMINOS = /(\/reset-password\/|\/findByCuit\/|\/qr\/(?:(?:cvd|certificado)s?\/|personas\/)?)[^/?#]+/gi;
/** Of what is asked for, only what says which page of which list: whatever else is typed may be a name. */
const INOFENSIVOS =
  /^(page|limit|pagination|activ[oa]|general|inhabilitado|manual|estado|circuito|type|key|anio_desde|fecha_(desde|hasta)|legajo_id|matricula|(legajo|persona|segmento|provincia|partido)\.id)$/;

const sinFiltros = (consulta: string): string =>
  consulta
    .split('&')
    .map((par) => {
      const [nombre = '', ...valor] = par.split('=');
      return valor.length === 0 || INOFENSIVOS.test(nombre) ? par : `${nombre}=${OCULTO}`;
    })
    .join('&');

const sinSecretos = (url = ''): string => {
  const [camino = '', ...consulta] = url.split('?');
  const anotado = camino.replace(CAMINOS, `$1${OCULTO}`);
  return sinDatos(consulta.length === 0 ? anotado : `${anotado}?${sinFiltros(consulta.join('?'))}`);
};

/** What failed and where. What PostgreSQL says of a row that it refuses is the row, and is left out. */
const comoFalla = (falla: unknown): object => {
  if (!(falla instanceof Error)) return { type: typeof falla, message: sinDatos(String(falla)) };
  const suyos = falla as Error & Record<string, unknown>;
  return {
    type: falla.name,
    message: sinDatos(falla.message),
    stack: sinDatos(falla.stack ?? ''),
    ...Object.fromEntries(['code', 'statusCode', 'constraint', 'table'].map((clave) => [clave, suyos[clave]])),
    ...(falla.cause instanceof Error && { cause: comoFalla(falla.cause) }),
  };
};

const comoSeAnota = ({ method, url, host, ip, socket }: FastifyRequest) => ({
  method,
  url: sinSecretos(url),
  host,
  remoteAddress: ip,
  ...(socket?.remotePort !== undefined && { remotePort: socket.remotePort }),
});

export function opcionesDeLog({ nivel, destino }: Dependencias['log']): NonNullable<FastifyServerOptions['logger']> {
  return {
    level: nivel,
    redact: { paths: SECRETOS, censor: OCULTO },
    serializers: { req: comoSeAnota, err: comoFalla },
    ...(destino && { stream: destino }),
  };
}
