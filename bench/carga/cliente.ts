import { Agent, type IncomingMessage, request } from 'node:http';
import { gunzipSync } from 'node:zlib';

export type Respuesta = { status: number; cuerpo: string; ms: number; volverEn?: number };
export type Pedido = {
  metodo?: 'GET' | 'POST';
  camino: string;
  /** The address that the proxy would forward. */
  ip: string;
  token?: string | undefined;
  cuerpo?: unknown;
  clave?: string;
};
export type Cliente = { pedir(pedido: Pedido): Promise<Respuesta>; cerrar(): void };

const encabezadosDe = ({ ip, token, clave }: Pedido, cuerpo: string | undefined): Record<string, string> => ({
  'x-forwarded-for': ip,
  // Browsers send it.
  'accept-encoding': 'gzip',
  ...(token !== undefined && { authorization: `Bearer ${token}` }),
  ...(clave !== undefined && { 'idempotency-key': clave }),
  ...(cuerpo !== undefined && {
    'content-type': 'application/json',
    'content-length': String(Buffer.byteLength(cuerpo)),
  }),
});

const leerCuerpo = ({ headers }: IncomingMessage, bytes: Buffer): string =>
  (headers['content-encoding'] === 'gzip' ? gunzipSync(bytes) : bytes).toString();

/** Connections are kept, as a proxy does. A call without an answer has status 0 and a reason. */
export const crearCliente = (direccion: string): Cliente => {
  const agente = new Agent({ keepAlive: true });
  const { hostname, port } = new URL(direccion);
  const pedir = (pedido: Pedido): Promise<Respuesta> =>
    new Promise((listo) => {
      const inicio = performance.now();
      const terminar = (status: number, cuerpo: string, volverEn = 0) =>
        listo({ status, cuerpo, ms: performance.now() - inicio, volverEn });
      const cuerpo = pedido.cuerpo === undefined ? undefined : JSON.stringify(pedido.cuerpo);
      const { metodo = 'GET', camino } = pedido;
      const salida = request({
        ...{ agent: agente, hostname, port, path: camino, method: metodo },
        headers: encabezadosDe(pedido, cuerpo),
      });
      salida.on('response', (respuesta) => {
        const partes: Buffer[] = [];
        respuesta.on('data', (parte: Buffer) => partes.push(parte));
        const volverEn = Number(respuesta.headers['retry-after'] ?? 0);
        respuesta.on('end', () =>
          terminar(respuesta.statusCode ?? 0, leerCuerpo(respuesta, Buffer.concat(partes)), volverEn),
        );
        respuesta.on('error', (error) => terminar(0, String(error)));
      });
      salida.on('error', (error) => terminar(0, String(error)));
      salida.end(cuerpo);
    });
  return { pedir, cerrar: () => agente.destroy() };
};
