import { Logger, makeWorkerUtils, runMigrations, runOnce, type TaskList } from 'graphile-worker';
import type pg from 'pg';
import { conectarCola } from '../db/conectar-cola.ts';
import { ocultarDatos } from '../ocultar-datos.ts';
import { armarAnotacion } from './anotaciones.ts';
import { LUGARES } from './carriles.ts';
import type { NombreDeTrabajo, Trabajos } from './cola.ts';
import { abrirLugar, type Lugar } from './lugares.ts';
import { crearPresencia } from './presencia.ts';

export type Tareas = { [N in NombreDeTrabajo]: (datos: Trabajos[N]) => Promise<void> };

export type Trabajador = { detener(): Promise<void> };

type Avisar = (nivel: 'warn' | 'error', mensaje: string) => void;

/** A question unanswered by then is repeated on another connection. */
const CONSULTA_MAXIMA_MS = 10_000;
const AVISAR_CADA_MS = 60_000;

const enSilencio = (avisar: Avisar): Logger =>
  new Logger(() => (nivel, mensaje) => {
    if (nivel === 'error' || nivel === 'warning') avisar(nivel === 'error' ? 'error' : 'warn', ocultarDatos(mensaje));
  });

const comoTaskList = (tareas: Tareas, trabajos?: ReadonlySet<string>): TaskList =>
  Object.fromEntries(
    Object.entries(tareas)
      .filter(([nombre]) => trabajos?.has(nombre) ?? true)
      .map(([nombre, hacer]) => [nombre, (datos) => (hacer as (d: unknown) => Promise<void>)(datos)]),
  );

const conConexiones = async <T>(databaseUrl: string, hacer: (pgPool: pg.Pool) => Promise<T>): Promise<T> => {
  const pgPool = conectarCola(databaseUrl);
  try {
    return await hacer(pgPool);
  } finally {
    await pgPool.end();
  }
};

export const migrarCola = (databaseUrl: string): Promise<void> =>
  conConexiones(databaseUrl, (pgPool) => runMigrations({ pgPool, logger: enSilencio(() => {}) }));

/** Releases the jobs of dead processes: at start nobody else works on an embedded database. */
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
  unico: boolean;
};

/** A fall takes every place at once, and each one retries each second: it is reported once. */
const avisarUnaVez = (avisar: Avisar): ((error: unknown) => void) => {
  let avisadoEn = Number.NEGATIVE_INFINITY;
  return (error) => {
    const ahora = performance.now();
    if (ahora - avisadoEn > AVISAR_CADA_MS) {
      avisadoEn = ahora;
      avisar('error', `La cola de trabajos se detuvo y vuelve a empezar: ${error}`);
    }
  };
};

const pararTodos = async (lugares: readonly Lugar[]): Promise<void> =>
  void (await Promise.all(lugares.map((lugar) => lugar.parar())));

const abrirLugares = async (abrir: (trabajos: ReadonlySet<string>) => Promise<Lugar>): Promise<Lugar[]> => {
  const abiertos = await Promise.allSettled(LUGARES.map(abrir));
  const lugares = abiertos.flatMap((abierto) => (abierto.status === 'fulfilled' ? [abierto.value] : []));
  const fallido = abiertos.find((abierto) => abierto.status === 'rejected');
  if (!fallido) return lugares;
  await pararTodos(lugares);
  throw fallido.reason;
};

export const iniciarTrabajador = async ({ databaseUrl, tareas, avisar, unico }: Opciones): Promise<Trabajador> => {
  const logger = enSilencio(avisar);
  if (unico) await soltarDeMuertos(databaseUrl, logger);
  const presencia = crearPresencia(databaseUrl);
  const pgPool = conectarCola(databaseUrl, { conexiones: 2 * LUGARES.length, consultaMs: CONSULTA_MAXIMA_MS });
  const alCaer = avisarUnaVez(avisar);
  const terminar = async (): Promise<void> => {
    await presencia.terminar();
    // The connections that listen are not waited for, as the library does when it ends its own.
    pgPool.end().catch(() => undefined);
  };
  try {
    const lugares = await abrirLugares((trabajos) =>
      abrirLugar({ pgPool, presencia, logger }, comoTaskList(tareas, trabajos), alCaer),
    );
    return { detener: () => pararTodos(lugares).then(terminar) };
  } catch (error) {
    await terminar();
    throw error;
  }
};

const PENDIENTES = `select from graphile_worker.jobs
  where locked_at is null and attempts < max_attempts and run_at <= now()`;

export const vaciarCola = (databaseUrl: string, tareas: Tareas): Promise<void> =>
  conConexiones(databaseUrl, async (pgPool) => {
    do {
      await runOnce({
        ...armarAnotacion(pgPool),
        taskList: comoTaskList(tareas),
        noHandleSignals: true,
        logger: enSilencio(() => {}),
      });
    } while ((await pgPool.query(PENDIENTES)).rowCount);
  });

/** Does once the jobs of those kinds that nobody has taken: a command works though no portal is running. */
export const correrTrabajos = (databaseUrl: string, tareas: Partial<Tareas>): Promise<void> =>
  conConexiones(databaseUrl, (pgPool) =>
    runOnce({
      ...armarAnotacion(pgPool),
      taskList: comoTaskList(tareas as Tareas),
      noHandleSignals: true,
      logger: enSilencio(() => {}),
    }),
  );
