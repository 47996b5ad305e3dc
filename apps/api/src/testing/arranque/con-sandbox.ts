import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { expect } from 'vitest';
import { rutaDesdeRaiz } from '../../raiz.ts';

/** Lends a sandbox, and expects it to end well. */
export async function conSandbox(trabajo: (url: string) => Promise<void>): Promise<void> {
  const hijo = spawn(process.execPath, ['--import', 'tsx', rutaDesdeRaiz('apps/sandbox/src/main.ts')], {
    stdio: ['pipe', 'pipe', 'inherit'],
    env: { ...process.env, SANDBOX_PORT: '0' },
  });
  const fin = once(hijo, 'exit');
  const [linea] = (await once(createInterface({ input: hijo.stdout }), 'line')) as [string];
  await trabajo(`http://127.0.0.1:${(JSON.parse(linea) as { puerto: number }).puerto}`);
  hijo.stdin.end();
  expect(await fin).toEqual([0, null]);
}
