import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { afterEach, expect, test, vi } from 'vitest';
import { type Cobro, crearAlmacen } from './almacen.ts';
import { crearCartero } from './avisos.ts';

const cobro = { id: 'a', proveedor: 'sipago', aviso: 'http://portal/aviso', final: null } as Cobro;

afterEach(() => vi.unstubAllGlobals());

test('uno que se estaba entregando al detenerse no se anota después: sale otra vez al volver', async () => {
  const carpeta = mkdtempSync(join(tmpdir(), 'colega-sandbox-'));
  const entregas: ((respuesta: Response) => void)[] = [];
  const entrega = vi.fn(() => new Promise<Response>((contestar) => entregas.push(contestar)));
  vi.stubGlobal('fetch', entrega);
  const abrir = () => crearCartero(crearAlmacen(carpeta), { sipago: () => ({}) });
  const primero = abrir();
  primero.avisar(cobro, 'normal', 0);
  await expect.poll(() => entregas.length).toBe(1);
  primero.detener();

  const segundo = abrir();
  await expect.poll(() => entregas.length).toBe(2);
  segundo.detener();
  rmSync(carpeta, { recursive: true });
  for (const contestar of entregas) contestar(new Response());
  await setImmediate();
  expect(existsSync(carpeta)).toBe(false);
});
