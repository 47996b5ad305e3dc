import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { rutaDesdeRaiz } from '../raiz.ts';

/** Weeks of loops: the compiler hears nobody until it ends. */
const SIN_FIN = '#for a in range(9999) { for b in range(9999) { for c in range(9999) { let n = a + b + c } } }';
const QUE_ANDA = '#set document(title: "Anda")\n#set text(lang: "es")\n= Anda';

test('un papel que no termina nunca falla a su hora, los demás se dibujan igual, y el proceso puede terminar', async () => {
  const carpeta = mkdtempSync(join(tmpdir(), 'colega-plantillas-'));
  writeFileSync(join(carpeta, 'cupon.typ'), SIN_FIN);
  writeFileSync(join(carpeta, 'recibo.typ'), QUE_ANDA);
  const programa = rutaDesdeRaiz('apps/api/src/testing/documents/imprenta-trabada.ts');
  const hijo = spawn(process.execPath, ['--import', 'tsx', programa, carpeta], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  onTestFinished(() => {
    hijo.kill('SIGKILL');
    rmSync(carpeta, { recursive: true });
  });
  const fin = once(hijo, 'exit');
  const dicho = (await hijo.stdout.setEncoding('utf8').toArray()).join('');
  expect(dicho).toBe('Error: «cupon» no se dibujó en 10 s\n%PDF-\n');
  expect(await fin).toEqual([null, 'SIGKILL']);
});
