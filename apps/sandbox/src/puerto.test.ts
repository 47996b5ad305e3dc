import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { escucharDondeSiempre } from './puerto.ts';

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
