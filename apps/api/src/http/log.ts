import type { FastifyRequest, FastifyServerOptions } from 'fastify';
import type { Dependencias } from '../dependencias.ts';
import { OCULTO, ocultarDatos } from '../ocultar-datos.ts';

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

const LARGO_DE_DIRECCION = 45;
// An address may be as good as a password (a recovery, an image, a QR, a calendar), or name somebody.
const CAMINOS =
  /(\/(?:reset-password|administrador|calendarios)\/|\/findByCuit\/|\/qr\/(?:(?:cvd|certificado|recibo)s?\/|personas\/)?)[^/?#]+/gi;
/** Of the query only the page and the list are logged: anything else typed may be a name. */
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
  return ocultarDatos(consulta.length === 0 ? anotado : `${anotado}?${sinFiltros(consulta.join('?'))}`);
};

type Falla = { type: string; message: string; stack: string; [mas: string]: unknown };

/** What failed and where. PostgreSQL's detail of a refused row is the row itself, and is left out. */
const comoFalla = (falla: unknown): Falla => {
  if (!(falla instanceof Error)) return { type: typeof falla, message: ocultarDatos(String(falla)), stack: '' };
  const suyos = falla as Error & Record<string, unknown>;
  return {
    type: falla.name,
    message: ocultarDatos(falla.message),
    stack: ocultarDatos(falla.stack ?? ''),
    ...Object.fromEntries(['code', 'statusCode', 'constraint', 'table'].map((clave) => [clave, suyos[clave]])),
    ...(falla.cause instanceof Error && { cause: comoFalla(falla.cause) }),
  };
};

const comoSeAnota = ({ method, url, host, ip, socket }: FastifyRequest) => ({
  method,
  url: sinSecretos(url),
  host,
  // A proxy may forward anything here.
  remoteAddress: ip?.slice(0, LARGO_DE_DIRECCION),
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
