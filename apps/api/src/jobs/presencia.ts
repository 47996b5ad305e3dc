import pg from 'pg';
import { ponerEnHora } from './poner-en-hora.ts';

const CERROJO = 7_410_414;
const REVISAR_CADA_MS = 5_000; // S-342
/** A process has this long between taking its first job and being known to be alive. */
const GRACIA = '3 seconds';

/** Jobs held by a process that is not there: its connection, and its lock with it, ended when it died. */
const SOLTAR = `
  select graphile_worker.force_unlock_workers(array_agg(locked_by)) from (
    select distinct locked_by from graphile_worker.jobs
    where locked_at < now() - interval '${GRACIA}' and not exists (
      select from pg_locks
      where locktype = 'advisory' and classid = ${CERROJO} and granted
        and objid = (hashtext(locked_by)::bigint & 4294967295)::oid
        and database = (select oid from pg_database where datname = current_database()))
  ) muertos having count(*) > 0`;

export type Presencia = { anunciar(id: string): void; terminar(): Promise<void> };

/**
 * Says on a connection of its own that these workers are alive, and gives back what those that died were doing: a job is not left
 * waiting for the four hours after which its library would think of it, nor for a time that only a wrong clock saw. It keeps in the
 * queue what is done at its hours, too.
 */
export function crearPresencia(databaseUrl: string): Presencia {
  let cliente: pg.Client | undefined;
  let terminada = false;
  let reloj: NodeJS.Timeout | undefined;
  let enCurso: Promise<void> | undefined;
  const ids = new Set<string>();

  const dejar = (perdido: pg.Client): void => {
    if (cliente === perdido) cliente = undefined;
    perdido.end().catch(() => undefined);
  };
  const decir = (conectado: pg.Client, id: string) =>
    conectado.query('select pg_advisory_lock($1, hashtext($2))', [CERROJO, id]);
  const conectar = async (): Promise<pg.Client> => {
    const nuevo = new pg.Client({ connectionString: databaseUrl, connectionTimeoutMillis: REVISAR_CADA_MS });
    nuevo.on('error', () => dejar(nuevo));
    await nuevo.connect();
    cliente = nuevo;
    for (const id of ids) await decir(nuevo, id);
    return nuevo;
  };
  const revisar = async (): Promise<void> => {
    try {
      const conectado = cliente ?? (await conectar());
      await conectado.query(SOLTAR);
      await ponerEnHora(conectado);
    } catch {
      if (cliente) dejar(cliente);
    }
  };
  const girar = (): void => {
    enCurso = revisar().finally(() => {
      if (!terminada) reloj = setTimeout(girar, REVISAR_CADA_MS).unref();
    });
  };
  return {
    anunciar: (id) => {
      ids.add(id);
      if (!enCurso) girar();
      else if (cliente) decir(cliente, id).catch(() => undefined);
    },
    terminar: async () => {
      terminada = true;
      clearTimeout(reloj);
      await enCurso;
      await cliente?.end().catch(() => undefined);
    },
  };
}
