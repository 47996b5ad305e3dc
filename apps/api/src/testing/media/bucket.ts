import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';

type PedidoAlBucket = { metodo: string; camino: string; autorizacion: string; resumen: string; tipo: string };

export type Bucket = {
  storageUrl: string;
  guardados: Map<string, Buffer>;
  pedidos: PedidoAlBucket[];
  falla: number | null;
  vaciar(): void;
  cerrar(): Promise<void>;
};

const cuerpoDe = async (pedido: IncomingMessage): Promise<Buffer> => Buffer.concat(await pedido.toArray());

export const abrirBucket = async (): Promise<Bucket> => {
  const servidor = createServer(async (pedido, respuesta) => {
    const { method: metodo = '', url: camino = '', headers } = pedido;
    const cuerpo = await cuerpoDe(pedido);
    bucket.pedidos.push({
      ...{ metodo, camino, autorizacion: headers.authorization ?? '', tipo: headers['content-type'] ?? '' },
      resumen: String(headers['x-amz-content-sha256'] ?? ''),
    });
    const bytes = bucket.guardados.get(camino);
    if (!headers.authorization) respuesta.writeHead(403).end();
    else if (bucket.falla !== null) respuesta.writeHead(bucket.falla, { location: '/otro/lado' }).end();
    else if (metodo === 'PUT') {
      bucket.guardados.set(camino, cuerpo);
      respuesta.writeHead(200).end();
    } else if (metodo === 'DELETE') {
      bucket.guardados.delete(camino);
      respuesta.writeHead(204).end();
    } else if (bytes) respuesta.writeHead(200).end(bytes);
    else respuesta.writeHead(404).end();
  });
  servidor.listen(0, '127.0.0.1');
  await once(servidor, 'listening');
  const { port } = servidor.address() as AddressInfo;
  const bucket: Bucket = {
    storageUrl: `s3://AKIAPRUEBA:un%2Fsecreto@127.0.0.1:${port}/fotos?region=sa-east-1&http=1`,
    guardados: new Map(),
    pedidos: [],
    falla: null,
    vaciar: () => {
      bucket.guardados.clear();
      bucket.pedidos.length = 0;
      bucket.falla = null;
    },
    cerrar: async () => {
      servidor.closeAllConnections();
      servidor.close();
      await once(servidor, 'close');
    },
  };
  return bucket;
};
