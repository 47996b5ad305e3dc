import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { listarArchivos } from './archivos.mjs';
import { rutaDesdeRaiz } from './raiz.mjs';

const leer = (archivo: string): string => readFileSync(rutaDesdeRaiz(archivo), 'utf8');
const PAQUETES = listarArchivos().filter((archivo) => /(^|\/)package\.json$/.test(archivo));
type Paquete = { license?: string; private?: boolean; version?: string };
const paquete = (archivo: string): Paquete => JSON.parse(leer(archivo));

// No licence was chosen: until its owner does, none may be claimed, and nothing may be published by mistake.
test('cada paquete dice que no tiene licencia y que no se publica, y el README que le toca elegirla a su dueño', () => {
  expect(PAQUETES.length).toBeGreaterThan(5);
  for (const archivo of PAQUETES)
    expect([archivo, paquete(archivo).license, paquete(archivo).private]).toEqual([archivo, 'UNLICENSED', true]);
  expect(leer('README.md')).toContain('`UNLICENSED`');
  expect(listarArchivos().filter((archivo) => /^(LICEN[SC]E|COPYING)/i.test(archivo))).toEqual([]);
});

test('el registro de cambios nombra la versión de los paquetes, y lo que todavía no es de ninguna', () => {
  const [sinPublicar, ...publicadas] = [...leer('CHANGELOG.md').matchAll(/^## \[([^\]]+)\]/gm)].map(([, v]) => v);
  expect(sinPublicar).toBe('Unreleased');
  expect(publicadas[0]).toBe(paquete('package.json').version);
  expect(new Set(PAQUETES.map((archivo) => paquete(archivo).version))).toEqual(new Set([publicadas[0]]));
});
