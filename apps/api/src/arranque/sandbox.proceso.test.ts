import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { iniciarSandbox, type Sandbox } from './sandbox.ts';

const TIEMPO = { timeout: 15_000 };
let carpeta: string;
let sandbox: Sandbox;
let avisos: string[];

beforeEach(async () => {
  carpeta = mkdtempSync(join(tmpdir(), 'colega-sandbox-'));
  avisos = [];
  sandbox = await iniciarSandbox(0, carpeta, (linea) => avisos.push(linea));
});
afterEach(async () => {
  await sandbox.cerrar();
  rmSync(carpeta, { recursive: true, force: true });
});

const leer = (pid: string, archivo: string): string => {
  try {
    return readFileSync(`/proc/${pid}/${archivo}`, 'utf8');
  } catch {
    return '';
  }
};
const pidDelSandbox = (): number | undefined =>
  readdirSync('/proc')
    .filter((pid) => /^\d+$/.test(pid) && leer(pid, 'cmdline').includes('sandbox'))
    .filter((pid) => leer(pid, 'environ').includes(`SANDBOX_DIR=${carpeta}\0`))
    .map(Number)[0];
const estado = async () =>
  (await (await fetch(`${sandbox.url}/control/estado`)).json()) as { cobranzas: { usuario: string }[] };
const matar = async (): Promise<void> => {
  const pid = await vi.waitUntil(pidDelSandbox, TIEMPO);
  await vi.waitFor(estado, TIEMPO);
  process.kill(pid, 'SIGKILL');
  await vi.waitFor(() => expect(pidDelSandbox()).not.toBe(pid), TIEMPO);
};

test('muerto con -9 vuelve donde estaba y con lo que recordaba, y lo dice; si cae una y otra vez se lo deja, y también', async () => {
  const cuerpo = JSON.stringify({ cupon: '1203', importe: '1000,00', canal: 'PF' });
  const headers = { 'content-type': 'application/json' };
  await fetch(`${sandbox.url}/control/caja`, { method: 'POST', headers, body: cuerpo });
  const correo = readFileSync(join(carpeta, 'correo'), 'utf8');

  await matar();
  const { cobranzas } = await vi.waitFor(estado, TIEMPO);
  expect(avisos).toEqual(['El sandbox se detuvo: se lo vuelve a arrancar']);
  expect(cobranzas.map(({ usuario }) => usuario)).toEqual(['00001203']);
  expect(readFileSync(join(carpeta, 'correo'), 'utf8')).toBe(correo);

  for (let caida = 2; caida <= 4; caida += 1) await matar();
  await vi.waitFor(() => expect(avisos).toHaveLength(4), TIEMPO);
  expect(avisos[3]).toBe('El sandbox no se mantiene en marcha: lo de afuera no responde. Volvé a arrancar Colega.');
  expect(pidDelSandbox()).toBeUndefined();
});

test('al cerrar no se lo vuelve a arrancar', async () => {
  await sandbox.cerrar();
  expect(avisos).toEqual([]);
  expect(pidDelSandbox()).toBeUndefined();
});
