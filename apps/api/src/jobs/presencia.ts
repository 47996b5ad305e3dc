import pg from 'pg';

const CERROJO = 7_410_414;
const REVISAR_CADA_MS = 5_000;
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
 * Says on a connection of its own that this process is alive, and gives back what those that died were doing: a job is not left
 * waiting for the four hours after which its library would think of it.
 */
export function crearPresencia(databaseUrl: string): Presencia {
  const ids = new Set<string>();
  let cliente: pg.Client | undefined;
  let terminada = false;
  let reloj: NodeJS.Timeout | undefined;
  let enCurso: Promise<void> = Promise.resolve();

  const dejar = (perdido: pg.Client): void => {
    if (cliente === perdido) cliente = undefined;
    perdido.end().catch(() => undefined);
  };
  const conectado = async (): Promise<pg.Client> => {
    if (cliente) return cliente;
    const nuevo = new pg.Client({ connectionString: databaseUrl, connectionTimeoutMillis: REVISAR_CADA_MS });
    nuevo.on('error', () => dejar(nuevo));
    await nuevo.connect();
    for (const id of ids) await nuevo.query('select pg_advisory_lock($1, hashtext($2))', [CERROJO, id]);
    cliente = nuevo;
    return nuevo;
  };
  const revisar = async (): Promise<void> => {
    try {
      await (await conectado()).query(SOLTAR);
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
      if (ids.size === 1) girar();
    },
    terminar: async () => {
      terminada = true;
      clearTimeout(reloj);
      await enCurso;
      await cliente?.end().catch(() => undefined);
    },
  };
}
