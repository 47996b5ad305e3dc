import { once } from 'node:events';
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as esperar } from 'node:timers/promises';
import type { Azar } from '../../../demo/azar.ts';

/** How many of a hundred calls; the rest arrive and are answered normally. */
const DEMORADOS = 15;
const REPETIDOS = 8;
const SIN_RESPUESTA = 8;
const PERDIDOS = 4;
/** Some arrive after the caller left. */
const DEMORA_MAXIMA_MS = 900;

export type HechosDeLaRed = Record<'pedidos' | 'demorados' | 'repetidos' | 'sin_respuesta' | 'perdidos', number>;
type Respuesta = { estado: number; encabezados: IncomingMessage['headers']; cuerpo: Buffer };

const pedirA = async (destino: string, entrante: IncomingMessage, cuerpo: Buffer): Promise<Respuesta> => {
  const { method, url = '/', headers } = entrante;
  const saliente = request(`${destino}${url}`, { method, headers, agent: false });
  saliente.end(cuerpo);
  const [respuesta] = (await once(saliente, 'response')) as [IncomingMessage];
  const leido = Buffer.concat(await respuesta.toArray());
  return { estado: respuesta.statusCode ?? 502, encabezados: respuesta.headers, cuerpo: leido };
};

/** Between the portals and their providers, answers come late, repeated or not at all, though the request was done. */
export const abrirRedQueFalla = async (destino: () => string, azar: Azar) => {
  const hechos: HechosDeLaRed = { pedidos: 0, demorados: 0, repetidos: 0, sin_respuesta: 0, perdidos: 0 };
  let falla = true;
  const toca = (que: keyof HechosDeLaRed, deCien: number): boolean => {
    const si = falla && azar.entero(1, 100) <= deCien;
    if (si) hechos[que] += 1;
    return si;
  };
  const pasar = async (entrante: IncomingMessage, saliente: ServerResponse): Promise<void> => {
    const cuerpo = Buffer.concat(await entrante.toArray());
    hechos.pedidos += 1;
    if (toca('perdidos', PERDIDOS)) return void saliente.destroy();
    const primera = await pedirA(destino(), entrante, cuerpo);
    const ultima = toca('repetidos', REPETIDOS) ? await pedirA(destino(), entrante, cuerpo) : primera;
    const { estado, encabezados, cuerpo: leido } = azar.de([primera, ultima]);
    if (toca('demorados', DEMORADOS)) await esperar(azar.entero(50, DEMORA_MAXIMA_MS));
    if (toca('sin_respuesta', SIN_RESPUESTA)) return void saliente.destroy();
    saliente.writeHead(estado, { 'content-type': encabezados['content-type'] ?? 'application/json' }).end(leido);
  };
  const servidor = createServer((entrante, saliente) => {
    pasar(entrante, saliente).catch(() => saliente.destroy());
  });
  servidor.listen(0, '127.0.0.1');
  await once(servidor, 'listening');
  const { port } = servidor.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    hechos,
    componer: (): void => {
      falla = false;
    },
    cerrar: (): void => {
      servidor.closeAllConnections();
      servidor.close();
    },
  };
};
