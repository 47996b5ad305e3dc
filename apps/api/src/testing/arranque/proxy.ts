import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as esperar } from 'node:timers/promises';

const PAUSA_MS = 100;
const DE_LA_CONEXION = new Set(['connection', 'keep-alive', 'transfer-encoding']);

type Pedido = { metodo: string; camino: string; encabezados: IncomingHttpHeaders; cuerpo: Buffer };

/** Nobody was listening, so nothing was done. */
const nadieEscucha = (error: unknown): boolean => (error as NodeJS.ErrnoException).code === 'ECONNREFUSED';
const puedeRepetirse = ({ metodo, encabezados }: Pedido): boolean =>
  metodo === 'GET' || encabezados['idempotency-key'] !== undefined;

/** Keeps the headers of the answer and leaves those of the connection out. */
const deLaRespuesta = (encabezados: IncomingHttpHeaders): IncomingHttpHeaders =>
  Object.fromEntries(Object.entries(encabezados).filter(([nombre]) => !DE_LA_CONEXION.has(nombre)));

async function preguntar(destino: string, { metodo, camino, encabezados, cuerpo }: Pedido): Promise<IncomingMessage> {
  const pedido = request(`${destino}${camino}`, { method: metodo, headers: encabezados, agent: false });
  pedido.end(cuerpo);
  const [respuesta] = (await once(pedido, 'response')) as [IncomingMessage];
  return respuesta;
}

/** Sends calls to the processes in turn, as proxies do, and repeats on the next one what may be asked again. */
export async function abrirProxy(destinos: readonly string[]) {
  let turno = 0;
  const responder = async (entrante: IncomingMessage, saliente: ServerResponse): Promise<void> => {
    const cuerpo = Buffer.concat(await entrante.toArray());
    const { method: metodo = 'GET', url: camino = '/', headers: encabezados } = entrante;
    const pedido = { metodo, camino, encabezados, cuerpo };
    turno += 1;
    const primero = turno;
    for (let intento = 0; intento < 2 * destinos.length; intento++) {
      try {
        const respuesta = await preguntar(destinos[(primero + intento) % destinos.length] ?? '', pedido);
        const bytes = Buffer.concat(await respuesta.toArray());
        saliente.writeHead(respuesta.statusCode ?? 502, deLaRespuesta(respuesta.headers));
        saliente.end(bytes);
        return;
      } catch (error) {
        if (!nadieEscucha(error) && !puedeRepetirse(pedido)) break;
        if (!nadieEscucha(error)) await esperar(PAUSA_MS);
      }
    }
    saliente.writeHead(502).end('{}');
  };
  const servidor = createServer((entrante, saliente) => void responder(entrante, saliente));
  servidor.listen(0, '127.0.0.1');
  await once(servidor, 'listening');
  const { port } = servidor.address() as AddressInfo;
  return {
    direccion: `http://127.0.0.1:${port}`,
    cerrar: () => {
      servidor.closeAllConnections();
      servidor.close();
    },
  };
}
