import { monitorEventLoopDelay } from 'node:perf_hooks';
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { type Db, estadoDeConexiones } from '../db/conectar.ts';
import type { Dependencias } from '../dependencias.ts';
import { version } from '../version.ts';
import { crearHistograma, type Muestra, metrica } from './prometheus.ts';

const CONTENIDO = 'text/plain; version=0.0.4; charset=utf-8';
const DEMORAS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

type Cola = { pendientes: number; abandonados: number; demora: number };

/** Jobs that wait, those that failed for good, and for how long the oldest has been due. */
const leerCola = async (db: Db): Promise<Cola> => {
  const { rows } = await sql<Cola>`
    select count(*) filter (where attempts < max_attempts)::int as pendientes,
           count(*) filter (where attempts >= max_attempts)::int as abandonados,
           coalesce(extract(epoch from now() - min(run_at)
             filter (where attempts < max_attempts and locked_at is null and run_at < now())), 0)::float as demora
    from graphile_worker.jobs`.execute(db);
  return rows[0] ?? { pendientes: 0, abandonados: 0, demora: 0 };
};

const deLaCola = ({ pendientes, abandonados, demora }: Cola): string[] => [
  metrica('gauge', 'colega_trabajos', 'Trabajos de la cola', [
    { etiquetas: { estado: 'pendiente' }, valor: pendientes },
    { etiquetas: { estado: 'abandonado' }, valor: abandonados },
  ]),
  metrica('gauge', 'colega_trabajos_demora_segundos', 'Cuánto hace que espera el primero', [{ valor: demora }]),
];

const delProceso = (demoraDelBucle: number): string[] => {
  const { rss, heapUsed } = process.memoryUsage();
  const cpu = process.cpuUsage();
  return [
    metrica('gauge', 'colega_version', 'Siempre 1, con la versión', [{ etiquetas: { version }, valor: 1 }]),
    metrica('gauge', 'process_resident_memory_bytes', 'Memoria del proceso', [{ valor: rss }]),
    metrica('gauge', 'nodejs_heap_size_used_bytes', 'Memoria de JavaScript', [{ valor: heapUsed }]),
    metrica('counter', 'process_cpu_seconds_total', 'Procesador', [{ valor: (cpu.user + cpu.system) / 1e6 }]),
    metrica('gauge', 'process_start_time_seconds', 'Arranque', [{ valor: Date.now() / 1000 - process.uptime() }]),
    metrica('gauge', 'nodejs_eventloop_lag_p99_seconds', 'Demora del bucle desde la última lectura', [
      { valor: demoraDelBucle },
    ]),
  ];
};

const deConexiones = (db: Db): string[] => {
  const estado = estadoDeConexiones(db);
  const muestras: Muestra[] = Object.entries(estado ?? {}).map(([nombre, valor]) => ({
    etiquetas: { estado: nombre },
    valor,
  }));
  return [metrica('gauge', 'colega_conexiones', 'Conexiones a la base de datos', muestras)];
};

/** /metricas, for Prometheus: of this process; those of the queue are of all. */
export function registrarMetricas(app: FastifyInstance, { db }: Dependencias): void {
  const pedidos = crearHistograma('colega_pedidos_segundos', 'Cuánto tardó cada pedido', DEMORAS);
  const bucle = monitorEventLoopDelay({ resolution: 20 });
  bucle.enable();
  app.addHook('onClose', async () => void bucle.disable());
  app.addHook('onResponse', async ({ method, routeOptions }, reply) => {
    // The pattern, not the address: few of them, and nobody's number.
    const ruta = routeOptions.url ?? 'desconocida';
    pedidos.anotar({ metodo: method, ruta, estado: String(reply.statusCode) }, reply.elapsedTime / 1000);
  });
  app.get('/metricas', async (_request, reply) => {
    const demora = bucle.percentile(99) / 1e9;
    bucle.reset();
    const cola = await leerCola(db).then(deLaCola, () => []);
    const partes = [pedidos.texto(), ...delProceso(demora), ...deConexiones(db), ...cola];
    return reply.header('content-type', CONTENIDO).send(partes.join(''));
  });
}
