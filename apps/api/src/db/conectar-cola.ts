import pg from 'pg';

const CONEXIONES_POR_DEFECTO = 10;
const ESPERA_DE_CONEXION_MS = 10_000;
/** At these codes the queue's library sleeps, longer each time and up to two minutes, even if there is work. */
const LA_DUERMEN = new Set(['57P03', 'EHOSTUNREACH', 'ETIMEDOUT']);
const SIN_RESPUESTA = 'Query read timeout';

type AlConectar = (error: Error | undefined, conexion: pg.PoolClient | undefined, soltar?: () => void) => void;

const laDuerme = (error: Error): boolean => LA_DUERMEN.has((error as NodeJS.ErrnoException).code ?? '');
const sinCodigo = (error: Error): Error => (laDuerme(error) ? new Error(error.message, { cause: error }) : error);

/** The query under way fails with this same error object, after it was told here. */
const quitarCodigo = (error: NodeJS.ErrnoException): void => {
  if (laDuerme(error)) delete error.code;
};

/** The queue releases a connection without saying that it did not answer, and its next user would take it as good. */
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

/** The queue may release its listening connection twice when it is lost while closing, which would end the process. */
const unaVez = (soltar?: () => void): (() => void) => {
  let suelta = false;
  return () => {
    if (!suelta) soltar?.();
    suelta = true;
  };
};

/** After most failures the queue's library asks again in a second (S-365). `consultaMs` is for connections cut in silence, which never tell. */
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
