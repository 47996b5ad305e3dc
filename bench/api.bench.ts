import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { CONEXIONES, type Latencia, medirConsulta, medirLlamada } from './api/medir.ts';
import type { Servidor } from './api/servidores.ts';

const POCOS = 50;
const MUCHOS = 5_000;
const RONDAS = 3;

const abrir = async (cantidad: number): Promise<{ hijo: ChildProcess; servidor: Servidor }> => {
  const servir = join(import.meta.dirname, 'api/servir.ts');
  const hijo = fork(servir, [String(cantidad)], { execArgv: ['--import', 'tsx'] });
  const [servidor] = (await Promise.race([
    once(hijo, 'message'),
    once(hijo, 'exit').then(() => Promise.reject(new Error('El servidor no arrancó'))),
  ])) as [Servidor];
  return { hijo, servidor };
};
const cerrar = async (hijo: ChildProcess): Promise<void> => {
  hijo.disconnect();
  await once(hijo, 'exit');
};

const enTurnos = async (...medidas: (() => Promise<Latencia>)[]): Promise<Latencia[]> => {
  const mejores: Latencia[] = medidas.map(() => ({ p50: Infinity, p95: Infinity }));
  for (let ronda = 0; ronda < RONDAS; ronda++) {
    for (const [i, medir] of medidas.entries()) {
      const medida = await medir();
      if (medida.p95 < (mejores[i]?.p95 ?? Infinity)) mejores[i] = medida;
    }
  }
  return mejores;
};

const NINGUNA: Latencia = { p50: Number.NaN, p95: Number.NaN };
const cifra = (ms: number): string => ms.toFixed(1);
const cifras = ({ p50, p95 }: Latencia): string => `p50 ${cifra(p50)} ms, p95 ${cifra(p95)} ms`;

const muchos = await abrir(MUCHOS);
const pocos = await abrir(POCOS);
console.log(`${CONEXIONES} personas a la vez, ${MUCHOS} legajos de una`);
for (const llamada of muchos.servidor.llamadas) {
  const [portal = NINGUNA, driver = NINGUNA] = await enTurnos(
    () => medirLlamada(muchos.servidor, llamada),
    () => medirConsulta(muchos.servidor, llamada),
  );
  const veces = (portal.p95 / driver.p95).toFixed(2);
  console.log(`${llamada.nombre}: ${cifras(portal)}; el mismo SQL con pg, ${cifras(driver)} (${veces} veces su p95)`);
}
const [lista] = muchos.servidor.llamadas;
const [listaCorta] = pocos.servidor.llamadas;
if (lista && listaCorta) {
  const [larga = NINGUNA, corta = NINGUNA] = await enTurnos(
    () => medirLlamada(muchos.servidor, lista),
    () => medirLlamada(pocos.servidor, listaCorta),
  );
  const veces = (larga.p50 / corta.p50).toFixed(2);
  console.log(`lista de ${MUCHOS}: ${veces} veces el p50 de una de ${POCOS} (${cifra(corta.p50)} ms; meta 1,5)`);
}
await Promise.all([cerrar(muchos.hijo), cerrar(pocos.hijo)]);
