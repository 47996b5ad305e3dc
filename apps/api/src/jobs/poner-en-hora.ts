import type pg from 'pg';
import { proximasVeces } from './horario.ts';

/** What a clock that ran ahead wrote down, and was put right since: jobs to be tried again later than the queue ever waits (S-364). */
const ADELANTAR = `
  select graphile_worker.reschedule_jobs(array_agg(id), run_at => now()) from graphile_worker.jobs
  where key is null and locked_at is null and run_at > now() + interval '7 hours' having count(*) > 0`;

/**
 * Leaves in the queue, for its next time, each job that has its hours and is not there: once, however many processes say so. What is
 * being done or waits for its turn stays as it is. What failed is not tried again, and is counted among what was given up for a while.
 */
const PONER_HORARIO = `
  select graphile_worker.add_job(h.nombre, run_at => h.cuando, max_attempts => 1, job_key => h.nombre)
  from json_to_recordset($1) as h(nombre text, cuando timestamptz)
  left join graphile_worker.jobs j on j.key = h.nombre
  where j.id is null or (j.locked_at is null and
    (j.run_at > h.cuando or (j.attempts >= j.max_attempts and j.run_at < now() - interval '30 seconds')))`;

/** By the database's clock, which is that of all who work on the queue. */
export const ponerEnHora = async (cliente: pg.Client): Promise<void> => {
  await cliente.query(ADELANTAR);
  const { rows } = await cliente.query<{ ahora: Date }>('select now() as ahora');
  for (const { ahora } of rows) await cliente.query(PONER_HORARIO, [JSON.stringify(proximasVeces(ahora))]);
};
