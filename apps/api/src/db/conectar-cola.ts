import pg from 'pg';

const CONEXIONES_POR_DEFECTO = 10;
const ESPERA_DE_CONEXION_MS = 10_000;
/** At these the queue's library sleeps, longer each time, up to two minutes, deaf to what is left to do. */
const LA_DUERMEN = new Set(['57P03', 'EHOSTUNREACH', 'ETIMEDOUT']);
const SIN_RESPUESTA = 'Query read timeout';

type AlConectar = (error: Error | undefined, conexion: pg.PoolClient | undefined, soltar?: () => void) => void;

const laDuerme = (error: Error): boolean => LA_DUERMEN.has((error as NodeJS.ErrnoException).code ?? '');
const sinCodigo = (error: Error): Error => (laDuerme(error) ? new Error(error.message, { cause: error }) : error);

/** What was being asked ends with this same error, after it was told here. */
const quitarCodigo = (error: NodeJS.ErrnoException): void => {
  if (laDuerme(error)) delete error.code;
};

/** Whoever gives it back says nothing of that it did not answer, and the next one would be given it as good. */
const cerrarSiNoResponde = (conexion: pg.PoolClient): void => {
  const preguntar = conexion.query.bind(conexion) as (...argumentos: unknown[]) => unknown;
  const preguntarUnRato = (...argumentos: unknown[]): unknown => {
    const respuesta = preguntar(...argumentos);
    if (respuesta instanceof Promise)
      respuesta.catch((error: Error) => {
        if (error.message === SIN_RESPUESTA) (conexion as unknown as pg.Client).end().catch(() => undefined);
      });
    return respuesta;
  };
  conexion.query = preguntarUnRato as typeof conexion.query;
};

/** Its library may give back twice the connection that listens, when it is lost while it ends: that would end the process. */
const unaVez = (soltar?: () => void): (() => void) => {
  let suelta = false;
  return () => {
    if (!suelta) soltar?.();
    suelta = true;
  };
};

/**
 * For the queue. When the server says that it is starting up, or its machine is not there, its library sleeps; after any other
 * failure it asks again in a second (S-365). What is not answered in `consultaMs` fails, if said: of a connection that was cut in
 * silence nothing else is ever known.
 */
export function conectarCola(url: string, { conexiones = CONEXIONES_POR_DEFECTO, consultaMs = 0 } = {}): pg.Pool {
  const pool = new pg.Pool({
    connectionString: url,
    max: conexiones,
    connectionTimeoutMillis: ESPERA_DE_CONEXION_MS,
    keepAlive: true,
    ...(consultaMs > 0 && { query_timeout: consultaMs, statement_timeout: consultaMs }),
  });
  pool.on('error', () => {});
  pool.on('connect', (conexion) => {
    conexion.on('error', quitarCodigo);
    cerrarSiNoResponde(conexion);
  });
  const abrir = pool.connect.bind(pool);
  function connect(): Promise<pg.PoolClient>;
  function connect(listo: AlConectar): void;
  function connect(listo?: AlConectar): Promise<pg.PoolClient> | undefined {
    if (!listo)
      return abrir().catch((error: Error) => {
        throw sinCodigo(error);
      });
    abrir((error, conexion, soltar) => listo(error && sinCodigo(error), conexion, unaVez(soltar)));
    return undefined;
  }
  pool.connect = connect;
  return pool;
}
