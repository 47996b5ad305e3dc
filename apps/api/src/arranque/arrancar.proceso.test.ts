import { once } from 'node:events';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { dirname, join } from 'node:path';
import pg from 'pg';
import { afterEach, expect, test, vi } from 'vitest';
import { leerClave } from '../db/embebida/cluster.ts';
import { estaVivo } from '../db/embebida/proceso.ts';
import { leerEstado } from '../db/embebida/servidor.ts';
import { ubicarCluster } from '../db/embebida/ubicacion.ts';
import { carpetaDePrueba, lanzarColega, type ProcesoDePrueba } from '../testing/arranque/proceso-de-prueba.ts';

const PRODUCCION = { NODE_ENV: 'production', PADRON_URL: 'http://127.0.0.1:9', SMTP_URL: 'smtp://127.0.0.1:9' };

const carpetas: string[] = [];
const procesos: ProcesoDePrueba[] = [];

function carpetaNueva(): string {
  const carpeta = carpetaDePrueba();
  carpetas.push(carpeta);
  return carpeta;
}

function lanzar(...argumentos: Parameters<typeof lanzarColega>): ProcesoDePrueba {
  const proceso = lanzarColega(...argumentos);
  proceso.direccion.catch(() => {});
  procesos.push(proceso);
  return proceso;
}

const pidDePostgres = (dataDir: string) => leerEstado(ubicarCluster(dataDir).cluster)?.pid ?? 0;

async function consultar(dataDir: string, sql: string): Promise<unknown[]> {
  const puerto = leerEstado(ubicarCluster(dataDir).cluster)?.puerto;
  const url = `postgres://colega:${leerClave(dataDir)}@127.0.0.1:${puerto}/colega`;
  const cliente = new pg.Client({ connectionString: url });
  await cliente.connect();
  try {
    return (await cliente.query({ text: sql, rowMode: 'array' })).rows.flat();
  } finally {
    await cliente.end();
  }
}

afterEach(async () => {
  for (const { hijo, fin } of procesos.splice(0)) {
    hijo.kill('SIGTERM');
    await fin;
  }
  for (const carpeta of carpetas.splice(0)) rmSync(dirname(carpeta), { recursive: true, force: true });
});

test('un segundo arranque sobre los mismos datos se rechaza, y Ctrl-C del primero no deja nada en marcha', async () => {
  const DATA_DIR = carpetaNueva();
  const primero = lanzar({ DATA_DIR });
  const direccion = await primero.direccion;
  const postgres = pidDePostgres(DATA_DIR);

  const segundo = await lanzar({ DATA_DIR }).fin;
  expect(segundo.codigo).toBe(1);
  expect(segundo.errores).toMatch(/^Colega ya está en marcha con los datos de .+ \(proceso \d+\): .+\.\n$/);
  expect((await fetch(direccion)).status).toBeLessThan(500);
  expect(pidDePostgres(DATA_DIR)).toBe(postgres);

  primero.hijo.kill('SIGINT');
  expect(await primero.fin).toMatchObject({ codigo: 0, errores: '' });
  expect(estaVivo(postgres)).toBe(false);
  expect(existsSync(join(DATA_DIR, 'en-uso.json'))).toBe(false);
});

test('después de kill -9 el siguiente arranque recupera los datos y la sesión', async () => {
  const DATA_DIR = carpetaNueva();
  const primero = lanzar({ DATA_DIR });
  await primero.direccion;
  await consultar(DATA_DIR, 'create table prueba_de_corte as select 7 as n');
  const secreto = readFileSync(join(DATA_DIR, 'sesion.clave'), 'utf8');
  const huerfano = pidDePostgres(DATA_DIR);
  primero.hijo.kill('SIGKILL');
  await primero.fin;
  expect(estaVivo(huerfano)).toBe(true);

  await lanzar({ DATA_DIR }).direccion;
  expect(estaVivo(huerfano)).toBe(false);
  expect(await consultar(DATA_DIR, 'select n from prueba_de_corte')).toEqual([7]);
  expect(readFileSync(join(DATA_DIR, 'sesion.clave'), 'utf8')).toBe(secreto);
});

test.each([
  ['npm', ['/bin/sh', '-c', '"$@" & wait', 'npm']],
  ['npm con una consola en el medio', ['/bin/sh', '-c', `sh -c '"$@" & wait' sh "$@" & wait`, 'npm']],
])('si muere %s, el sistema se cierra solo', async (_caso, envolver) => {
  const DATA_DIR = carpetaNueva();
  const envoltorio = lanzar({ DATA_DIR, npm_lifecycle_event: 'start' }, envolver);
  await envoltorio.direccion;
  const postgres = pidDePostgres(DATA_DIR);
  envoltorio.hijo.kill('SIGKILL');
  await vi.waitFor(() => expect(existsSync(join(DATA_DIR, 'en-uso.json'))).toBe(false), { timeout: 10_000 });
  expect(estaVivo(postgres)).toBe(false);
});

test('con el puerto ocupado lo dice y no toca nada', async () => {
  const DATA_DIR = carpetaNueva();
  const ocupante = createServer().listen(0, '127.0.0.1');
  await once(ocupante, 'listening');
  const direccion = ocupante.address();
  const PORT = String(typeof direccion === 'object' && direccion ? direccion.port : 0);
  const { codigo, errores } = await lanzar({ DATA_DIR, PORT }).fin;
  ocupante.close();
  expect(codigo).toBe(1);
  expect(errores).toBe(
    `El puerto ${PORT} ya está ocupado en 127.0.0.1: cerrá el programa que lo usa o elegí otro con PORT.\n`,
  );
  expect(existsSync(DATA_DIR)).toBe(false);
});

test.each([
  [{ PORT: 'abc' }, /^El ajuste PORT no es válido: .+\.\n$/],
  [
    { ...PRODUCCION, HOST: '0.0.0.0' },
    /^Falta el ajuste PUBLIC_URL: en producción es obligatorio para los .+ QR .+\.\n$/,
  ],
  [{ HOST: '203.0.113.7' }, /^No se puede escuchar en 203\.0\.113\.7: .+\.\n$/],
  [
    { DATABASE_URL: 'postgres://ana:secreta@127.0.0.1:9/colega' },
    /^No se puede usar la base de datos de DATABASE_URL \(127\.0\.0\.1:9\/colega\): no hay ningún servidor .+\.\n$/,
  ],
])('con %j lo dice en una oración y no toca nada', async (ajustes, oracion) => {
  const DATA_DIR = carpetaNueva();
  const { codigo, salida, errores } = await lanzar({ DATA_DIR, ...ajustes }).fin;
  expect(codigo).toBe(1);
  expect(errores).toMatch(oracion);
  expect(salida).toBe('');
  expect(existsSync(DATA_DIR)).toBe(false);
});

test('una producción sin PUBLIC_URL que solo este equipo alcanza arranca, y avisa que sus enlaces no salen de él', async () => {
  const DATA_DIR = carpetaNueva();
  const primero = lanzar({ DATA_DIR, ...PRODUCCION });
  await primero.direccion;
  primero.hijo.kill('SIGINT');
  expect((await primero.fin).salida).toContain('Falta PUBLIC_URL: los enlaces');
});

test('con DATA_DIR en un archivo lo dice', async () => {
  const { codigo, errores } = await lanzar({ DATA_DIR: join(import.meta.filename, 'datos') }).fin;
  expect(codigo).toBe(1);
  expect(errores).toMatch(/^No se puede usar .+: no es una carpeta\. .+DATA_DIR\.\n$/);
});
