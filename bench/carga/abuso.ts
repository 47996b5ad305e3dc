import { createServer } from 'node:net';
import { setTimeout as dormir } from 'node:timers/promises';
import { ABUSOS, type Abuso, type Atacante } from './abusos.ts';
import { ACCIONES } from './acciones.ts';
import { percentil } from './cifras.ts';
import type { PersonaVirtual } from './persona-virtual.ts';

/** S-508: times the p95 of somebody who only works, amid an abuse. */
export const META_DE_ABUSO = 2;
/** Rounds alternate, so that other load of the machine falls on both alike. */
const RONDAS = 3;
const A_SOLAS_MS = 4_000;
const ENTRE_ABUSO_MS = 6_000;
const PENSAR_MS = 25;
const DESCANSO_MS = 1_500;

export type FilaDeAbuso = {
  abuso: string;
  /** p95 in ms of the screens and papers of somebody who only works, alone and amid the abuse. */
  pantallas: readonly [solo: number, entre: number];
  papeles: readonly [solo: number, entre: number];
  pedidos: number;
  frenados: number;
  /** How many calls of somebody who only works were refused or failed. */
  errores: number;
};

export const abrirCorreoColgado = async (): Promise<{ url: string; cerrar(): void }> => {
  const servidor = createServer((cliente) => void cliente.on('error', () => undefined));
  await new Promise<void>((listo) => servidor.listen(0, '127.0.0.1', listo));
  const { port } = servidor.address() as { port: number };
  return { url: `smtp://127.0.0.1:${port}`, cerrar: () => void servidor.close() };
};

const PANTALLAS = [ACCIONES.lista, ACCIONES.detalle, ACCIONES.busqueda, ACCIONES.calculo, ACCIONES.vacia];

type Trabajo = { pantallas: number[]; papeles: number[]; errores: number };

const trabajar = async (persona: PersonaVirtual, fin: AbortSignal): Promise<Trabajo> => {
  const { mundo, usuario } = persona;
  const { medidas, errores } = mundo.registro;
  const [desde, fallas] = [medidas.length, errores.size];
  const papeles: number[] = [];
  while (!fin.aborted) {
    for (const accion of PANTALLAS) {
      await accion(persona);
      await dormir(PENSAR_MS);
    }
    const camino = `/api/bff/orden_pagos/${usuario.cupones[0] ?? 0}/imprimir`;
    const papel = await mundo.cliente.pedir({ camino, ip: usuario.ip, token: persona.token() });
    if (papel.status !== 200) mundo.registro.anotar('pago', papel);
    papeles.push(papel.ms);
    await dormir(PENSAR_MS * 4);
  }
  return { pantallas: medidas.slice(desde).map(({ ms }) => ms), papeles, errores: errores.size - fallas };
};

const durante = (ms: number): AbortSignal => AbortSignal.timeout(ms);

const abusar = async (atacante: Atacante, { cadaMs, hacer }: Abuso, fin: AbortSignal): Promise<number[]> => {
  const enCurso: Promise<number>[] = [];
  for (let n = 0; !fin.aborted; n += 1) {
    enCurso.push(hacer(atacante, n));
    await dormir(cadaMs);
  }
  // Papers still being drawn are not waited for.
  const plazo = dormir(DESCANSO_MS).then(() => 0);
  return Promise.all(enCurso.map((uno) => Promise.race([uno, plazo])));
};

const juntos = (rondas: readonly Trabajo[]): Trabajo => ({
  pantallas: rondas.flatMap(({ pantallas }) => pantallas),
  papeles: rondas.flatMap(({ papeles }) => papeles),
  errores: rondas.reduce((suma, { errores }) => suma + errores, 0),
});

const medirUno = async (persona: PersonaVirtual, atacante: Atacante, abuso: Abuso): Promise<FilaDeAbuso> => {
  const solos: Trabajo[] = [];
  const entres: Trabajo[] = [];
  const estados: number[] = [];
  for (let ronda = 0; ronda < RONDAS; ronda += 1) {
    solos.push(await trabajar(persona, durante(A_SOLAS_MS)));
    const fin = durante(ENTRE_ABUSO_MS);
    const [entre, dichos] = await Promise.all([trabajar(persona, fin), abusar(atacante, abuso, fin)]);
    entres.push(entre);
    estados.push(...dichos);
  }
  const [solo, entre] = [juntos(solos), juntos(entres)];
  const p95 = (cual: 'pantallas' | 'papeles') => [percentil(solo[cual], 0.95), percentil(entre[cual], 0.95)] as const;
  return {
    ...{ abuso: abuso.nombre, pantallas: p95('pantallas'), papeles: p95('papeles') },
    ...{ pedidos: estados.length, frenados: estados.filter((estado) => estado === 429).length },
    errores: solo.errores + entre.errores,
  };
};

export const medirAbusos = async (
  persona: PersonaVirtual,
  atacante: Atacante,
  contar: (fila: FilaDeAbuso) => void,
): Promise<FilaDeAbuso[]> => {
  for (const quien of [persona, atacante.persona]) await quien.ingresar();
  await trabajar(persona, durante(A_SOLAS_MS));
  const filas: FilaDeAbuso[] = [];
  for (const abuso of ABUSOS) {
    const fila = await medirUno(persona, atacante, abuso);
    contar(fila);
    filas.push(fila);
  }
  return filas;
};
