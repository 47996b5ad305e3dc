import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { listarArchivos } from '../comun/archivos.mjs';
import { rutaDesdeRaiz } from '../comun/raiz.mjs';

const escapar = (texto: string): string => texto.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

test('data/README.md nombra cada archivo de data', () => {
  const texto = readFileSync(rutaDesdeRaiz('data/README.md'), 'utf8');
  const nombres = [...texto.matchAll(/`([^`\n]+)`/g)].map(([, nombre = '']) => nombre);
  // a name with a bar at its end is a folder, and `*` is anything
  const expresiones = nombres.map(
    (nombre) => new RegExp(`^data/${nombre.split('*').map(escapar).join('.*')}${nombre.endsWith('/') ? '.*' : ''}$`),
  );
  const archivos = listarArchivos().filter((archivo) => archivo.startsWith('data/') && archivo !== 'data/README.md');
  expect(archivos.length).toBeGreaterThan(50);
  expect(archivos.filter((archivo) => !expresiones.some((expresion) => expresion.test(archivo)))).toEqual([]);
});
