import { fork } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as dormir } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Db } from '../../apps/api/src/db/conectar.ts';
import { ACCIONES } from './acciones.ts';
import { percentil } from './cifras.ts';
import type { Llegada, Llegaron } from './llegada.ts';
import type { PersonaVirtual } from './persona-virtual.ts';
import type { Usuario } from './usuarios.ts';

/** S-536: times the p95 of the reads while as many arrive at a server that does nothing. */
export const META_DE_TORMENTA = 2;
const DURA_MS = 60_000;
const COMPARACION_MS = 20_000;
const PENSAR_MS = 50;
const LECTURAS = [ACCIONES.lista, ACCIONES.detalle, ACCIONES.busqueda];

export type Tormenta = {
  /** p95 in ms of signed-in readers: alone, while others arrive elsewhere, and while they sign in. */
  lecturas: { solas: number; conLlegada: number; durante: number };
  ingresos: number;
  avisos: number;
  espera: readonly [p95: number, maxima: number];
  fallas: number;
};

const llegar = async (llegada: Llegada): Promise<Llegaron> => {
  const proceso = fork(new URL('./llegada.ts', import.meta.url));
  proceso.send(llegada);
  const [llegaron] = await once(proceso, 'message');
  return llegaron as Llegaron;
};

type Lecturas<T> = { ms: number[]; otra: T };

/** They read screen after screen for as long as the other work takes. */
const leerMientras = async <T>(lectores: readonly PersonaVirtual[], otra: Promise<T>): Promise<Lecturas<T>> => {
  let sigue = true;
  const termina = otra.finally(() => {
    sigue = false;
  });
  const medidas = lectores[0]?.mundo.registro.medidas ?? [];
  const desde = medidas.length;
  const leer = async (persona: PersonaVirtual): Promise<void> => {
    while (sigue)
      for (const lectura of LECTURAS) {
        await lectura(persona);
        await dormir(PENSAR_MS);
      }
  };
  await Promise.all(lectores.map(leer));
  return { ms: medidas.slice(desde).map(({ ms }) => ms), otra: await termina };
};

const p95 = (...series: readonly { ms: readonly number[] }[]): number =>
  percentil(
    series.flatMap(({ ms }) => ms),
    0.95,
  );

/**
 * Everybody signs in evenly within a minute while a few others read. The load runs on the same machine, so the reads are compared with
 * those made while as many a second arrive at a server that does nothing, before and after.
 */
export const correrTormenta = async (
  { db, direccion }: { db: Db; direccion: string },
  lectores: readonly PersonaVirtual[],
  usuarios: readonly Usuario[],
): Promise<Tormenta> => {
  // Everybody signs in as if for the first time: all runs are alike, and nobody gets a letter about a new device.
  await sql`delete from dispositivos`.execute(db);
  const todos = usuarios.map(({ username, ip }) => ({ username, ip }));
  const algunos = todos.slice(0, Math.ceil((todos.length * COMPARACION_MS) / DURA_MS));
  const aNadie = () => leerMientras(lectores, llegar({ direccion: null, usuarios: algunos, duraMs: COMPARACION_MS }));
  const solas = await leerMientras(lectores, dormir(COMPARACION_MS));
  const antes = await aNadie();
  const durante = await leerMientras(lectores, llegar({ direccion, usuarios: todos, duraMs: DURA_MS }));
  const despues = await aNadie();
  const { esperas, avisos, fallas } = durante.otra;
  return {
    lecturas: { solas: p95(solas), conLlegada: p95(antes, despues), durante: p95(durante) },
    ...{ ingresos: esperas.length, avisos, fallas },
    espera: [percentil(esperas, 0.95), Math.max(0, ...esperas)],
  };
};
