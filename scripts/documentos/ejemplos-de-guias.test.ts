import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const RAIZ = join(import.meta.dirname, '../..');
const CARPETA = join(RAIZ, 'docs/how-to');
const GUIAS = readdirSync(CARPETA).filter((archivo) => /^(add|publish)-.+\.md$/.test(archivo));

// That they compile, all of them together, is looked at in apps/api/src/testing/ejemplos-de-guias.proceso.test.ts.
test.each(GUIAS)('%s nombra su ejemplo, que se puede poner, y la prueba en la que se ve', (guia) => {
  const parche = guia.replace(/\.md$/, '.patch');
  const texto = readFileSync(join(CARPETA, guia), 'utf8');
  expect(texto).toContain(`(patches/${parche})`);
  expect(texto).toMatch(/npx vitest run /);
  execFileSync('git', ['apply', '--check', join(CARPETA, 'patches', parche)], { cwd: RAIZ });
});
