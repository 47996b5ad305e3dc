import autocannon from 'autocannon';
import pg from 'pg';
import type { Consulta } from './capturar.ts';
import type { Llamada, Servidor } from './servidores.ts';

/** This many technicians ask at once, each as soon as they are answered. */
export const CONEXIONES = 4;
const SEGUNDOS = 4;
const CALENTAMIENTO_S = 1;

export type Latencia = { p50: number; p95: number };

const latenciaDe = (tiempos: number[]): Latencia => {
  const ordenados = [...tiempos].sort((a, b) => a - b);
  const en = (parte: number): number => ordenados[Math.floor(parte * (ordenados.length - 1))] ?? Number.NaN;
  return { p50: en(0.5), p95: en(0.95) };
};

const cargar = (servidor: Servidor, { url }: Llamada, duration: number): Promise<number[]> =>
  new Promise((listo, fallo) => {
    const tiempos: number[] = [];
    const headers = { authorization: `Bearer ${servidor.token}` };
    const corrida = autocannon(
      { url: servidor.direccion + url, connections: CONEXIONES, duration, headers },
      (error, fin) => {
        if (error || fin.non2xx > 0) fallo(error ?? new Error(`${url}: ${fin.non2xx} respuestas que no son 200`));
        else listo(tiempos);
      },
    );
    corrida.on('response', (_cliente, _status, _bytes, tiempo) => void tiempos.push(tiempo));
  });

export const medirLlamada = async (servidor: Servidor, llamada: Llamada): Promise<Latencia> => {
  await cargar(servidor, llamada, CALENTAMIENTO_S);
  return latenciaDe(await cargar(servidor, llamada, SEGUNDOS));
};

const consultar = async (cliente: pg.Client, consulta: Consulta, hasta: number): Promise<number[]> => {
  const tiempos: number[] = [];
  while (performance.now() < hasta) {
    const inicio = performance.now();
    await cliente.query(consulta.sql, consulta.parametros);
    tiempos.push(performance.now() - inicio);
  }
  return tiempos;
};

/** The same query and concurrency with the driver alone. */
export const medirConsulta = async ({ base }: Servidor, { consulta }: Llamada): Promise<Latencia> => {
  const clientes = Array.from({ length: CONEXIONES }, () => new pg.Client({ connectionString: base }));
  await Promise.all(clientes.map((cliente) => cliente.connect()));
  const correr = async (segundos: number): Promise<number[]> => {
    const hasta = performance.now() + segundos * 1000;
    return (await Promise.all(clientes.map((cliente) => consultar(cliente, consulta, hasta)))).flat();
  };
  await correr(CALENTAMIENTO_S);
  const tiempos = await correr(SEGUNDOS);
  await Promise.all(clientes.map((cliente) => cliente.end()));
  return latenciaDe(tiempos);
};
