import { EventEmitter } from 'node:events';
import { setTimeout as esperar } from 'node:timers/promises';
import { type Logger, run, type TaskList, type WorkerEvents } from 'graphile-worker';
import type pg from 'pg';
import type { Presencia } from './presencia.ts';

const ESPERA_MS = 1_000;
/** In batches, even of one: only then does the end wait for what was done to be written down, and nothing is done again. */
export const ANOTAR_ANTES_DE_TERMINAR = { worker: { completeJobBatchDelay: 0, failJobBatchDelay: 0 } };

type Cola = { pgPool: pg.Pool; presencia: Presencia; logger: Logger };

type Turno = { fin: Promise<void>; parar(): Promise<void> };

/**
 * Does one job after another, until it is stopped or its library can no longer tell what is left to do; then it ends what it is
 * doing. It has to end when it asks for a job and is not answered: it may have been given one, which is left for others only once
 * it is known that nobody does it; and what its library learns of the queue at its first question it learns once, even that it
 * failed, and would ask in vain for ever.
 */
const abrirTurno = async ({ presencia, ...cola }: Cola, taskList: TaskList): Promise<Turno> => {
  const events: WorkerEvents = new EventEmitter();
  let id = '';
  events.once('pool:create', ({ workerPool }) => {
    id = workerPool.id;
    presencia.anunciar(id);
  });
  const sinRespuesta = new Promise<never>((_, fallar) => {
    events.once('worker:getJob:error', ({ error }) => fallar(error));
  });
  const corredor = await run({
    ...cola,
    events,
    taskList,
    // what is done at its hours is in the queue already (poner-en-hora.ts)
    parsedCronItems: [],
    preset: ANOTAR_ANTES_DE_TERMINAR,
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

/** Somebody who works until told to stop: a fall of the database only interrupts it. Rejects if it cannot even begin. */
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
