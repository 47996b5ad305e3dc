import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { anotarPuerto, escucharDondeSiempre } from './puerto.ts';

test('vuelve al puerto de antes si está libre, y si no a otro', async () => {
  const carpeta = mkdtempSync(join(tmpdir(), 'colega-sandbox-'));
  const [uno, dos, tres] = [Fastify(), Fastify(), Fastify()];
  const primero = await escucharDondeSiempre(uno, 0, carpeta);
  await uno.close();
  expect(await escucharDondeSiempre(dos, 0, carpeta)).toBe(primero);
  const otro = await escucharDondeSiempre(tres, 0, carpeta);
  expect(otro).not.toBe(primero);
  expect(otro).toBeGreaterThan(0);
  await Promise.all([dos.close(), tres.close()]);
  rmSync(carpeta, { recursive: true });
});

test('anota dónde está su buzón, para quien trabaja al lado', () => {
  const madre = mkdtempSync(join(tmpdir(), 'colega-sandbox-'));
  const carpeta = join(madre, 'nueva');
  anotarPuerto(carpeta, 'correo', 2525);
  expect(readFileSync(join(carpeta, 'correo'), 'utf8')).toBe('2525');
  anotarPuerto(null, 'correo', 2525);
  rmSync(madre, { recursive: true });
});
