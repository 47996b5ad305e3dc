import { execFile } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { enRaiz } from '../raiz.ts';
import { type BaseDePrueba, crearBaseDePrueba, crearBaseVacia } from '../testing/crear-base-de-prueba.ts';
import { carpetaDeProgramas } from '../testing/programas.ts';

const NUEVA = 'data/resoluciones/2027-04.json';
const MIGRACIONES = 'apps/api/migrations';

let prueba: BaseDePrueba;
let carpeta: string;

// An installation of its own: the program as it ships, beside a copy of data/ that the test may write in.
beforeAll(async () => {
  prueba = await crearBaseDePrueba();
  mkdirSync(enRaiz('node_modules/.cache'), { recursive: true });
  carpeta = mkdtempSync(enRaiz('node_modules/.cache/colega-resolucion-'));
  cpSync(enRaiz('data'), join(carpeta, 'data'), { recursive: true });
  mkdirSync(join(carpeta, 'apps/api'), { recursive: true });
  symlinkSync(enRaiz(MIGRACIONES), join(carpeta, MIGRACIONES), 'junction');
  cpSync(carpetaDeProgramas(), join(carpeta, 'programas'), { recursive: true });
});
afterAll(async () => {
  await prueba.cerrar();
  rmSync(carpeta, { recursive: true, force: true });
});

const correr = async (url: string, ...argumentos: string[]): Promise<string> => {
  const env = { PATH: process.env.PATH ?? '', DATABASE_URL: url, DEMO: '0', DATA_DIR: join(carpeta, 'datos') };
  const fin = await promisify(execFile)(process.execPath, [join(carpeta, 'programas/resolucion.js'), ...argumentos], {
    cwd: carpeta,
    env,
  });
  return fin.stdout;
};
const ultimas = async (url: string): Promise<string> =>
  (await correr(url, 'listar')).trim().split('\n').slice(-2).join();

test('una resolución nueva espera en data/ sin estorbar, se publica, y todo vuelve a arrancar', async () => {
  const ultima = JSON.parse(readFileSync(enRaiz('data/resoluciones/2026-10.json'), 'utf8'));
  const nueva = { ...ultima, id: 26, nombre: 'Valores de abril de 2027', vigente_desde: '2027-04-01' };
  writeFileSync(join(carpeta, NUEVA), JSON.stringify(nueva));
  expect(await ultimas(prueba.url)).not.toContain('abril de 2027');
  expect(await correr(prueba.url, 'publicar', NUEVA)).toContain('Publicada: Valores de abril de 2027.');
  const publicadas = await ultimas(prueba.url);
  expect(publicadas).toContain('desde el 01/10/2026 hasta el 31/03/2027');
  expect(publicadas).toContain('Valores de abril de 2027, desde el 01/04/2027 sin fecha de fin');

  const editada = { ...nueva, honorario_minimo: '1.00' };
  writeFileSync(join(carpeta, NUEVA), JSON.stringify(editada));
  await expect(correr(prueba.url, 'listar')).rejects.toThrow('«Valores de abril de 2027» ya está publicada');
  writeFileSync(join(carpeta, NUEVA), JSON.stringify(nueva));
}, 60_000);

test('una base vacía toma los archivos como publicados, cada uno hasta la víspera del siguiente', async () => {
  const { duenio } = await crearBaseVacia(prueba);
  const publicadas = await ultimas(duenio);
  expect(publicadas).toContain('desde el 01/10/2026 hasta el 31/03/2027');
  expect(publicadas).toContain('desde el 01/04/2027 sin fecha de fin');
}, 60_000);
