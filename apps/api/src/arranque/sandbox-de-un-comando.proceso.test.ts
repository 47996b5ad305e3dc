import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { carpetaDelSandbox } from './pasarelas.ts';
import { iniciarSandbox } from './sandbox.ts';
import { sandboxDeUnComando } from './sandbox-de-un-comando.ts';

let dataDir: string;
beforeAll(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'colega-sandbox-'));
});
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

const delComando = (cambios: { demo?: boolean } = {}) =>
  sandboxDeUnComando({ dataDir, databaseUrl: null, demo: true, ...cambios });
const cobrado = async (url: string): Promise<string[]> => {
  const { cobranzas } = (await (await fetch(`${url}/control/estado`)).json()) as { cobranzas: { usuario: string }[] };
  return cobranzas.map(({ usuario }) => usuario);
};

test('con el portal en marcha, el suyo; detenido, uno que recuerda lo mismo en el mismo lugar; sin haberlo habido, ninguno', async () => {
  expect(await delComando()).toBeNull();
  const delPortal = await iniciarSandbox(0, carpetaDelSandbox(dataDir));
  const enMarcha = await delComando();
  expect(enMarcha?.url).toBe(delPortal.url);
  const cuerpo = JSON.stringify({ cupon: '1203', importe: '1000,00', canal: 'PF' });
  const headers = { 'content-type': 'application/json' };
  await fetch(`${delPortal.url}/control/caja`, { method: 'POST', headers, body: cuerpo });
  await enMarcha?.cerrar();
  expect(await cobrado(delPortal.url)).toEqual(['00001203']);
  await delPortal.cerrar();

  const propio = await delComando();
  expect(propio?.url).toBe(delPortal.url);
  expect(await cobrado(propio?.url ?? '')).toEqual(['00001203']);
  await propio?.cerrar();
  await expect(cobrado(delPortal.url)).rejects.toThrow();
  await (await delComando({ demo: false }))?.cerrar();
  await expect(cobrado(delPortal.url)).rejects.toThrow();
});
