import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { revisarAntesDeInstalar } from './previo.mjs';

const DATA_DIR = mkdtempSync(join(tmpdir(), 'colega-previo-'));
afterAll(() => rmSync(DATA_DIR, { recursive: true, force: true }));

test('un PORT que no es un puerto se rechaza antes de instalar', async () => {
  await expect(revisarAntesDeInstalar({ DATA_DIR, PORT: 'abc' })).rejects.toThrow('El ajuste PORT no es válido');
});

test('un puerto ocupado se rechaza antes de instalar', async () => {
  const ocupante = createServer().listen(0, '127.0.0.1');
  await once(ocupante, 'listening');
  const direccion = ocupante.address();
  const PORT = String(typeof direccion === 'object' && direccion ? direccion.port : 0);
  await expect(revisarAntesDeInstalar({ DATA_DIR, PORT })).rejects.toThrow(`El puerto ${PORT} ya está ocupado`);
  ocupante.close();
});

test('reconoce el cerrojo del sistema mientras vive quien lo tomó, y no después', async () => {
  const dataDir = join(DATA_DIR, 'datos');
  mkdirSync(dataDir);
  const cerrojo = new URL('../../apps/api/src/db/embebida/cerrojo.ts', import.meta.url).href;
  const guion = `import { tomarCerrojo } from '${cerrojo}'; tomarCerrojo('${dataDir}'); console.log('tomado'); setInterval(() => {}, 1000);`;
  const hijo = spawn(process.execPath, ['--import', 'tsx', '--input-type=module', '-e', guion], { stdio: 'pipe' });
  await once(hijo.stdout, 'data');
  await expect(revisarAntesDeInstalar({ DATA_DIR: dataDir, PORT: '0' })).rejects.toThrow('ya está en marcha');
  hijo.kill('SIGKILL');
  await once(hijo, 'exit');
  await revisarAntesDeInstalar({ DATA_DIR: dataDir, PORT: '0' });
});
