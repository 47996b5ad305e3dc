import { EventEmitter } from 'node:events';
import { setTimeout as esperar } from 'node:timers/promises';
import {
  Logger,
  makeWorkerUtils,
  type Runner,
  run,
  runMigrations,
  runOnce,
  type TaskList,
  type WorkerEvents,
} from 'graphile-worker';
import type pg from 'pg';
import { conectarCola } from '../db/conectar.ts';
import { sinDatos } from '../sin-datos.ts';
import { CARRILES } from './carriles.ts';
import type { NombreDeTrabajo, Trabajos } from './cola.ts';
import { crearPresencia } from './presencia.ts';

/** How each job is done. */
export type Tareas = { [N in NombreDeTrabajo]: (datos: Trabajos[N]) => Promise<void> };

export type Trabajador = { detener(): Promise<void> };

type Avisar = (nivel: 'warn' | 'error', mensaje: string) => void;

const ESPERA_MS = 1_000;
/** What does not close by then is left behind: after a fall of the database its library may wait for it without end. */
const CIERRE_MS = 10_000;
/** In batches, even of one: only then does the end wait for what was done to be written down, and nothing is done again. */
const ANOTAR_ANTES_DE_TERMINAR = { worker: { completeJobBatchDelay: 0, failJobBatchDelay: 0 } };

const enSilencio = (avisar: Avisar): Logger =>
  new Logger(() => (nivel, mensaje) => {
    if (nivel === 'error' || nivel === 'warning') avisar(nivel === 'error' ? 'error' : 'warn', sinDatos(mensaje));
  });

const comoTaskList = (tareas: Tareas, trabajos?: ReadonlySet<string>): TaskList =>
  Object.fromEntries(
    Object.entries(tareas)
      .filter(([nombre]) => trabajos?.has(nombre) ?? true)
      .map(([nombre, hacer]) => [nombre, (datos) => (hacer as (d: unknown) => Promise<void>)(datos)]),
  );

/**
 * Connections for something that ends. Those that its library opens by itself it stops listening to before they are closed, and
 * a server that stops in between would end the process.
 */
const conConexiones = async <T>(databaseUrl: string, hacer: (pgPool: pg.Pool) => Promise<T>): Promise<T> => {
  const pgPool = conectarCola(databaseUrl);
  try {
    return await hacer(pgPool);
  } finally {
    await pgPool.end();
  }
};

/** The queue's own tables, which its library keeps up to date. */
export const migrarCola = (databaseUrl: string): Promise<void> =>
  conConexiones(databaseUrl, (pgPool) => runMigrations({ pgPool, logger: enSilencio(() => {}) }));

/** What a process that died was doing is taken up again: at start nobody else works on an embedded database. */
const soltarDeMuertos = (databaseUrl: string, logger: Logger): Promise<void> =>
  conConexiones(databaseUrl, async (pgPool) => {
    const utiles = await makeWorkerUtils({ pgPool, logger });
    try {
      const trabados = await utiles.withPgClient((cliente) =>
        cliente.query<{ locked_by: string }>(
          'select distinct locked_by from graphile_worker.jobs where locked_by is not null',
        ),
      );
      const ids = trabados.rows.map(({ locked_by }) => locked_by);
      if (ids.length > 0) await utiles.forceUnlockWorkers(ids);
    } finally {
      await utiles.release();
    }
  });

type Opciones = {
  databaseUrl: string;
  tareas: Tareas;
  avisar: Avisar;
  /** No other process works on this queue. */
  unico: boolean;
};

type Turno = { fin: Promise<void>; parar(): Promise<void> };

type Corrida = { pgPool: pg.Pool; events: WorkerEvents; logger: Logger };

/** A runner for each lane. When one cannot be opened none is left open. */
const abrirCarriles = async (tareas: Tareas, corrida: Corrida): Promise<Runner[]> => {
  const abiertos = await Promise.allSettled(
    CARRILES.map(({ simultaneos, trabajos }) =>
      run({
        ...corrida,
        taskList: comoTaskList(tareas, trabajos),
        // what is done at its hours is in the queue already (poner-en-hora.ts)
        parsedCronItems: [],
        preset: ANOTAR_ANTES_DE_TERMINAR,
        concurrency: simultaneos,
        pollInterval: ESPERA_MS,
        noHandleSignals: true,
      }),
    ),
  );
  const corredores = abiertos.flatMap((abierto) => (abierto.status === 'fulfilled' ? [abierto.value] : []));
  const fallido = abiertos.find((abierto) => abierto.status === 'rejected');
  if (!fallido) return corredores;
  await pararTodos(corredores);
  throw fallido.reason;
};

const pararTodos = async (corredores: readonly Runner[]): Promise<void> =>
  void (await Promise.allSettled(corredores.flatMap((corredor) => [corredor.stop(), corredor.promise])));

/** Works until it is stopped, or something that its library cannot mend happens in one of its lanes: then it rejects. */
const abrirTurno = async ({ databaseUrl, tareas }: Opciones, logger: Logger): Promise<Turno> => {
  const presencia = crearPresencia(databaseUrl);
  const pgPool = conectarCola(databaseUrl);
  const terminar = async (): Promise<void> => {
    await presencia.terminar();
    // as its library ends one of its own: nobody waits for the connection that listens
    pgPool.end().catch(() => undefined);
  };
  const events: WorkerEvents = new EventEmitter();
  events.on('pool:create', ({ workerPool }) => presencia.anunciar(workerPool.id));
  try {
    const corredores = await abrirCarriles(tareas, { pgPool, events, logger });
    const parar = () => pararTodos(corredores);
    const cerrar = () => Promise.race([parar().then(terminar), esperar(CIERRE_MS, undefined, { ref: false })]);
    const fin = Promise.race(corredores.map(({ promise }) => promise)).finally(cerrar);
    return { fin, parar };
  } catch (error) {
    await terminar();
    throw error;
  }
};

/** Works on the queue until it is stopped; what is being done then is finished first. A fall of the database only interrupts it. */
export const iniciarTrabajador = async (opciones: Opciones): Promise<Trabajador> => {
  const { databaseUrl, avisar, unico } = opciones;
  const logger = enSilencio(avisar);
  if (unico) await soltarDeMuertos(databaseUrl, logger);
  let deteniendo = false;
  let turno: Turno | null = await abrirTurno(opciones, logger);
  const seguir = async (): Promise<void> => {
    while (!deteniendo) {
      try {
        turno ??= await abrirTurno(opciones, logger);
        if (deteniendo) await turno.parar();
        await turno.fin;
      } catch (error) {
        avisar('error', `La cola de trabajos se detuvo y vuelve a empezar: ${error}`);
      }
      turno = null;
      if (!deteniendo) await esperar(ESPERA_MS, undefined, { ref: false });
    }
  };
  const fin = seguir();
  return {
    detener: async () => {
      deteniendo = true;
      await turno?.parar().catch(() => undefined);
      await fin;
    },
  };
};

/** What can be done now; of those that go one after another the next one is free a moment after the one before it was done. */
const PENDIENTES = `select from graphile_worker.jobs
  where locked_at is null and attempts < max_attempts and run_at <= now()`;

/** Does what is in the queue now and ends: for tests and commands. */
export const vaciarCola = (databaseUrl: string, tareas: Tareas): Promise<void> =>
  conConexiones(databaseUrl, async (pgPool) => {
    do {
      await runOnce({
        pgPool,
        preset: ANOTAR_ANTES_DE_TERMINAR,
        taskList: comoTaskList(tareas),
        noHandleSignals: true,
        logger: enSilencio(() => {}),
      });
    } while ((await pgPool.query(PENDIENTES)).rowCount);
  });
