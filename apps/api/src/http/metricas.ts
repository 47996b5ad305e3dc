import { monitorEventLoopDelay } from 'node:perf_hooks';
import type { FastifyInstance } from 'fastify';
import { Counter, Gauge, Histogram, Registry } from 'prom-client';
import { type Db, estadoDeConexiones } from '../db/conectar.ts';
import type { Dependencias } from '../dependencias.ts';
import { version } from '../version.ts';
import { findCola, findEstadoDeAuditoria, findEstadoDeConciliacion } from './metricas.repository.ts';

const DEMORAS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

type Medidor = () => Promise<void> | void;

const medirCola = (db: Db, registers: Registry[]): Medidor => {
  const trabajos = new Gauge({
    name: 'colega_trabajos',
    help: 'Trabajos de la cola',
    labelNames: ['estado'],
    registers,
  });
  const espera = { name: 'colega_trabajos_demora_segundos', help: 'Cuánto hace que espera el primero', registers };
  const demora = new Gauge(espera);
  return async () => {
    const cola = await findCola(db).catch(() => null);
    trabajos.reset();
    // Without the database nothing is known of it, which is not zero.
    demora.remove();
    if (cola === null) return;
    trabajos.set({ estado: 'pendiente' }, cola.pendientes);
    trabajos.set({ estado: 'abandonado' }, cola.abandonados);
    demora.set(cola.demora);
  };
};

const medirAuditoria = (db: Db, registers: Registry[]): Medidor => {
  const help = 'Cortes que encontró la última verificación de la auditoría: más de cero es una alarma';
  const cortes = new Gauge({ name: 'colega_auditoria_cortes', help, registers });
  const deHora = { name: 'colega_auditoria_verificada_segundos', help: 'Cuándo fue la última verificación', registers };
  const hora = new Gauge(deHora);
  return async () => {
    const estado = await findEstadoDeAuditoria(db).catch(() => undefined);
    cortes.remove();
    hora.remove();
    if (estado === undefined) return;
    cortes.set(estado.cortes.length);
    hora.set(estado.cuando.getTime() / 1000);
  };
};

const medirConciliacion = (db: Db, registers: Registry[]): Medidor => {
  const help = 'Controles que no coinciden en la última conciliación: más de cero es una alarma';
  const diferencias = new Gauge({ name: 'colega_conciliacion_diferencias', help, registers });
  const deHora = { name: 'colega_conciliacion_hecha_segundos', help: 'Cuándo fue la última conciliación', registers };
  const hora = new Gauge(deHora);
  return async () => {
    const estado = await findEstadoDeConciliacion(db).catch(() => undefined);
    diferencias.remove();
    hora.remove();
    if (!estado?.terminada_en) return;
    diferencias.set(estado.diferencias?.length ?? 0);
    hora.set(estado.terminada_en.getTime() / 1000);
  };
};

const medirConexiones = (db: Db, registers: Registry[]): Medidor => {
  const help = 'Conexiones a la base de datos';
  const conexiones = new Gauge({ name: 'colega_conexiones', help, labelNames: ['estado'], registers });
  return () => {
    for (const [estado, cuantas] of Object.entries(estadoDeConexiones(db) ?? {})) conexiones.set({ estado }, cuantas);
  };
};

const medirProceso = (registers: Registry[]): Medidor => {
  const memoria = new Gauge({ name: 'process_resident_memory_bytes', help: 'Memoria del proceso', registers });
  const heap = new Gauge({ name: 'nodejs_heap_size_used_bytes', help: 'Memoria de JavaScript', registers });
  const procesador = new Counter({ name: 'process_cpu_seconds_total', help: 'Procesador', registers });
  const inicio = new Gauge({ name: 'process_start_time_seconds', help: 'Arranque', registers });
  inicio.set(Date.now() / 1000 - process.uptime());
  const deVersion = { name: 'colega_version', help: 'Siempre 1, con la versión', registers };
  new Gauge({ ...deVersion, labelNames: ['version'] }).set({ version }, 1);
  return () => {
    const { rss, heapUsed } = process.memoryUsage();
    const { user, system } = process.cpuUsage();
    memoria.set(rss);
    heap.set(heapUsed);
    procesador.reset();
    procesador.inc((user + system) / 1e6);
  };
};

const medirBucle = (app: FastifyInstance, registers: Registry[]): Medidor => {
  const help = 'Demora del bucle desde la última lectura';
  const demora = new Gauge({ name: 'nodejs_eventloop_lag_p99_seconds', help, registers });
  const bucle = monitorEventLoopDelay({ resolution: 20 });
  bucle.enable();
  app.addHook('onClose', async () => void bucle.disable());
  return () => {
    demora.set(bucle.percentile(99) / 1e9);
    bucle.reset();
  };
};

const medirPedidos = (app: FastifyInstance, registers: Registry[]): void => {
  const pedidos = new Histogram({
    name: 'colega_pedidos_segundos',
    help: 'Cuánto tardó cada pedido',
    labelNames: ['metodo', 'ruta', 'estado'],
    buckets: DEMORAS,
    registers,
  });
  app.addHook('onResponse', async ({ method, routeOptions }, reply) => {
    // The label is the pattern and not the address: there are few, and none holds anybody's number.
    const ruta = routeOptions.url ?? 'desconocida';
    pedidos.observe({ metodo: method, ruta, estado: String(reply.statusCode) }, reply.elapsedTime / 1000);
  });
};

/** Serves /metricas for Prometheus: the figures are of this process, except the queue's, which are of all. */
export function registrarMetricas(app: FastifyInstance, { db }: Dependencias): void {
  const registro = new Registry();
  medirPedidos(app, [registro]);
  const medidores = [
    medirProceso([registro]),
    medirBucle(app, [registro]),
    medirConexiones(db, [registro]),
    medirCola(db, [registro]),
    medirAuditoria(db, [registro]),
    medirConciliacion(db, [registro]),
  ];
  app.get('/metricas', async (_request, reply) => {
    for (const medir of medidores) await medir();
    return reply.header('content-type', registro.contentType).send(await registro.metrics());
  });
}
