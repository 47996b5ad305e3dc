import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { crearEscenario, type Escenario } from '../../testing/legajos/escenario.ts';
import { type Vida, vidaDe } from '../../testing/legajos/vida.ts';
import { type Programa, rutaDePrograma } from '../../testing/programas.ts';

let e: Escenario;
let vida: Vida;
let carpeta: string;
beforeAll(async () => {
  e = await crearEscenario();
  vida = vidaDe(e);
  carpeta = mkdtempSync(join(tmpdir(), 'colega-operador-'));
});
afterAll(async () => {
  await e.prueba.cerrar();
  rmSync(carpeta, { recursive: true, force: true });
});

type Fin = { codigo: number; salida: string; errores: string };
const correrPrograma = async (programa: Programa, argumentos: string[], url = e.prueba.url): Promise<Fin> => {
  const env = { PATH: process.env.PATH ?? '', DATABASE_URL: url, DEMO: '0', DATA_DIR: join(carpeta, 'datos') };
  const opciones = { cwd: carpeta, env };
  return promisify(execFile)(process.execPath, [rutaDePrograma(programa), ...argumentos], opciones).then(
    ({ stdout, stderr }) => ({ codigo: 0, salida: stdout, errores: stderr }),
    (falla: { code: number; stdout: string; stderr: string }) => ({
      ...{ codigo: falla.code, salida: falla.stdout, errores: falla.stderr },
    }),
  );
};
const correr = (...argumentos: string[]) => correrPrograma('operador', argumentos);

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

const SIN_SERVIDOR = 'postgres://nadie@127.0.0.1:9/colega';
test.each<[Programa, string[], string | undefined, RegExp]>([
  [
    'operador',
    ['conciliar'],
    SIN_SERVIDOR,
    /^No se puede usar la base de datos de DATABASE_URL \(127.0.0.1:9\/colega\): /,
  ],
  ['resolucion', ['listar'], SIN_SERVIDOR, /^No se puede usar la base de datos de DATABASE_URL /],
  ['trabajador', [], SIN_SERVIDOR, /^No se puede usar la base de datos de DATABASE_URL /],
  ['respaldo', ['uno.tar.gz'], SIN_SERVIDOR, /^No se puede usar la base de datos de DATABASE_URL /],
  ['respaldo', ['no/hay/uno.tar.gz'], undefined, /^No se puede usar .*no\/hay\/uno\.tar\.gz\.\d+\.parte: no existe\.$/],
  ['restaurar', ['/tmp'], undefined, /^\/tmp es una carpeta, y no un respaldo\.$/],
])('%s %j se niega con una frase sola y sale con 1', async (programa, argumentos, url, frase) => {
  const { codigo, errores } = await correrPrograma(programa, argumentos, url);
  expect(errores.trimEnd()).toMatch(frase);
  expect([codigo, errores.trimEnd().split('\n')]).toEqual([1, [expect.any(String)]]);
});
