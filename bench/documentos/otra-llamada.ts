import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as esperar } from 'node:timers/promises';

type Servidor = { portal: string; token: string; papeles: string; pedido: unknown };

const LLAMADAS = 300;
const ENTRE_LLAMADAS_MS = 10;
const RONDAS = 3;
const PEDIDOS_DE_PAPELES = 2;
const META = 2;

const p50 = async ({ portal, token, pedido }: Servidor): Promise<number> => {
  const tiempos: number[] = [];
  for (let i = 0; i < LLAMADAS; i++) {
    const inicio = performance.now();
    const respuesta = await fetch(`${portal}/api/bff/calculo_honorarios/calcular`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify(pedido),
    });
    await respuesta.arrayBuffer();
    tiempos.push(performance.now() - inicio);
    if (!respuesta.ok) throw new Error(`El cálculo contestó ${respuesta.status}`);
    await esperar(ENTRE_LLAMADAS_MS);
  }
  return tiempos.sort((a, b) => a - b)[LLAMADAS / 2] ?? Number.NaN;
};

const p50ConPapeles = async (servidor: Servidor): Promise<{ ms: number; porSegundo: number }> => {
  let [seguir, papeles] = [true, 0];
  const inicio = performance.now();
  const pedirSinParar = async (): Promise<void> => {
    while (seguir) {
      await (await fetch(servidor.papeles)).arrayBuffer();
      papeles += 1;
    }
  };
  const pidiendo = Array.from({ length: PEDIDOS_DE_PAPELES }, pedirSinParar);
  const ms = await p50(servidor);
  const segundos = (performance.now() - inicio) / 1000;
  seguir = false;
  await Promise.all(pidiendo);
  return { ms, porSegundo: papeles / segundos };
};

/** The p50 of another call with and without papers being drawn, in alternate rounds; the quietest of each. */
export const medirOtraLlamada = async (): Promise<string> => {
  const hijo: ChildProcess = fork(join(import.meta.dirname, 'servir.ts'), { execArgv: ['--import', 'tsx'] });
  const [servidor] = (await Promise.race([
    once(hijo, 'message'),
    once(hijo, 'exit').then(() => Promise.reject(new Error('El servidor no arrancó'))),
  ])) as [Servidor];
  const sin: number[] = [];
  const con: { ms: number; porSegundo: number }[] = [];
  for (let i = 0; i < RONDAS; i++) {
    sin.push(await p50(servidor));
    con.push(await p50ConPapeles(servidor));
  }
  hijo.disconnect();
  await once(hijo, 'exit');
  const [base, conPapeles] = [Math.min(...sin), con.reduce((a, b) => (a.ms < b.ms ? a : b))];
  const veces = (conPapeles.ms / base).toFixed(2);
  return `Un cálculo, p50: ${base.toFixed(1)} ms; mientras salen ${Math.round(conPapeles.porSegundo)} cupones por segundo, ${conPapeles.ms.toFixed(1)} ms (${veces} veces; meta ${META})`;
};
