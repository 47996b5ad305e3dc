import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { type BaseDePrueba, crearBaseDePrueba } from '../testing/crear-base-de-prueba.ts';
import { migrarCola, type Tareas, vaciarCola } from './trabajador.ts';

let base: BaseDePrueba;
beforeAll(async () => {
  base = await crearBaseDePrueba();
});
afterAll(() => base.cerrar());

const ADIOS = 'X'.charCodeAt(0);
const DETENIDA = 'SFATAL\0C57P01\0Mterminating connection due to administrator command\0\0';

const conLargo = (tipo: string, texto: string): Buffer => {
  const largo = Buffer.alloc(4);
  largo.writeInt32BE(texto.length + 4);
  return Buffer.concat([Buffer.from(tipo), largo, Buffer.from(texto)]);
};

const abrirServidorQueSeDetiene = async (): Promise<{ url: string; quedan: () => number | null }> => {
  const { hostname, port } = new URL(base.url);
  let despedidos = 0;
  let idos = 0;
  const atender = (cliente: Socket): void => {
    const servidor = connect({ host: hostname, port: Number(port) });
    for (const lado of [cliente, servidor]) lado.on('error', () => undefined);
    servidor.pipe(cliente);
    cliente.on('data', (datos) => {
      if (datos[0] !== ADIOS) servidor.write(datos);
      else {
        despedidos += 1;
        servidor.unpipe(cliente);
        servidor.destroy();
        cliente.end(conLargo('E', DETENIDA));
      }
    });
    cliente.once('close', () => {
      idos += 1;
      servidor.destroy();
    });
  };
  const puerta = createServer({ allowHalfOpen: true }, atender).listen(0, '127.0.0.1');
  await once(puerta, 'listening');
  onTestFinished(() => void puerta.close());
  const url = new URL(base.url);
  url.host = `127.0.0.1:${(puerta.address() as { port: number }).port}`;
  return { url: url.href, quedan: () => (despedidos === 0 ? null : despedidos - idos) };
};

// Without a listener, an error on such a connection ends the process.
test.each([
  ['poner al día la cola', (url: string) => migrarCola(url)],
  ['vaciarla', (url: string) => vaciarCola(url, { vencer_cupones: async () => undefined } as unknown as Tareas)],
])('%s termina bien aunque la base se detenga apenas después', async (_, hacer) => {
  const sueltos: unknown[] = [];
  const anotar = (error: unknown) => sueltos.push(error);
  const deAntes = process.listeners('uncaughtException');
  process.removeAllListeners('uncaughtException').on('uncaughtException', anotar);
  try {
    const { url, quedan } = await abrirServidorQueSeDetiene();
    await hacer(url);
    await expect.poll(quedan).toBe(0);
  } finally {
    process.removeAllListeners('uncaughtException');
    for (const oyente of deAntes) process.on('uncaughtException', oyente);
  }
  expect(sueltos).toEqual([]);
});
