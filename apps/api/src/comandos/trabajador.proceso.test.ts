import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { encolar } from '../jobs/cola.ts';
import { type BaseDePrueba, crearBaseDePrueba } from '../testing/crear-base-de-prueba.ts';
import { rutaDePrograma } from '../testing/programas.ts';

let base: BaseDePrueba;
let hijo: ChildProcess | undefined;
beforeAll(async () => {
  base = await crearBaseDePrueba();
});
afterAll(async () => {
  hijo?.kill('SIGKILL');
  await base.cerrar();
});

const lanzar = (...argumentos: string[]) => {
  const { PATH = '' } = process.env;
  const env = { PATH, DATABASE_URL: base.url, DEMO: '0' };
  const proceso = spawn(process.execPath, [rutaDePrograma('trabajador'), ...argumentos], { env });
  hijo = proceso;
  const dicho = { salida: '' };
  proceso.stdout.on('data', (dato) => {
    dicho.salida += String(dato);
  });
  return { proceso, dicho };
};
const pendientes = async (): Promise<number> => {
  const { rows } = await sql`select from graphile_worker.jobs where key is null`.execute(base.db);
  return rows.length;
};

test('el trabajo de fondo se hace en un proceso aparte, que termina cuando se le pide', async () => {
  await encolar(base.db, 'barrer_intenciones', {});
  await encolar(base.db, 'vencer_cupones', {});
  expect(await pendientes()).toBe(2);
  const { proceso, dicho } = lanzar();
  // Some of its queues work while others still open, so their order is not fixed.
  await expect.poll(() => dicho.salida, { timeout: 50_000, interval: 100 }).toContain('Ctrl-C para detenerlo');
  await expect.poll(pendientes, { timeout: 50_000, interval: 100 }).toBe(0);
  proceso.kill('SIGINT');
  expect(await once(proceso, 'exit')).toEqual([0, null]);
}, 120_000);

test('--help cuenta qué hace', async () => {
  const { proceso, dicho } = lanzar('--help');
  expect(await once(proceso, 'close')).toEqual([0, null]);
  expect(dicho.salida).toMatch(/npm run trabajador\n\nPregunta por los pagos/);
}, 60_000);
