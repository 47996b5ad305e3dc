import { EventEmitter } from 'node:events';
import type { RunnerOptions, WorkerEvents } from 'graphile-worker';
import type pg from 'pg';

/** Batches, even of one, make the end wait until finished jobs are recorded, so that none runs again. */
const ANOTAR_ANTES_DE_TERMINAR = { worker: { completeJobBatchDelay: 0, failJobBatchDelay: 0 } };
const ANOTA = /^(?:complete|fail)_job/;

/** The same connections, which tell when a question that records the end of a job was answered. */
const conAviso = (pgPool: pg.Pool, alAnotar: () => void): pg.Pool => {
  const conectar = async (): Promise<pg.PoolClient> => {
    const cliente = await pgPool.connect();
    const preguntar = async (pedido: pg.QueryConfig, ...datos: unknown[]): Promise<unknown> => {
      const respuesta = await cliente.query(pedido, ...(datos as [unknown[]?]));
      if (ANOTA.test(pedido.name ?? '')) alAnotar();
      return respuesta;
    };
    return Object.assign(Object.create(cliente), { query: preguntar });
  };
  // The connection that listens is asked for with a function.
  const connect = (listo?: Parameters<pg.Pool['connect']>[0]) => (listo ? pgPool.connect(listo) : conectar());
  return Object.assign(Object.create(pgPool), { connect });
};

type Anotacion = Pick<RunnerOptions, 'pgPool' | 'events' | 'preset' | 'forbiddenFlags'> & { events: WorkerEvents };

/**
 * How a library's worker records what it did: each job before it asks for another. The library would ask at once, and ends at a record that
 * fails; that of a job taken meanwhile it counts twice, and then waits for ever for its end (its issue 636).
 */
export const armarAnotacion = (pgPool: pg.Pool): Anotacion => {
  const events: WorkerEvents = new EventEmitter();
  let anotado = Promise.resolve();
  let alAnotar = (): void => undefined;
  events.on('job:complete', () => {
    anotado = new Promise((listo) => {
      alAnotar = listo;
    });
  });
  events.on('pool:fatalError', () => alAnotar());
  return {
    pgPool: conAviso(pgPool, () => alAnotar()),
    events,
    preset: ANOTAR_ANTES_DE_TERMINAR,
    forbiddenFlags: () => anotado.then(() => null),
  };
};
