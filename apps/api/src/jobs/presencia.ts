import { setTimeout as esperar } from 'node:timers/promises';
import pg from 'pg';
import { ponerEnHora } from './poner-en-hora.ts';

const CERROJO = 7_410_414;
const REVISAR_CADA_MS = 4_000; // S-342
/** A process without its connection asks for another this often; the others wait until their next look. */
const REINTENTAR_CADA_MS = 1_000;
const ESPERA_MS = 5_000;
const DESPEDIDA_MS = 1_000;

const AUSENTES = `
  select distinct locked_by as id from graphile_worker.jobs
  where locked_by is not null and not exists (
    select from pg_locks
    where locktype = 'advisory' and classid = ${CERROJO} and granted
      and objid = (hashtext(locked_by)::bigint & 4294967295)::oid
      and database = (select oid from pg_database where datname = current_database()))`;
const SOLTAR_AUSENTES = `select graphile_worker.force_unlock_workers(array_agg(id))
  from (${AUSENTES}) ausentes where id = any($1::text[]) having count(*) > 0`;
/** Their jobs either never began or have no recorded end. A scheduled job has a single attempt, which this was not: it is given back whole. */
const SOLTAR = `
  with dejados as materialized (select id from graphile_worker.jobs where locked_by = any($1::text[]) and key is not null),
    sueltos as materialized (select graphile_worker.force_unlock_workers($1::text[]))
  select graphile_worker.reschedule_jobs((select array_agg(id) from dejados), attempts => 0) from sueltos`;

// The lock is shared, because the server may still hold that of a lost connection of this same process.
const DECIR = 'select pg_advisory_lock_shared($1, hashtext(id)) from unnest($2::text[]) as id';
const DEJAR_DE_DECIR = 'select pg_advisory_unlock_shared($1, hashtext(id)) from unnest($2::text[]) as id';

export type Presencia = {
  anunciar(id: string): void;
  olvidar(id: string): void;
  terminar(): Promise<void>;
};

class Trabajadores {
  readonly #vivos = new Set<string>();
  readonly #dichos = new Set<string>();
  readonly #idos = new Set<string>();
  #ausentes: string[] = [];

  anunciar(id: string): void {
    this.#vivos.add(id);
  }
  olvidar(id: string): void {
    this.#vivos.delete(id);
    this.#idos.add(id);
  }
  /** The others may have lost their connections with ours, so none counts as missing yet. */
  empezarDeNuevo(): void {
    this.#dichos.clear();
    this.#ausentes = [];
  }
  get hayQueDecir(): boolean {
    return this.#idos.size > 0 || [...this.#vivos].some((id) => !this.#dichos.has(id));
  }
  async decir(cliente: pg.Client): Promise<void> {
    const nuevos = [...this.#vivos].filter((id) => !this.#dichos.has(id));
    if (nuevos.length > 0) await cliente.query(DECIR, [CERROJO, nuevos]);
    for (const id of nuevos) this.#dichos.add(id);
    const idos = [...this.#idos];
    if (idos.length === 0) return;
    await cliente.query(SOLTAR, [idos]);
    await cliente.query(DEJAR_DE_DECIR, [CERROJO, idos.filter((id) => this.#dichos.delete(id))]);
    for (const id of idos) this.#idos.delete(id);
  }
  async soltarAusentes(cliente: pg.Client): Promise<void> {
    await cliente.query(SOLTAR_AUSENTES, [this.#ausentes]);
    const { rows } = await cliente.query<{ id: string }>(AUSENTES);
    this.#ausentes = rows.map(({ id }) => id);
  }
}

/** Gives back the jobs of dead workers. This process's count as dead at once; others' must be missing twice: losing the database takes all. */
export function crearPresencia(databaseUrl: string): Presencia {
  const trabajadores = new Trabajadores();
  let cliente: pg.Client | undefined;
  let terminada = false;
  let reloj: NodeJS.Timeout | undefined;
  let enCurso: Promise<void> | undefined;
  let proximaMirada = 0;

  const programar = (ms: number): void => {
    clearTimeout(reloj);
    if (!terminada) reloj = setTimeout(girar, ms).unref();
  };
  const dejar = (perdido: pg.Client): void => {
    perdido.end().catch(() => undefined);
    if (cliente !== perdido) return;
    cliente = undefined;
    if (!enCurso) programar(REINTENTAR_CADA_MS);
  };
  const conectar = async (): Promise<pg.Client> => {
    const nuevo = new pg.Client({
      connectionString: databaseUrl,
      connectionTimeoutMillis: ESPERA_MS,
      query_timeout: ESPERA_MS,
      keepAlive: true,
    });
    nuevo.on('error', () => dejar(nuevo));
    await nuevo.connect();
    trabajadores.empezarDeNuevo();
    proximaMirada = 0;
    cliente = nuevo;
    return nuevo;
  };
  const mirar = async (conectado: pg.Client): Promise<void> => {
    await trabajadores.soltarAusentes(conectado);
    await ponerEnHora(conectado);
    proximaMirada = performance.now() + REVISAR_CADA_MS;
  };
  const revisar = async (): Promise<void> => {
    try {
      const conectado = cliente ?? (await conectar());
      await trabajadores.decir(conectado);
      if (performance.now() >= proximaMirada) await mirar(conectado);
    } catch {
      if (cliente) dejar(cliente);
    }
  };
  const pausa = (): number => {
    if (!cliente) return REINTENTAR_CADA_MS;
    return trabajadores.hayQueDecir ? 0 : Math.max(0, proximaMirada - performance.now());
  };
  const girar = (): void => {
    enCurso = revisar().finally(() => {
      enCurso = undefined;
      programar(pausa());
    });
  };
  const decirEnseguida = (): void => {
    if (!enCurso) programar(0);
  };
  return {
    anunciar: (id) => {
      trabajadores.anunciar(id);
      decirEnseguida();
    },
    olvidar: (id) => {
      trabajadores.olvidar(id);
      decirEnseguida();
    },
    terminar: async () => {
      terminada = true;
      clearTimeout(reloj);
      await enCurso;
      const ultimo = cliente;
      if (!ultimo) return;
      await trabajadores.decir(ultimo).catch(() => undefined);
      // A connection cut in silence never says that it ended.
      await Promise.race([ultimo.end().catch(() => undefined), esperar(DESPEDIDA_MS, undefined, { ref: false })]);
    },
  };
}
