import { spawnSync } from 'node:child_process';
import { chmodSync, cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { rutaDesdeRaiz } from './raiz.mjs';

let clon: string;
beforeAll(() => {
  clon = mkdtempSync(join(tmpdir(), 'colega-sin-paquetes-'));
  for (const parte of ['scripts', 'bench', 'docs/requirements.md', 'package.json', 'package-lock.json'])
    cpSync(rutaDesdeRaiz(parte), join(clon, parte), {
      recursive: true,
      filter: (ruta) => !ruta.includes('node_modules'),
    });
  spawnSync('git', ['init', '--quiet', clon]);
  mkdirSync(join(clon, 'bin'));
  writeFileSync(join(clon, 'bin/npm'), '#!/bin/sh\nexit 1\n');
  chmodSync(join(clon, 'bin/npm'), 0o755);
});
afterAll(() => rmSync(clon, { recursive: true, force: true }));

function correr(entrada: string, argumentos: string[] = []) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [join(clon, 'scripts', entrada), ...argumentos], {
    cwd: clon,
    encoding: 'utf8',
    env: { ...process.env, PATH: `${join(clon, 'bin')}${delimiter}${process.env.PATH}`, PORT: '0', DATA_DIR: 'datos' },
  });
  return { status, dicho: stdout + stderr };
}

const ARGUMENTOS: Record<string, string[]> = { 'bench.mjs': ['honorarios'], 'comando.mjs': ['operador'] };
const ENTRADAS = readdirSync(rutaDesdeRaiz('scripts')).filter(
  (archivo) => archivo.endsWith('.mjs') && archivo !== 'rows.mjs',
);

test.each(ENTRADAS)('%s llega a instalar sin haber pedido nada a un paquete', (entrada) => {
  const { status, dicho } = correr(entrada, ARGUMENTOS[entrada]);
  expect(dicho).toContain('No se pudieron instalar las dependencias: revisá la conexión y volvé a intentar.');
  expect(dicho).not.toContain('ERR_MODULE_NOT_FOUND');
  expect(status).toBe(1);
});

test('rows cuenta las filas sin instalar nada', () => {
  const { status, dicho } = correr('rows.mjs');
  expect(dicho).toMatch(/^all {2}\d+ of \d+ named/m);
  expect(status).toBe(0);
});
