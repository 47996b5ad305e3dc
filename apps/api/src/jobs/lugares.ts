import { setTimeout as esperar } from 'node:timers/promises';
import { type Logger, run, type TaskList } from 'graphile-worker';
import type pg from 'pg';
import { armarAnotacion } from './anotaciones.ts';
import type { Presencia } from './presencia.ts';

const ESPERA_MS = 1_000;

type Cola = { pgPool: pg.Pool; presencia: Presencia; logger: Logger };

type Turno = { fin: Promise<void>; parar(): Promise<void> };

/**
 * Runs one job after another, until it is stopped or its library can no longer ask what is left; then it finishes the job in hand. An
 * unanswered question has to end it: it may have been given a job, which others get only when nobody runs it. The library also learns about
 * the queue only at its first question, even if that failed, and would then ask in vain for ever.
 */
const abrirTurno = async ({ presencia, pgPool, logger }: Cola, taskList: TaskList): Promise<Turno> => {
  const anotacion = armarAnotacion(pgPool);
  const { events } = anotacion;
  let id = '';
  events.once('pool:create', ({ workerPool }) => {
    id = workerPool.id;
    presencia.anunciar(id);
  });
  const sinRespuesta = new Promise<never>((_, fallar) => {
    events.once('worker:getJob:error', ({ error }) => fallar(error));
  });
  const corredor = await run({
    ...anotacion,
    logger,
    taskList,
    // The scheduled jobs are in the queue already (poner-en-hora.ts).
    parsedCronItems: [],
    concurrency: 1,
    pollInterval: ESPERA_MS,
    noHandleSignals: true,
  });
  const parar = async (): Promise<void> => void (await Promise.allSettled([corredor.stop(), corredor.promise]));
  const cerrar = async (): Promise<void> => {
    await parar();
    presencia.olvidar(id);
  };
  return { fin: Promise.race([corredor.promise, sinRespuesta]).finally(cerrar), parar };
};

export type Lugar = { fin: Promise<void>; parar(): Promise<void> };

/** Opens a worker that runs until it is stopped: losing the database only interrupts it. Rejects if it cannot begin. */
export const abrirLugar = async (cola: Cola, taskList: TaskList, alCaer: (error: unknown) => void): Promise<Lugar> => {
  let parando = false;
  let turno: Turno | null = await abrirTurno(cola, taskList);
  const seguir = async (): Promise<void> => {
    while (!parando) {
      try {
        turno ??= await abrirTurno(cola, taskList);
        if (parando) void turno.parar();
        await turno.fin;
      } catch (error) {
        alCaer(error);
      }
      turno = null;
      if (!parando) await esperar(ESPERA_MS, undefined, { ref: false });
    }
  };
  const fin = seguir();
  return {
    fin,
    parar: async () => {
      parando = true;
      await turno?.parar();
      await fin;
    },
  };
};
