import { execFile } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { formatFecha } from '@colega/domain/fechas';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { rutaDesdeRaiz } from '../raiz.ts';
import { type BaseDePrueba, crearBaseDePrueba, crearBaseVacia } from '../testing/crear-base-de-prueba.ts';
import { leerUltimaResolucion } from '../testing/honorarios/ultima-resolucion.ts';
import { carpetaDeProgramas } from '../testing/programas.ts';

const NUEVA = 'data/resoluciones/9999-nueva.json';
const { ultima, siguiente, vispera } = leerUltimaResolucion();
const VIGENCIAS = {
  ultima: `desde el ${formatFecha(ultima.vigente_desde)} hasta el ${formatFecha(vispera)}`,
  siguiente: `desde el ${formatFecha(siguiente.vigente_desde)} sin fecha de fin`,
};
const MIGRACIONES = 'apps/api/migrations';

let prueba: BaseDePrueba;
let carpeta: string;

// The installation has its own copy of data/, which the test may write to.
beforeAll(async () => {
  prueba = await crearBaseDePrueba();
  mkdirSync(rutaDesdeRaiz('node_modules/.cache'), { recursive: true });
  carpeta = mkdtempSync(rutaDesdeRaiz('node_modules/.cache/colega-resolucion-'));
  cpSync(rutaDesdeRaiz('data'), join(carpeta, 'data'), { recursive: true });
  mkdirSync(join(carpeta, 'apps/api'), { recursive: true });
  symlinkSync(rutaDesdeRaiz(MIGRACIONES), join(carpeta, MIGRACIONES), 'junction');
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
  writeFileSync(join(carpeta, NUEVA), JSON.stringify(siguiente));
  expect(await ultimas(prueba.url)).not.toContain(siguiente.nombre);
  expect(await correr(prueba.url, 'publicar', NUEVA)).toContain(`Publicada: ${siguiente.nombre}.`);
  const publicadas = await ultimas(prueba.url);
  expect(publicadas).toContain(VIGENCIAS.ultima);
  expect(publicadas).toContain(`${siguiente.nombre}, ${VIGENCIAS.siguiente}`);

  expect(await correr(prueba.url, 'retirar', String(siguiente.id), 'Se aprobó otra')).toContain('Retirada:');
  expect(await ultimas(prueba.url)).toContain(`desde el ${formatFecha(ultima.vigente_desde)} sin fecha de fin`);
  await expect(correr(prueba.url, 'retirar', String(ultima.id), 'Se aprobó otra')).rejects.toThrow('Ya rige');
  await expect(correr(prueba.url, 'retirar', '9999', 'Se aprobó otra')).rejects.toThrow();
  await expect(correr(prueba.url, 'publicar', NUEVA)).rejects.toThrow('ya es de una que se retiró');

  const editada = { ...siguiente, honorario_minimo: '1.00' };
  writeFileSync(join(carpeta, NUEVA), JSON.stringify(editada));
  await expect(correr(prueba.url, 'listar')).rejects.toThrow(`«${siguiente.nombre}» ya está publicada`);
  writeFileSync(join(carpeta, NUEVA), JSON.stringify(siguiente));
}, 60_000);

test('una base vacía toma los archivos como publicados, cada uno hasta la víspera del siguiente', async () => {
  const { duenio } = await crearBaseVacia(prueba);
  const publicadas = await ultimas(duenio);
  expect(publicadas).toContain(VIGENCIAS.ultima);
  expect(publicadas).toContain(VIGENCIAS.siguiente);
}, 60_000);
